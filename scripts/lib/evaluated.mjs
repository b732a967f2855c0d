/** Modules that a build replaces by what comes of them. */
import { isDeepStrictEqual } from "node:util";
import { loadSource } from "./bundle.mjs";

/**
 * A plugin for builds: in place of each module whose path fits stand its exports as plain data, and nothing of what it imports
 * goes along. Such a module must come to the same wherever it runs.
 * @param {RegExp} filter
 * @returns {import("esbuild").Plugin}
 */
export function evaluated(filter) {
  return {
    name: "evaluated",
    setup(build) {
      build.onLoad({ filter }, async ({ path }) => ({ contents: written(await loadSource(path), path), loader: "js" }));
    },
  };
}

/**
 * @param {Record<string, unknown>} exported
 * @param {string} path
 */
function written(exported, path) {
  const lines = Object.entries(exported).map(([name, value]) => {
    const data = JSON.stringify(value);
    if (data === undefined || !isDeepStrictEqual(JSON.parse(data), value))
      throw new Error(`${path}: ${name} is no plain data`);
    return `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(data)});`;
  });
  return lines.join("\n");
}
