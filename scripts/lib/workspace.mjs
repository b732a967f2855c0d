/** Where things are: the root, the packages, the tools installed at the root. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the workspace. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The parts of a package.json that the scripts read.
 * @typedef {{
 *   name: string, version: string, private?: boolean, packageManager?: string,
 *   bin?: string | Record<string, string>,
 *   exports?: Record<string, Exported>,
 *   publishConfig?: { exports?: Record<string, Exported> },
 *   engines?: Record<string, string>,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Manifest
 */

/** @typedef {string | { [condition: string]: Exported }} Exported */

/** @typedef {{ short: string, path: string, manifest: Manifest }} Package  short: the folder's name */

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/**
 * The packages of the workspace, by folder name.
 * @returns {readonly Package[]}
 */
export function packages(workspace = root) {
  const home = join(workspace, "packages");
  return readdirSync(home)
    .filter((short) => existsSync(join(home, short, "package.json")))
    .sort()
    .map((short) => ({ short, path: join(home, short), manifest: manifestOf(join(home, short)) }));
}

/** The packages that are published. */
export function publicPackages(workspace = root) {
  return packages(workspace).filter(({ manifest }) => manifest.private !== true);
}

/**
 * The source file behind a subpath of a package, or undefined if it has no such subpath.
 * @param {Package} one
 * @param {string} subpath
 */
export function sourceOf(one, subpath) {
  const exported = one.manifest.exports?.[subpath];
  const source = typeof exported === "object" ? exported["@sw/source"] : undefined;
  return typeof source === "string" ? join(one.path, source) : undefined;
}

/**
 * The rules of a package, those of all its books together: the files of its subpaths `./rules/*.json`.
 * @param {Package} one
 * @returns {Readonly<Record<string, import("@sw/tabletop").RuleEntry>>}
 */
export function rulesOf({ path, manifest }) {
  const books = Object.entries(manifest.exports ?? {}).filter(([subpath]) => subpath.startsWith("./rules/"));
  return Object.assign({}, ...books.map(([, file]) => JSON.parse(readFileSync(join(path, String(file)), "utf8"))));
}

/**
 * The script behind a tool installed at the root, to be run by this Node: no shell, no search path.
 * @param {string} name  of the package
 * @param {string} [command]  where the package has several
 */
export function tool(name, command) {
  const folder = join(root, "node_modules", name);
  const { bin } = manifestOf(folder);
  const script =
    typeof bin === "string" ? bin : Object.entries(bin ?? {}).find(([key]) => key === (command ?? key))?.[1];
  if (script === undefined) throw new Error(`${name} has no command ${command ?? ""}`);
  return join(folder, script);
}
