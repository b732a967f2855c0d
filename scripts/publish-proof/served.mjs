/** The page of `sw serve`, as the installed command serves it: all that it loads must be there. */
import { join } from "node:path";
import { firstLine } from "../lib/run.mjs";

/** What a file of the page loads: paths in HTML, modules in scripts, fonts in style sheets. */
const LOADED = /(?:href|src)="(\/[^"]+)"|(?:from|import)\s*\(?"\.(\/[^"]+\.js)"|url\("?\.?(\/[^")]+)"?\)/g;

/**
 * Starts the command in a project that has installed it and fetches its page with everything that the page loads.
 * @param {string} folder  of the project
 * @returns {Promise<number>} how many files were fetched
 */
export async function fetchServedPage(folder) {
  const command = join(folder, "node_modules", ".bin", "sw");
  const { line, stop } = await firstLine(command, ["serve", "--port", "0"], { cwd: folder });
  try {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url === undefined) throw new Error(`sw serve does not say where its page is: ${line}`);
    return await fetchAll(url);
  } finally {
    await stop();
  }
}

/** @param {string} site */
async function fetchAll(site) {
  const paths = new Set(["/"]);
  for (const path of paths) {
    const answer = await fetch(new URL(path, site));
    const text = await answer.text();
    if (!answer.ok || text === "")
      throw new Error(`sw serve answers ${answer.status} for ${path}, with ${text.length} characters`);
    for (const [, ...loaded] of text.matchAll(LOADED)) paths.add(loaded.find((one) => one !== undefined) ?? "/");
  }
  for (const kind of [".js", ".css"]) {
    if (![...paths].some((path) => path.endsWith(kind))) throw new Error(`the page of sw serve loads no ${kind} file`);
  }
  return paths.size;
}
