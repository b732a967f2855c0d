import { expect, test } from "vitest";
import { AREAS, count, report, runsOf, score } from "../lib/mutation.mjs";

const TEXT = ["export function isMost(a, b) {", "  if (a > b) return true;", "  return false;", "}"].join("\n");

/**
 * @param {import("../lib/mutation.mjs").Mutant["status"]} status
 * @param {{ line: number, column: number }} start
 * @param {{ line: number, column: number }} end
 * @param {string} replacement
 * @returns {import("../lib/mutation.mjs").Mutant}
 */
function mutant(status, start, end, replacement) {
  const fileName = "packages/dice/src/most.ts";
  return { id: "1", mutatorName: "Any", fileName, replacement, status, location: { start, end } };
}

const SURVIVOR = mutant("Survived", { line: 2, column: 7 }, { line: 2, column: 12 }, "a >= b");
const UNSEEN = mutant("NoCoverage", { line: 1, column: 30 }, { line: 4, column: 2 }, "{}");
const KILLED = mutant("Killed", { line: 3, column: 10 }, { line: 3, column: 15 }, "true");

test("A package means all its folders with a floor, and such a folder only itself", () => {
  expect(runsOf("packages/legion-core").map(({ name }) => name)).toEqual([
    "packages/legion-core/src/attack",
    "packages/legion-core/src/content/keywords",
    "packages/legion-core/src/units",
  ]);
  for (const { folder, floor } of AREAS) {
    expect(runsOf(`./${folder}/`)).toMatchObject([{ name: folder, floor, project: folder.split("/")[1] }]);
  }
});

test("A part of a folder is held to its floor, other sources to none, and nothing but sources is taken", () => {
  const part = "packages/dice/src/odds";
  expect(runsOf(part)).toEqual([{ name: part, project: "dice", mutate: [`${part}/**/*.ts`], tests: [], floor: 90 }]);
  const lines = "packages/dice/src/roll.ts:10-40";
  expect(runsOf(lines)).toEqual([{ name: lines, project: "dice", mutate: [lines], tests: [], floor: 90 }]);
  const { tests } = AREAS.find(({ folder }) => folder === "packages/legion-core/src/attack") ?? {};
  expect(tests).toContain("attack");
  expect(runsOf("packages/legion-core/src/attack/pool.ts")[0]?.tests).toEqual(tests);
  expect(runsOf("packages/legion-core/src/mission")[0]?.floor).toBeUndefined();
  for (const path of ["packages/dice/test", "packages/cards", "scripts"]) expect(() => runsOf(path)).toThrow(path);
});

test("The score is the share of mutants found, and mutants that could not run do not count", () => {
  const broken = mutant("RuntimeError", { line: 1, column: 1 }, { line: 1, column: 2 }, "");
  const slow = mutant("Timeout", { line: 1, column: 1 }, { line: 1, column: 2 }, "");
  const counted = count([KILLED, SURVIVOR, UNSEEN, broken, slow]);
  expect(counted).toEqual({ killed: 1, timedOut: 1, survived: 1, uncovered: 1 });
  expect(score(counted)).toBe(50);
  expect(score(count([]))).toBe(100);
});

test("A report gives each file its score, and each survivor its place, what stood there and what replaced it", () => {
  expect(report([KILLED, SURVIVOR, UNSEEN], () => TEXT)).toEqual([
    " 33.3 %  packages/dice/src/most.ts  1 killed, 0 timed out, 1 survived, 1 covered by no test",
    "         packages/dice/src/most.ts:2:7  a > b -> a >= b",
    "         packages/dice/src/most.ts:1:30  { if (a > b) return true; return false; } -> {}  (no test)",
  ]);
});
