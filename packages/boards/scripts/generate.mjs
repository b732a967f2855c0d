/**
 * Writes what comes from files of this package: `src/icons.ts` from `icons/*.svg`, `src/common/tokens.ts` from
 * `tokens.css`, `custom-elements.json` from the sources. `node scripts/generate.mjs` in the package; a test holds these
 * files to what this writes.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { manifest } from "./manifest.mjs";

const home = new URL("../", import.meta.url);
const HEAD = "// Written by scripts/generate.mjs; change the files that it reads.\n";
const WIDTH = 120;

/** @param {string} name */
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/**
 * A constant as the formatter would lay it out.
 * @param {string} name
 * @param {string} text
 */
function constant(name, text) {
  const [head, value] = [`export const ${name} =`, `'${text}';`];
  return head.length + 1 + value.length > WIDTH ? `${head}\n  ${value}\n` : `${head} ${value}\n`;
}

/** The module of the icons: what stands inside each drawing, ready for an `<svg viewBox="0 0 24 24">`. */
export function iconsModule() {
  const files = readdirSync(new URL("icons/", home)).sort();
  const lines = files.map((file) => {
    const text = readFileSync(new URL(`icons/${file}`, home), "utf8").trim();
    const [, attributes = "", inner = ""] = /^<svg ([^>]*)>(.*)<\/svg>$/s.exec(text) ?? [];
    const stroke = /fill="none".*/.exec(attributes)?.[0];
    return constant(camel(file.replace(".svg", "")), stroke === undefined ? inner : `<g ${stroke}>${inner}</g>`);
  });
  return `${HEAD}${lines.join("")}`;
}

/** The module of the tokens, for the shadow trees of the elements. */
export function tokensModule() {
  const css = readFileSync(new URL("tokens.css", home), "utf8").replace(/\/\*.*?\*\//gs, "");
  return `${HEAD}/** The custom properties of \`tokens.css\`, without its comments. */\n${constant("TOKENS", css.replace(/\s+/g, " ").trim())}`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  writeFileSync(new URL("src/icons.ts", home), iconsModule());
  writeFileSync(new URL("src/common/tokens.ts", home), tokensModule());
  writeFileSync(new URL("custom-elements.json", home), `${JSON.stringify(manifest(), null, 2)}\n`);
}
