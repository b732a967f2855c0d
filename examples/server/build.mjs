/** Puts the example together from the sources of this workspace: the server and, beside it, the page. */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const server = fileURLToPath(new URL("src/main.ts", import.meta.url));
const client = fileURLToPath(new URL("../client", import.meta.url));
/** What modules of the older kind expect to find around them. */
const banner = {
  js:
    'import { createRequire as requireAt } from "node:module"; const require = requireAt(import.meta.url), ' +
    "__filename = import.meta.filename, __dirname = import.meta.dirname;",
};

/**
 * The server and the page become one file each.
 * @param {string} folder
 */
export async function buildExample(folder) {
  mkdirSync(folder, { recursive: true });
  /** @type {import("esbuild").BuildOptions} */
  const shared = { bundle: true, format: "esm", conditions: ["@sw/source"], logLevel: "error" };
  const outfile = join(folder, "main.mjs");
  await build({ ...shared, entryPoints: [server], outfile, platform: "node", target: "node20", banner });
  const page = join(client, "src/main.ts");
  await build({ ...shared, entryPoints: [page], outfile: join(folder, "page.js"), target: "es2022", minify: true });
  copyFileSync(join(client, "index.html"), join(folder, "index.html"));
  return outfile;
}
