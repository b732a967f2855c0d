/** Loads TypeScript sources of the packages into this process, without a build. */
import { readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { withTempFolder } from "./stop.mjs";

/**
 * How esbuild puts one module together from the sources of the packages.
 * @type {import("esbuild").BuildOptions}
 */
export const FROM_SOURCES = JSON.parse(readFileSync(new URL("from-sources.json", import.meta.url), "utf8"));

/** What CommonJS modules in a bundle of ES modules ask for Node's own by. */
const REQUIRE = `import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);`;

/**
 * What a source module exports; packages it imports are taken from their sources too.
 * @param {string} entry
 * @param {import("esbuild").Plugin[]} [plugins]  as the package is built with them; none unless said otherwise
 * @returns {Promise<Record<string, unknown>>}
 */
export function loadSource(entry, plugins = []) {
  return withTempFolder(async (folder) => {
    const outfile = join(folder, "bundle.mjs");
    await build({ ...FROM_SOURCES, banner: { js: REQUIRE }, entryPoints: [entry], outfile, plugins });
    return import(pathToFileURL(outfile).href);
  });
}

const ROOT = resolve(import.meta.dirname, "..", "..");

/**
 * Takes the sources of all packages from another folder than this checkout, and what they import from outside from here: for
 * bundles of another commit's code, which has no dependencies installed. A module that is not there fails the build.
 * @param {string} folder  holds packages/<p>/src
 * @returns {import("esbuild").Plugin}
 */
export function sourcesOf(folder) {
  const isResolved = Symbol("resolved");
  const packagesHere = join(ROOT, "packages") + sep;
  return {
    name: "sources of another folder",
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, pluginData, resolveDir, ...given }) => {
        if (pluginData === isResolved || given.kind === "entry-point" || folder === ROOT) return undefined;
        const from = path.startsWith(".") ? resolveDir : resolveDir.replace(folder, ROOT);
        const { kind, importer } = given;
        const found = await build.resolve(path, { kind, importer, resolveDir: from, pluginData: isResolved });
        const isSource = found.path.startsWith(packagesHere) && found.path.includes(`${sep}src${sep}`);
        return isSource ? { ...found, path: found.path.replace(ROOT, folder) } : found;
      });
    },
  };
}
