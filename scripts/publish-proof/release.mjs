/** Versions and publishes the copy of the workspace with changesets, as a release does. */
import { delimiter, join } from "node:path";
import { capture } from "../lib/run.mjs";
import { publicPackages, root, tool } from "../lib/workspace.mjs";

/** @typedef {import("../lib/workspace.mjs").Package} Package */

/**
 * @param {import("./registry.mjs").Registry} registry
 * @param {string} workspace
 * @returns {Promise<readonly Package[]>} the packages as published
 */
export async function release(registry, workspace) {
  const changeset = tool("@changesets/cli");
  // changesets calls pnpm by name: the pinned one, whatever the machine has
  const path = `${join(root, "node_modules", ".bin")}${delimiter}${process.env["PATH"] ?? ""}`;
  const env = { ...registry.env, PATH: path, CI: "true" };
  await capture(process.execPath, [changeset, "version"], { cwd: workspace, env });
  await capture(process.execPath, [changeset, "publish", "--no-git-tag"], { cwd: workspace, env });
  const released = publicPackages(workspace);
  for (const one of released) await checkPublished(registry, one);
  return released;
}

/**
 * What pnpm must have replaced on the way out: workspace ranges and the condition that leads to sources.
 * @param {import("./registry.mjs").Registry} registry
 * @param {Package} one
 */
async function checkPublished(registry, { manifest: { name, version } }) {
  const text = JSON.stringify(await registry.manifest(name, version));
  for (const leftover of ["workspace:", "@sw/source"]) {
    if (text.includes(leftover)) throw new Error(`${name}@${version} was published with ${leftover}`);
  }
}
