/**
 * Everything that must hold before a change lands: `npm test` after the install, or `pnpm check`. With `--runtime` only what
 * depends on the version of Node: the tests, `npm start`, and the built packages in fresh projects; needs built packages.
 */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { commands, runGates } from "./lib/gates.mjs";
import { show } from "./lib/run.mjs";
import { withTempFolder } from "./lib/stop.mjs";
import { root, tool } from "./lib/workspace.mjs";

const pnpm = tool("pnpm", "pnpm");
// The native compiler checks in a quarter of the time; what makes declarations needs the other one.
const tsc = tool("typescript-native", "tsc");

/** Files of tests of which the time is told. */
const TOLD = 20;

/**
 * The files of tests that took longest, the longest first, with their seconds.
 * @param {readonly { name: string, startTime: number, endTime: number }[]} files
 * @returns {readonly string[]}
 */
function slowest(files) {
  return files
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, TOLD)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/** Whether a skipped test fails the gate. The browser test is skipped where no Chromium is installed, but never in CI. */
const forbidsSkips = process.env["SW_NO_SKIPS"] === "1";

/**
 * Runs the tests of every project.
 * @returns {Promise<import("./lib/gates.mjs").Verdict>}
 */
function tests() {
  return withTempFolder(async (folder) => {
    const report = join(folder, "tests.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const args = [tool("vitest"), "run", "--config", "vitest.workspace.ts", ...reporters];
    const code = await show(process.execPath, args, { cwd: root });
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    for (const line of slowest(testResults)) console.log(line);
    const skipped = numTotalTests - numPassedTests - numFailedTests;
    if (skipped > 0) console.log(`${skipped} tests were skipped`);
    return { ok: code === 0 && !(forbidsSkips && skipped > 0), passed: numPassedTests, failed: numFailedTests };
  });
}

const TESTS = { title: "tests (vitest)", check: tests };
const PUBLISHING = commands("publishing into fresh consumers", ["scripts/publish-proof/main.mjs"]);

const EVERYTHING = [
  commands("format and lint (biome)", [tool("@biomejs/biome"), "check", "."]),
  commands("source laws", ["scripts/source-laws.mjs"]),
  commands(
    "types",
    ["--import=tsx", "scripts/samples.mjs"],
    // One program for all packages: each by itself would read those below it once more.
    [tsc, "-p", "tsconfig.json"],
    [tsc, "-p", "tsconfig.libraries.json"],
    // Boards and the command's page are made for browsers: they alone know its types.
    [tsc, "-p", "packages/boards/tsconfig.json"],
    [tsc, "-p", "packages/boards/tsconfig.src.json"],
    [tsc, "-p", "packages/cli/page/tsconfig.json"],
    [tsc, "-p", "examples/tsconfig.json"],
    [tsc, "-p", "scripts/tsconfig.json"],
  ),
  TESTS,
  commands(
    "JSON Schemas and data of the games",
    ["scripts/schemas.mjs"],
    ["--conditions=@sw/source", "--import=tsx", "scripts/data.ts"],
  ),
  commands("build", [pnpm, "-r", "--reporter=append-only", "run", "build"]),
  commands("what packages export (api.md)", ["scripts/api.mjs"]),
  commands("packed tarballs (publint, are-the-types-wrong)", ["scripts/tarballs.mjs"]),
  commands("size budgets", [tool("size-limit")]),
  commands("unused code (knip)", [tool("knip", "knip")]),
  commands("import directions (dependency-cruiser)", [tool("dependency-cruiser", "depcruise"), "packages", "examples"]),
  commands("rules coverage", ["scripts/rules.mjs"]),
  PUBLISHING,
  commands("release notes (changesets)", ["scripts/release-notes.mjs"]),
];
const RUNTIME = [TESTS, commands("npm start", ["scripts/bootstrap.mjs", "start", "--fast"]), PUBLISHING];

const held = await runGates(process.argv.includes("--runtime") ? RUNTIME : EVERYTHING);
process.exitCode = held ? 0 : 1;
