/**
 * Every changed package has its release note: `changeset status`. On the base branch all notes not yet released count,
 * on a branch off it those added since. A clone without the base branch has nothing to compare with.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { capture, show } from "./lib/run.mjs";
import { root, tool } from "./lib/workspace.mjs";

const { baseBranch } = JSON.parse(readFileSync(join(root, ".changeset/config.json"), "utf8"));

/** @param {...string} args  @returns {Promise<string | undefined>} */
function git(...args) {
  return capture("git", args, { cwd: root }).then(
    (printed) => printed.trim(),
    () => undefined,
  );
}

/** @returns {Promise<readonly string[] | undefined>} the arguments of `changeset`; undefined if there is no base */
async function comparison() {
  const head = await git("rev-parse", "HEAD");
  for (const ref of [baseBranch, `origin/${baseBranch}`]) {
    const fork = await git("merge-base", ref, "HEAD");
    if (fork !== undefined) return ref === baseBranch && fork === head ? ["status"] : ["status", `--since=${ref}`];
  }
  return undefined;
}

const args = await comparison();
if (args === undefined) console.log(`no branch ${baseBranch} here to compare with`);
else process.exitCode = await show(process.execPath, [tool("@changesets/cli"), ...args], { cwd: root });
