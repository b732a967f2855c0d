/** The site: `npm run docs` writes its pages into `.site/pages`, then VitePress builds them. */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { defineConfig } from "vitepress";
import { firstScripts, lightHead, lightMarkup, withColourClasses, withFirstScripts } from "./markup.ts";
import { packed } from "./search-index.ts";

const site = new URL("../../.site/", import.meta.url);
const sidebar = JSON.parse(readFileSync(new URL("sidebars.json", site), "utf8"));

const GAMES = [
  { text: "Deckbuilding Game", short: "deckbuilder" },
  { text: "Rebellion", short: "rebellion" },
  { text: "Legion", short: "legion" },
];
const cards = GAMES.map(({ text, short }) => ({ text, link: `/es/${short}/cards/` }));

const SPANISH_RULES = [
  { text: "Deckbuilding Game", link: "/es/deckbuilder/rules" },
  { text: "Rebellion", link: "/es/rebellion/rules" },
  { text: "Rise of the Empire", link: "/es/rebellion/rise-of-the-empire" },
  { text: "Ataque Imperial", link: "/es/rebellion/solo" },
  { text: "Legion", link: "/es/legion/rules" },
  { text: "Legion: cualidades", link: "/es/legion/keywords" },
];

const base = process.env["SITE_BASE"] ?? "/";

/**
 * What of a page is searched: of the reference the headings, of all other pages everything.
 * @param {string} source
 * @param {{ relativePath: string }} env
 * @param {{ render(source: string, env: object): string }} markdown
 */
function searched(source, env, markdown) {
  const isReference = env.relativePath.startsWith("api/");
  const kept = isReference
    ? source.replace(/^(?!#{1,3} ).*$/gm, "").replace(/\n{2,}/g, "\n\n")
    : source.replace(/<details>.*?<\/details>/gs, "");
  return markdown.render(kept, { ...env, isSearched: true });
}

/**
 * The link of a heading to itself, by which VitePress finds the sections that are searched. In the pages the theme adds it.
 * @param {string} slug
 * @param {unknown} _options
 * @param {{ env: { isSearched?: boolean }, tokens: { children: object[] | null }[], Token: new (type: string, tag: string, nesting: number) => object }} state
 * @param {number} index
 */
function permalink(slug, _options, { env, tokens, Token }, index) {
  if (env.isSearched !== true) return;
  const content = ` <a class="header-anchor" href="#${encodeURI(slug)}">&ZeroWidthSpace;</a>`;
  const link = Object.assign(new Token("html_inline", "", 0), { content, meta: { isPermalinkSymbol: true } });
  tokens[index + 1]?.children?.push(link);
}

/**
 * A word as the search index has it; null for words that nearly every paragraph has, which would fill the index. VitePress
 * takes the source of this function to the browser, where no name from here is known.
 * @param {string} term
 */
function indexed(term) {
  const isFrequent =
    /^(an?|and|are|as|at|be|by|for|from|has|if|in|is|its?|may|not?|of|on|only|or|that|the|this|to|with|al|con|del?|el|en|es|las?|los|para|por|que|se|su|una?|[oy])$/i;
  return isFrequent.test(term) ? null : term.toLowerCase();
}

/** @param {string} file */
const importedFrom = (file) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

/** An expression for a text that is published compressed. It needs `inflated`. @param {string} text */
function compressed(text) {
  return `await inflated(${JSON.stringify(deflateRawSync(text, { level: 9 }).toString("base64"))})`;
}

const INFLATED = `import { inflated } from ${importedFrom("inflated.ts")};`;

/**
 * The search index is published packed and compressed.
 * @type {import("vitepress").Plugin}
 */
const packedSearch = {
  name: "packed-search",
  transform(code, id) {
    if (!/^\/@localSearchIndex./.test(id)) return null;
    const index = JSON.parse(JSON.parse(code.slice("export default ".length)));
    const text = compressed(JSON.stringify(packed(index)));
    return `${INFLATED} import { unpacked } from ${importedFrom("search-index.ts")}; export default JSON.stringify(unpacked(JSON.parse(${text})));`;
  },
};

const SHOWN = "\0shown-of-rules:";

/**
 * Boards tell of a rule what it says and where it stands; the rest of the rule indexes is in the pages of rules. What they
 * tell is published compressed.
 * @type {import("vitepress").Plugin}
 */
const shownOfRules = {
  name: "shown-of-rules",
  enforce: "pre",
  resolveId(source, importer) {
    return source.endsWith(".json") && importer !== undefined && /\/src\/rules\/[^/]+$/.test(importer)
      ? SHOWN + resolve(dirname(importer), source).replace(/\.json$/, "")
      : null;
  },
  load(id) {
    if (!id.startsWith(SHOWN)) return null;
    const all = JSON.parse(readFileSync(`${id.slice(SHOWN.length)}.json`, "utf8"));
    const rules = Object.entries(all).map(([rule, { source, rule: text }]) => [rule, { source, rule: text }]);
    return `${INFLATED} export default JSON.parse(${compressed(JSON.stringify(Object.fromEntries(rules)))});`;
  },
};

/**
 * A component of the theme in place of VitePress's own.
 * @param {string} name
 * @param {string} own
 */
function inPlaceOf(name, own) {
  return {
    find: new RegExp(`^\\.(/components)?/${name}\\.vue$`),
    replacement: fileURLToPath(new URL(`theme/${own}.ts`, import.meta.url)),
  };
}

/** @type {Map<string, string>} */
const componentIds = new Map();

/** A short id for a component's scoped styles: it stands on every element of theirs. @param {string} path */
function componentId(path) {
  const known = componentIds.get(path) ?? componentIds.size.toString(36);
  componentIds.set(path, known);
  return known;
}

/** The scripts that run before a page is drawn. */
let first = "";

export default defineConfig({
  title: "Star Wars tabletop rules",
  description: "Rules of Star Wars: Rebellion, Legion and The Deckbuilding Game as TypeScript libraries.",
  base,
  srcDir: "../.site/pages",
  outDir: "../.site/dist",
  cacheDir: "../.site/cache",
  router: { prefetchLinks: false },
  appearance: "dark",
  // A change of one page must not change the name of every file.
  metaChunk: true,
  head: [
    ["meta", { name: "theme-color", content: "#11151b" }],
    ["link", { rel: "icon", href: `${base}icon.svg` }],
  ],
  transformHtml: (html, _id, { pageData }) => {
    first = firstScripts(html);
    const page = withFirstScripts(html, `${base}first.js`);
    return lightMarkup(pageData.relativePath === "index.md" ? page : lightHead(page));
  },
  buildEnd: ({ outDir }) => writeFileSync(join(outDir, "first.js"), first),
  markdown: {
    theme: { light: "github-light", dark: "github-dark" },
    codeTransformers: [{ postprocess: withColourClasses }],
    anchor: { permalink, tabIndex: false },
  },
  vue: { features: { componentIdGenerator: componentId } },
  locales: {
    root: { label: "English", lang: "en" },
    es: {
      label: "Español",
      lang: "es",
      link: "/es/",
      themeConfig: {
        nav: [
          { text: "Cartas", items: cards },
          { text: "Reglas", items: SPANISH_RULES },
          { text: "Solitario", link: "/es/solo" },
        ],
        outline: { label: "En esta página", level: 2 },
        docFooter: { prev: "Anterior", next: "Siguiente" },
        darkModeSwitchLabel: "Aspecto",
        sidebarMenuLabel: "Menú",
        returnToTopLabel: "Arriba",
        langMenuLabel: "Cambiar de idioma",
      },
    },
  },
  themeConfig: {
    nav: [
      { text: "Start", link: "/start" },
      ...GAMES.map(({ text, short }) => ({ text, link: `/packages/${short}-core/` })),
      {
        text: "Play",
        items: [
          { text: "The Deckbuilding Game", link: "/play" },
          { text: "Rebellion", link: "/play-rebellion" },
          { text: "Legion", link: "/play-legion" },
          { text: "Playground", link: "/playground" },
        ],
      },
      { text: "Reference", link: "/api/" },
    ],
    sidebar,
    outline: { level: 2 },
    i18nRouting: false,
    externalLinkIcon: false,
    search: {
      provider: "local",
      options: {
        _render: searched,
        // The titles above a heading are shown, not searched.
        miniSearch: { options: { fields: ["title", "text"], processTerm: indexed } },
        locales: {
          es: {
            translations: {
              button: { buttonText: "Buscar", buttonAriaLabel: "Buscar" },
              modal: {
                noResultsText: "Sin resultados para",
                resetButtonTitle: "Borrar la búsqueda",
                footer: { selectText: "abrir", navigateText: "recorrer", closeText: "cerrar" },
              },
            },
          },
        },
      },
    },
    footer: {
      message: "An unofficial fan project, not made, endorsed or licensed by the owners of the games or of Star Wars.",
      copyright: "The code is under the MIT licence.",
    },
  },
  vite: {
    // Boards in the pages come from the sources of the packages, not from their builds.
    resolve: {
      conditions: ["@sw/source", "module", "browser", "development|production"],
      alias: [
        inPlaceOf("VPNav", "late-bar"),
        inPlaceOf("VPSidebar", "late-sidebar"),
        inPlaceOf("VPDocAside", "late-outline"),
        inPlaceOf("VPDocFooter", "late-pager"),
        inPlaceOf("VPFooter", "late-footer"),
      ],
    },
    plugins: [packedSearch, shownOfRules],
    build: { chunkSizeWarningLimit: 2000, target: "es2022" },
    esbuild: { target: "es2022" },
  },
});
