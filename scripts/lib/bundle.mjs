/** Loads TypeScript sources of the packages into this process, without a build. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { withTempFolder } from "./stop.mjs";

/**
 * What a source module exports; packages it imports are taken from their sources too.
 * @param {string} entry
 * @returns {Promise<Record<string, unknown>>}
 */
export function loadSource(entry) {
  return withTempFolder(async (folder) => {
    const outfile = join(folder, "bundle.mjs");
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      conditions: ["@sw/source"],
      logLevel: "error",
    });
    return import(pathToFileURL(outfile).href);
  });
}
