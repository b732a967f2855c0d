/** What the test runs of the packages found: each run leaves a report, which is kept as long as nothing it depends on changes. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./workspace.mjs";

const FOLDER = join(root, "node_modules/.cache/tests");

/** @typedef {{ readonly name: string, readonly startTime: number, readonly endTime: number }} TestFile */

/**
 * Counts of a run and the seconds that each of its files took.
 * @typedef {{ passed: number, failed: number, skipped: number, files: readonly (readonly [string, number])[] }} Report
 */

/**
 * Reads a report from what vitest's JSON reporter wrote.
 * @param {{ numPassedTests: number, numFailedTests: number, numTotalTests: number, testResults: readonly TestFile[] }} json
 * @returns {Report}
 */
export function reportOf({ numPassedTests: passed, numFailedTests: failed, numTotalTests, testResults }) {
  const files = testResults.map(
    ({ name, startTime, endTime }) => /** @type {const} */ ([relative(root, name), (endTime - startTime) / 1000]),
  );
  return { passed, failed, skipped: numTotalTests - passed - failed, files };
}

/**
 * Keeps the report of the tests under a folder.
 * @param {string} folder
 * @param {Report} report
 */
export function keepReport(folder, report) {
  const file = join(FOLDER, `${folder}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

/** Removes all reports. */
export function forgetReports() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Adds up the reports that are kept; `files` has the slowest first. @returns {Report} */
export function allReports() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: "utf8" }) : [];
  /** @type {Report[]} */
  const reports = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")));
  return {
    passed: sumOf(reports.map(({ passed }) => passed)),
    failed: sumOf(reports.map(({ failed }) => failed)),
    skipped: sumOf(reports.map(({ skipped }) => skipped)),
    files: reports.flatMap(({ files }) => files).sort(([, one], [, other]) => other - one),
  };
}

/** @param {readonly number[]} numbers */
function sumOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
