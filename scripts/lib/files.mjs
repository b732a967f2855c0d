/** The project's own files: everything in the tree that is neither installed, built, git's nor there for a moment only. */
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./workspace.mjs";

const FOREIGN = new Set([
  ".git",
  "node_modules",
  "dist",
  "coverage",
  ".site",
  "replays",
  ".mutation",
  ".wireit",
  "page-samples",
]);
/** Folders in which lib/readme.ts checks samples; they go away again while others look. */
const PASSING = ".readme-";

/**
 * Paths relative to the root, with forward slashes, sorted.
 * @returns {readonly string[]}
 */
export function projectFiles() {
  return under(root)
    .map((path) => relative(root, path).replaceAll("\\", "/"))
    .sort();
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function under(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (FOREIGN.has(entry.name) || entry.name.startsWith(PASSING)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? under(path) : [path];
  });
}
