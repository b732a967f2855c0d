import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AREAS, count, drawn, judged, margin, report, runsOf, score } from "../lib/mutation.mjs";
import { built, sample, texts, undrawn } from "../lib/mutation-plugins.mjs";
import { globOf, sampleOf } from "../lib/mutation-sample.mjs";
import { page, rowsOf, withoutEquivalent, withRows } from "../lib/mutation-table.mjs";
import { root } from "../lib/workspace.mjs";

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
  expect(runsOf("packages/rebellion-core").map(({ name }) => name)).toEqual([
    "packages/rebellion-core/src",
    "packages/rebellion-core/src/solo",
  ]);
  for (const { folder, floor } of AREAS) {
    expect(runsOf(`./${folder}/`)).toContainEqual(
      expect.objectContaining({ name: folder, floor, project: folder.split("/")[1], area: folder }),
    );
  }
});

test("A part of a folder is held to its floor, other sources to none, and nothing but sources is taken", () => {
  const part = "packages/dice/src/odds";
  expect(runsOf(part)).toEqual([
    { name: part, project: "dice", mutate: [`${part}/**/*.ts`], tests: [], floor: 90, area: "packages/dice/src" },
  ]);
  const lines = "packages/dice/src/roll.ts:10-40";
  expect(runsOf(lines)).toEqual([
    { name: lines, project: "dice", mutate: [lines], tests: [], floor: 90, area: undefined },
  ]);
  const { tests } = AREAS.find(({ folder }) => folder === "packages/legion-core/src/attack") ?? {};
  expect(tests).toContain("attack");
  expect(runsOf("packages/legion-core/src/attack/pool.ts")[0]?.tests).toEqual(tests);
  expect(runsOf("packages/deckbuilder-core/src/attack")).toMatchObject([
    { mutate: ["packages/deckbuilder-core/src/attack/*.ts"], area: "packages/deckbuilder-core/src" },
  ]);
  expect(runsOf("packages/rebellion-core/src/solo/command")[0]?.tests).toEqual(["solo"]);
  expect(runsOf("packages/legion-core/src/draw")[0]?.floor).toBeUndefined();
  for (const path of ["packages/dice/test", "packages/cards", "scripts"]) expect(() => runsOf(path)).toThrow(path);
});

test("The table keeps a row for each room, replaces rows of a new run and leaves out equivalent mutants", () => {
  const area = "packages/dice/src";
  const equivalents = [
    { file: SURVIVOR.fileName, line: "if (a > b) return true;", from: "a > b", to: "a >= b", reason: "Equal." },
  ];
  const odds = { ...UNSEEN, fileName: `${area}/odds/sum.ts` };
  const mutants = withoutEquivalent([KILLED, SURVIVOR, UNSEEN, odds], equivalents, () => TEXT);
  const run = { date: "2026-01-09", commit: "abc", isStatic: true };
  const rows = rowsOf(mutants, area, run);
  expect(rows).toEqual([
    { room: area, ...run, mutants: 3, killed: 1, timedOut: 0, survived: 0, uncovered: 1, equivalent: 1 },
    { room: `${area}/odds`, ...run, mutants: 1, killed: 0, timedOut: 0, survived: 0, uncovered: 1, equivalent: 0 },
  ]);
  const older = rows.map((row) => ({ ...row, date: "2025-01-01" }));
  expect(withRows(older, rows)).toEqual(rows);
  expect(page(rows, equivalents)).toContain("| all | 33.3 % | 1 | 0 | 0 | 2 |");
  expect(page(rows, equivalents)).toContain("| 1 | 3 of 3 | yes | 2026-01-09 |");
  const prose = { ...mutant("Ignored", { line: 1, column: 1 }, { line: 1, column: 2 }, ""), statusReason: "prose" };
  expect(rowsOf([KILLED, prose], area, run)).toMatchObject([{ mutants: 1, equivalent: 0 }]);
  expect(rowsOf([KILLED], area, run, new Map([[area, 40]]))).toMatchObject([{ mutants: 40, killed: 1 }]);
  const other = equivalents.map((one) => ({ ...one, to: "a < b" }));
  expect(withoutEquivalent([SURVIVOR], other, () => TEXT)).toEqual([SURVIVOR]);
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

test("A mutant that keeps a test file from loading is found, though no test says so", () => {
  expect(judged({ ...SURVIVOR, static: true, testsCompleted: 2 }, 3).status).toBe("Killed");
  for (const one of [{ ...SURVIVOR, static: true, testsCompleted: 3 }, { ...SURVIVOR, testsCompleted: 0 }, UNSEEN]) {
    expect(judged(one, 3)).toBe(one);
  }
});

/** Mutants of as many lines. @param {number} lines */
function lined(lines) {
  return Array.from({ length: lines }, (_, line) => mutant("Killed", { line, column: 1 }, { line, column: 2 }, ""));
}

test("A sample holds different mutants, the same ones for the same seed, whatever order they came in", () => {
  const all = lined(100);
  const taken = drawn(all, 20, "one");
  expect(new Set(taken).size).toBe(20);
  expect(drawn([...all].reverse(), 20, "one")).toEqual(taken);
  expect(drawn(all, 20, "two")).not.toEqual(taken);
  expect(drawn(all, 200, "one")).toHaveLength(100);
});

test("The margin of a sample is 2.1 percent where 20 of 400 mutants survive, 4.9 where half of them do, and none where all are found", () => {
  const counted = (/** @type {number} */ killed, /** @type {number} */ survived) =>
    margin({ killed, timedOut: 0, survived, uncovered: 0 });
  expect(counted(380, 20)).toBeCloseTo(2.14, 2);
  expect(counted(200, 200)).toBeCloseTo(4.9, 2);
  expect([counted(10, 0), counted(0, 0)]).toEqual([0, 0]);
});

test("A sample lets through what is drawn, and texts of cards are left out whole", async () => {
  const declared = (/** @type {string} */ name) => ({ node: { type: "VariableDeclarator", id: { name } } });
  expect(texts.shouldIgnore(declared("CACHE_TEXT"))).toBe("prose");
  expect(texts.shouldIgnore(declared("CACHE"))).toBeUndefined();
  expect(texts.shouldIgnore({ node: { type: "Identifier", name: "CACHE_TEXT" } })).toBeUndefined();
  const field = (/** @type {string} */ name) => ({ node: { type: "ObjectProperty", key: { name } } });
  expect(["en", "es", "does"].map((name) => texts.shouldIgnore(field(name)))).toEqual(["prose", "prose", undefined]);
  process.env["SW_MUTATE_SAMPLE"] = "2";
  const mutants = lined(5).map((one, id) => ({ ...one, id: String(id) }));
  const checker = sample();
  expect(await checker.group?.(mutants)).toEqual([["0", "1", "2", "3", "4"]]);
  const checked = Object.values(await checker.check(mutants));
  expect(checked.map(({ status }) => status).sort()).toEqual([...Array(3).fill("compileError"), "passed", "passed"]);
});

test("A sample names places of each room's files, and tells how many mutants the rooms have", async () => {
  const area = "packages/dice/src";
  const { mutate } = runsOf(area)[0] ?? { mutate: [] };
  const { places, sizes } = await sampleOf(mutate, area, 1, "one");
  expect([...sizes.keys()].sort()).toEqual([area, `${area}/odds`]);
  expect([...sizes.values()].every((size) => size > 100)).toBe(true);
  expect([...places.values()].flat()).toHaveLength(6);
  expect([...places.keys()].every((file) => file.startsWith(area) && !file.endsWith("/rules.ts"))).toBe(true);
  expect(["a/b.ts", "a/c/d/b.ts", "ab.ts"].map((file) => globOf("a/**/*.ts").test(file))).toEqual([true, true, false]);
  expect(["a/b.ts", "a/c/b.ts"].map((file) => globOf("a/*.ts").test(file))).toEqual([true, false]);
});

test("Code around the places of a sample is built, and other code is not", () => {
  const at = (/** @type {number} */ line, /** @type {number} */ column) => ({ line, column });
  const read = (/** @type {string} */ name, /** @type {object} */ start, /** @type {object} */ end) => ({
    node: { loc: { start, end } },
    hub: { file: { opts: { filename: join(root, name) } } },
  });
  const file = "packages/dice/src/most.ts";
  const around = read(file, at(3, 0), at(5, 1));
  expect(undrawn.shouldIgnore(around)).toBeUndefined();
  built.places = new Map([[file, [{ start: at(2, 6), end: at(2, 11) }]]]);
  const exact = read(file, at(3, 6), at(3, 11));
  expect([around, exact].map((one) => undrawn.shouldIgnore(one))).toEqual([undefined, undefined]);
  const others = [
    read(file, at(3, 7), at(3, 11)),
    read(file, at(4, 0), at(5, 0)),
    read("other.ts", at(3, 0), at(5, 1)),
  ];
  expect(others.map((one) => undrawn.shouldIgnore(one))).toEqual(Array(3).fill("not in the sample"));
  built.places = undefined;
});

test("All files, rooms and folders of tests that an area names are there", () => {
  const named = AREAS.flatMap(({ folder, files = [], tests = [] }) => {
    const home = folder.split("/").slice(0, 2).join("/");
    const own = files.map((file) => `${folder}/${file.replace(/^!/, "").split("*")[0]}`);
    return [folder, ...own, ...tests.map((one) => `${home}/test/${one}`)];
  });
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
