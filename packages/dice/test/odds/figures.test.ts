import { expectOk } from "@sw/tabletop";
import { expect, test } from "vitest";
import { certain, counting, distribution, flatMap, map, quantile, rerollWorst } from "../../src/odds/index.ts";

const hits = counting("hit");
const pips = (_die: string, face: string): number => Number(face);
const everySide = ["1", "2", "3", "4", "5", "6", "7", "8"];

test("The total of odds is the product of the sides of all dice and of all possible rerolls", () => {
  const odds = expectOk(distribution({ red: 1, d8: 1 }, hits, { rerolls: [rerollWorst(1, ["blank"])] }));
  expect(odds.total).toBe(6n * 8n * 6n);
  const twice = expectOk(distribution({ red: 2 }, hits, { rerolls: [rerollWorst(1, ["blank"], 2)] }));
  expect(twice.total).toBe(6n ** 4n);
});

test("A policy that never rerolls adds no effort, however many faces it names", () => {
  const pool = { d8: 100 };
  const eights = counting("8");
  const plain = expectOk(distribution(pool, eights));
  expect(distribution(pool, eights, { rerolls: [rerollWorst(1, everySide)] }).ok).toBe(false);
  expect(expectOk(distribution(pool, eights, { rerolls: [rerollWorst(1, everySide, 0)] }))).toEqual(plain);
  expect(expectOk(distribution(pool, eights, { rerolls: [rerollWorst(0, everySide)] }))).toEqual(plain);
});

test("[dice.odds.share] The quantile of 0 is the least value, and an invalid share is rejected with the share", () => {
  const odds = expectOk(distribution({ d6: 1 }, pips));
  expect(expectOk(quantile(odds, 0))).toBe(1);
  const refused = (code: string, params: object): object => ({
    ok: false,
    violation: { rule: "dice.odds.share", code, params },
  });
  expect(quantile(odds, 1.5)).toEqual(refused("not-a-share", { share: "1.5" }));
  expect(quantile({ outcomes: [], total: 1n }, 0.5)).toEqual(refused("no-outcomes", {}));
});

test("[dice.odds.value] The refusal of fractional face values says that their sums cannot be counted", () => {
  expect(distribution({ red: 1 }, () => 0.5)).toEqual({
    ok: false,
    violation: { rule: "dice.odds.value", code: "not-countable", params: {} },
  });
});

test("Lists are sorted lexicographically, a list before its extensions, and texts keep the order of first occurrence", () => {
  const d6 = expectOk(distribution({ d6: 1 }, pips));
  const lists = [[2], [1, 1], [1], [], [1, 0, 5], [1, 1]];
  const odds = map(d6, (value) => lists[value - 1] ?? []);
  expect(odds.outcomes.map(({ value }) => value)).toEqual([[], [1], [1, 0, 5], [1, 1], [2]]);
  const parity = map(d6, (value) => (value % 2 === 0 ? "even" : "odd"));
  expect(parity.outcomes.map(({ value }) => value)).toEqual(["odd", "even"]);
});

test("A certain value stays certain in flatMap, and mapping odds to certain values keeps their total", () => {
  expect(flatMap(certain("hit"), certain)).toEqual(certain("hit"));
  const d6 = expectOk(distribution({ d6: 1 }, pips));
  expect(flatMap(d6, certain)).toEqual(d6);
});
