/** Runs the tests under a folder and keeps their report: `node scripts/package-tests.mjs packages/dice`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { show } from "./lib/run.mjs";
import { withTempFolder } from "./lib/stop.mjs";
import { keepReport, reportOf } from "./lib/test-reports.mjs";
import { root, tool } from "./lib/workspace.mjs";

/** Whether a skipped test fails. The browser test is skipped where no Chromium is installed, but never in CI. */
const forbidsSkips = process.env["SW_NO_SKIPS"] === "1";

const [folder = ""] = process.argv.slice(2);
await withTempFolder(async (temporary) => {
  const file = join(temporary, "tests.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const args = [tool("vitest"), "run", "--config", "vitest.workspace.ts", ...reporters, `${folder}/`];
  const code = await show(process.execPath, args, { cwd: root });
  const report = reportOf(JSON.parse(readFileSync(file, "utf8")));
  keepReport(folder, report);
  const isForbidden = forbidsSkips && report.skipped > 0;
  if (isForbidden) console.error(`${report.skipped} tests were skipped`);
  process.exitCode = code === 0 && !isForbidden ? 0 : 1;
});
