/** Loads TypeScript sources of the packages into this process, without a build. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { withTempFolder } from "./stop.mjs";

/**
 * How esbuild puts one module together from the sources of the packages.
 * @type {import("esbuild").BuildOptions}
 */
export const FROM_SOURCES = JSON.parse(readFileSync(new URL("from-sources.json", import.meta.url), "utf8"));

/**
 * What a source module exports; packages it imports are taken from their sources too.
 * @param {string} entry
 * @param {import("esbuild").Plugin[]} [plugins]  as the package is built with them; none unless said otherwise
 * @returns {Promise<Record<string, unknown>>}
 */
export function loadSource(entry, plugins = []) {
  return withTempFolder(async (folder) => {
    const outfile = join(folder, "bundle.mjs");
    await build({ ...FROM_SOURCES, entryPoints: [entry], outfile, plugins });
    return import(pathToFileURL(outfile).href);
  });
}
