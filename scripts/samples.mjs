/**
 * Writes the samples of the pages as modules, so that the compiler checks them with the packages: one for each sample, in
 * `test/page-samples/` of the package from which it imports. Run by `node --import=tsx`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES, pagesOf, samplesOf } from "./lib/samples.ts";
import { root } from "./lib/workspace.mjs";

for (const short of PACKAGES) {
  const folder = join(root, "packages", short, "test/page-samples");
  const samples = new Map(pagesOf(short).flatMap(filesOf));
  if (samples.size > 0) mkdirSync(folder, { recursive: true });
  for (const name of existsSync(folder) ? readdirSync(folder) : []) if (!samples.has(name)) rmSync(join(folder, name));
  for (const [name, text] of samples) writeIfNew(join(folder, name), text);
}

/**
 * The samples of a page as names and texts of files.
 * @param {string} page
 * @returns {readonly (readonly [name: string, text: string])[]}
 */
function filesOf(page) {
  const name = page.replaceAll("/", "-").replace(/\.md$/, "");
  return samplesOf(page).map(({ line, code }) => [`${name}-${line}.ts`, `${code}\n`]);
}

/**
 * Writes a file unless it says so already: what reads the samples is not repeated for nothing.
 * @param {string} file
 * @param {string} text
 */
function writeIfNew(file, text) {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
