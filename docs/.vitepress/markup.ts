/** Markup of the built pages without what a browser reads into it anyway. */

/** The classes of code, whose colours `theme/style.css` has, by what the highlighter gives it on a light page. */
const CODE_CLASSES: Readonly<Record<string, string>> = {
  "#D73A49": "code-keyword",
  "#032F62": "code-string",
  "#005CC5": "code-constant",
  "#6F42C1": "code-function",
  "#6A737D": "code-comment",
  "#E36209": "code-variable",
  "#22863A": "code-tag",
};

const COLOURED = /<span style="--shiki-light:(#\w{6});--shiki-dark:#\w{6};?">([^<]*)<\/span>/g;
/** The light colour of code that is nothing of all that. */
const USUAL = "#24292E";

/** Highlighted code with classes for its colours. */
export function withColourClasses(html: string): string {
  return html.replace(COLOURED, (span, light: string, text: string) => {
    const name = CODE_CLASSES[light];
    if (name !== undefined) return `<span class="${name}">${text}</span>`;
    return light === USUAL ? text : span;
  });
}

const BLOCK =
  "address|article|aside|blockquote|details|div|dl|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul";

/** The ends of elements that HTML lets one leave out, each with what must follow. */
const ENDS: readonly RegExp[] = [
  new RegExp(`</p>(?=<(?:${BLOCK})[ >]|</(?:blockquote|details|div|li)>)`, "g"),
  /<\/li>(?=<li[ >]|<\/[ou]l>)/g,
  /<\/t[dh]>(?=<t[dhr][ >]|<\/tr>)/g,
  /<\/tr>(?=<tr[ >]|<\/t(?:body|head)>)/g,
];

/** A page without the ends of elements that the next tag tells, and with plain characters for entities that nothing needs. */
export function lightMarkup(html: string): string {
  return ENDS.reduce((text, end) => text.replace(end, ""), html.replace(/>[^<>]*(?=<)/g, withPlainCharacters));
}

/** A page's head without line breaks, the name of the generator, and the description, which is that of the whole site. */
export function lightHead(html: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end).replace(/\n\s*/g, "");
  return head.replace(/<meta name="(generator|description)"[^>]*>/g, "") + html.slice(end);
}

const FIRST_SCRIPTS = /<script id="check-[^>]*>(.*?)<\/script>/gs;

/** What VitePress's inline scripts do before a page is drawn, such as choosing dark or light. It is the same on all pages. */
export function firstScripts(html: string): string {
  return [...html.matchAll(FIRST_SCRIPTS)].map(([, text]) => text).join("\n");
}

/** A page that loads these scripts from a file instead of repeating them. */
export function withFirstScripts(html: string, src: string): string {
  let isFirst = true;
  return html.replace(FIRST_SCRIPTS, () => {
    const link = isFirst ? `<script src="${src}"></script>` : "";
    isFirst = false;
    return link;
  });
}

function withPlainCharacters(text: string): string {
  return text.replaceAll("&quot;", '"').replace(/(?<=.)&gt;/g, ">");
}
