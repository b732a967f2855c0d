/** A copy of the workspace as it stands, built, in which versions may be raised without touching the tree. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { projectFiles } from "../lib/files.mjs";
import { packages, publicPackages, root } from "../lib/workspace.mjs";

const LINK = process.platform === "win32" ? "junction" : "dir";

/**
 * @param {string} target  a folder that does not exist yet
 */
export function copyWorkspace(target) {
  for (const file of projectFiles()) cpSync(join(root, file), join(target, file));
  const copied = new Map(packages().map(({ short, manifest }) => [manifest.name, join(target, "packages", short)]));
  for (const { short, path } of packages()) {
    const home = join(target, "packages", short);
    if (existsSync(join(path, "dist"))) cpSync(join(path, "dist"), join(home, "dist"), { recursive: true });
    linkDependencies(join(path, "node_modules"), join(home, "node_modules"), copied);
  }
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"), LINK);
  adaptChangesets(join(target, ".changeset"), target);
}

/**
 * Links what is installed for a package into its copy; packages of the workspace to their copies.
 * @param {string} from
 * @param {string} to
 * @param {ReadonlyMap<string, string>} copied
 */
function linkDependencies(from, to, copied) {
  if (!existsSync(from)) return;
  for (const name of installedIn(from)) {
    const link = join(to, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(copied.get(name) ?? realpathSync(join(from, name)), link, LINK);
  }
}

/**
 * @param {string} folder  a node_modules
 * @returns {readonly string[]}
 */
function installedIn(folder) {
  const names = readdirSync(folder).filter((name) => !name.startsWith("."));
  return names.flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

/**
 * Changelogs look up commits and the copy has none. A release needs at least one note: right after one there is none.
 * @param {string} notes
 * @param {string} workspace
 */
function adaptChangesets(notes, workspace) {
  const config = join(notes, "config.json");
  writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(config, "utf8")), changelog: false }));
  if (readdirSync(notes).some((name) => name.endsWith(".md") && name !== "README.md")) return;
  const lines = publicPackages(workspace).map(({ manifest }) => `"${manifest.name}": patch`);
  writeFileSync(join(notes, "proof-of-publishing.md"), `---\n${lines.join("\n")}\n---\n\nProof of publishing.\n`);
}
