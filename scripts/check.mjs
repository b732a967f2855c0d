/**
 * Everything that must hold before a change lands: `npm test` after the install, or `pnpm check`. The gates, what they depend on
 * and what each reads stand under `wireit` in package.json; a gate is repeated only if something that it reads has changed.
 *
 *   --release   repeats every gate, and adds what only a release needs: the packed tarballs, and publishing into fresh projects
 *   --runtime   repeats only what depends on the version of Node: the tests, `npm start`, and publishing
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { processorSeconds } from "./lib/processor-time.mjs";
import { show } from "./lib/run.mjs";
import { allReports, forgetReports } from "./lib/test-reports.mjs";
import { root, tool } from "./lib/workspace.mjs";

/** Files of tests of which the time is told. */
const TOLD = 20;

const { values } = parseArgs({
  options: { release: { type: "boolean", default: false }, runtime: { type: "boolean", default: false } },
});
const gates = values.runtime ? "gates:runtime" : values.release ? "gates:release" : "gates";
if (values.release || values.runtime) {
  rmSync(join(root, ".wireit"), { recursive: true, force: true });
  forgetReports();
}

// Freshness is enough: outputs of older sources would only fill the disk. One gate at a time: the tests of a package take all cores.
const env = { WIREIT_CACHE: "none", WIREIT_PARALLEL: "1", ...process.env };
const code = await show(process.execPath, [tool("pnpm", "pnpm"), "run", gates], { cwd: root, env });
const { passed, failed, skipped, files } = allReports();
console.log("\nThe slowest files of tests:");
for (const [file, seconds] of files.slice(0, TOLD)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
if (skipped > 0) console.log(`${skipped} tests were skipped`);
const processor = processorSeconds();
const spent = processor === undefined ? "" : ` (${processor.toFixed(1)} s of processor time)`;
console.log(`\nAll gates together: ${(performance.now() / 1000).toFixed(1)} s${spent}`);
console.log(`${passed} passed, ${code === 0 ? failed : Math.max(1, failed)} failed`);
process.exitCode = code;
