/** Packs every public package as it would be published and holds the tarball against publint and are-the-types-wrong. */
import { join } from "node:path";
import { capture } from "./lib/run.mjs";
import { withTempFolder } from "./lib/stop.mjs";
import { publicPackages, root, tool } from "./lib/workspace.mjs";

const node = process.execPath;

/** @param {import("./lib/workspace.mjs").Package} one */
function isLibrary({ manifest }) {
  return Object.keys(manifest.exports ?? {}).some((subpath) => subpath !== "./package.json");
}

/**
 * @param {import("./lib/workspace.mjs").Package} one
 * @param {string} folder
 * @throws {Error} with what the linters found
 */
async function lint(one, folder) {
  const tarball = join(folder, `${one.short}.tgz`);
  await capture(node, [tool("pnpm", "pnpm"), "pack", "--out", tarball], { cwd: one.path });
  await capture(node, [tool("publint"), "run", tarball, "--strict"], { cwd: root });
  // a package without importable modules has no types to be wrong
  if (!isLibrary(one)) return;
  const styles = Object.keys(one.manifest.exports ?? {}).filter((subpath) => subpath.endsWith(".css"));
  const untyped = styles.length === 0 ? [] : ["--exclude-entrypoints", ...styles.map((subpath) => subpath.slice(2))];
  const profile = ["--profile", "esm-only", "--format", "ascii"];
  await capture(node, [tool("@arethetypeswrong/cli"), tarball, ...profile, ...untyped], { cwd: root });
}

await withTempFolder(async (folder) => {
  for (const one of publicPackages()) {
    try {
      await lint(one, folder);
      console.log(`${one.manifest.name}: no findings`);
    } catch (error) {
      console.error(`${one.manifest.name}: ${error}`);
      process.exitCode = 1;
    }
  }
});
