/** Puts the example together from the sources of this workspace: the server and, beside it, the page. */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const server = fileURLToPath(new URL("src/main.ts", import.meta.url));
const client = fileURLToPath(new URL("../client", import.meta.url));

/**
 * The server keeps its libraries where they are installed; a browser gets one file.
 * @param {string} folder  below this one, so that the libraries are found
 */
export async function buildExample(folder) {
  mkdirSync(folder, { recursive: true });
  /** @type {import("esbuild").BuildOptions} */
  const shared = { bundle: true, format: "esm", conditions: ["@sw/source"], logLevel: "error" };
  const external = ["ws", "valibot", "write-file-atomic"];
  const outfile = join(folder, "main.mjs");
  await build({ ...shared, entryPoints: [server], outfile, platform: "node", target: "node20", external });
  const page = join(client, "src/main.ts");
  await build({ ...shared, entryPoints: [page], outfile: join(folder, "page.js"), target: "es2022", minify: true });
  copyFileSync(join(client, "index.html"), join(folder, "index.html"));
  return outfile;
}
