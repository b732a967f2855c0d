/**
 * Stocks the registry with what the packages depend on, taken from this workspace's own installation: consumers then
 * install in the ordinary way, no other registry is asked, and an undeclared dependency shows at once.
 */
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { capture } from "../lib/run.mjs";
import { manifestOf } from "../lib/workspace.mjs";

/** @typedef {import("./registry.mjs").Registry} Registry */

/**
 * Puts the dependencies of the packages (their optional peers too), and what those need, into the registry.
 * @param {Registry} registry
 * @param {readonly import("../lib/workspace.mjs").Package[]} packages
 * @param {string} folder  for the tarballs
 * @returns {Promise<readonly string[]>} name@version of each
 */
export async function stock(registry, packages, folder) {
  /** @type {Map<string, string>} */
  const folders = new Map();
  const own = new Set(packages.map(({ manifest }) => manifest.name));
  for (const { path, manifest } of packages) {
    const wanted = { ...manifest.dependencies, ...manifest.peerDependencies };
    for (const name of Object.keys(wanted))
      if (!own.has(name)) collect(join(path, "node_modules", name), name, folders);
  }
  for (const [spec, home] of folders) await put(registry, spec, home, folder);
  return [...folders.keys()];
}

/**
 * @param {string} link
 * @param {string} name
 * @param {Map<string, string>} folders  name@version to where it is installed
 */
function collect(link, name, folders) {
  const home = realpathSync(link);
  const manifest = manifestOf(home);
  const spec = `${manifest.name}@${manifest.version}`;
  if (folders.has(spec)) return;
  folders.set(spec, home);
  // pnpm lays a package's dependencies beside it
  const beside = name.startsWith("@") ? dirname(dirname(home)) : dirname(home);
  for (const next of Object.keys(manifest.dependencies ?? {})) collect(join(beside, next), next, folders);
}

/**
 * Packs what is installed as it lies there: it was packed by its authors once, and `pnpm pack` takes a second for each.
 * @param {string} home
 * @param {string} path  of the tarball
 */
async function pack(home, path) {
  const folder = mkdtempSync(join(dirname(path), "pack-"));
  cpSync(home, join(folder, "package"), {
    recursive: true,
    filter: (one) => basename(one) !== "node_modules",
  });
  await capture("tar", ["-czf", path, "-C", folder, "package"], { cwd: folder });
}

/**
 * @param {Registry} registry
 * @param {string} spec
 * @param {string} home
 * @param {string} folder
 */
async function put(registry, spec, home, folder) {
  const manifest = manifestOf(home);
  const { name, version } = manifest;
  const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
  const path = join(folder, file);
  await pack(home, path);
  const data = readFileSync(path);
  const dist = {
    integrity: `sha512-${createHash("sha512").update(data).digest("base64")}`,
    shasum: createHash("sha1").update(data).digest("hex"),
    tarball: `${registry.url}${name}/-/${file}`,
  };
  const body = JSON.stringify({
    _id: name,
    name,
    "dist-tags": { latest: version },
    versions: { [version]: { ...manifest, _id: spec, dist } },
    _attachments: {
      [file]: { content_type: "application/octet-stream", data: data.toString("base64"), length: data.length },
    },
  });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(registry.url + name.replace("/", "%2f"), { method: "PUT", headers, body });
  if (!answer.ok) throw new Error(`${spec}: ${answer.status} ${await answer.text()}`);
}
