import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reportOf } from "../lib/test-reports.mjs";
import { packages, root } from "../lib/workspace.mjs";

/** @typedef {{ command?: string, dependencies?: readonly (string | { script: string })[], files?: readonly string[] }} Gate */

/** @type {Readonly<Record<string, Gate>>} */
const gates = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).wireit;

/** @param {string} name  @returns {readonly string[]} */
function dependenciesOf(name) {
  return (gates[name]?.dependencies ?? []).map((one) => (typeof one === "string" ? one : one.script));
}

/** A gate with all that it depends on. @param {string} name  @returns {readonly string[]} */
function closureOf(name) {
  return [name, ...dependenciesOf(name).flatMap(closureOf)];
}

/** @param {Readonly<Record<string, string>>[]} groups */
function packagesIn(...groups) {
  const names = groups.flatMap((group) => Object.keys(group));
  return names.filter((name) => name.startsWith("@sw/")).map((name) => name.slice("@sw/".length));
}

describe.each(packages())("$short", ({ short, manifest }) => {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest;

  test("The tests of a package run again when a package that it depends on has changed", () => {
    const wanted = packagesIn(dependencies, devDependencies, peerDependencies);
    expect(closureOf(`test:${short}`)).toEqual(expect.arrayContaining(wanted.map((one) => `sources:${one}`)));
  });

  test("The tests of a package are among the tests of every run", () => {
    expect(dependenciesOf("tests")).toContain(`test:${short}`);
  });
});

test("A release runs every gate", () => {
  const all = Object.keys(gates).filter((name) => gates[name]?.command !== undefined && name !== "gate:start");
  expect(closureOf("gates:release")).toEqual(expect.arrayContaining(all));
});

test("The tests of every package name the files that they read", () => {
  const unnamed = dependenciesOf("tests").filter((name) => gates[name]?.files === undefined);
  expect(unnamed).toEqual([]);
});

test("A report counts tests that neither passed nor failed as skipped, and has the seconds of each file", () => {
  const name = join(root, "packages/dice/test/roll.test.ts");
  const testResults = [{ name, startTime: 1000, endTime: 3500 }];
  expect(reportOf({ numPassedTests: 5, numFailedTests: 1, numTotalTests: 8, testResults })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    files: [[join("packages", "dice", "test", "roll.test.ts"), 2.5]],
  });
});
