import { expectOk } from "@sw/tabletop";
import { expect, test } from "vitest";
import { diceSet } from "../../src/index.ts";
import { counting, distribution, map, rerollWorst } from "../../src/odds/index.ts";

const pips = (_die: string, face: string): number => Number(face);
const everySide = ["1", "2", "3", "4", "5", "6", "7", "8"];

function tooMuch(code: string, params: object): object {
  return { ok: false, violation: { rule: "dice.odds.effort", code, params } };
}

test("[dice.odds.effort] Ten thousand throws of dice with as many sides are counted, one more is refused with the limit", () => {
  const die = { id: "stone", faces: ["top"], upgradesTo: null, downgradesTo: null };
  const dice = expectOk(diceSet([die]));
  const rerolls = [rerollWorst(1000, ["top"], 9)];
  const odds = expectOk(distribution({ stone: 1000 }, counting("top"), { dice, rerolls }));
  expect(odds).toEqual({ outcomes: [{ value: 1000, weight: 1n }], total: 1n });
  const more = [...rerolls, rerollWorst(1, ["top"])];
  expect(distribution({ stone: 1000 }, counting("top"), { dice, rerolls: more })).toEqual(
    tooMuch("too-many-throws", { most: 10_000 }),
  );
});

test("[dice.odds.effort] A refusal says how many counts there would be, or how many steps are the most", () => {
  const rerolls = [rerollWorst(1, everySide)];
  expect(distribution({ d8: 127 }, counting("8"), { rerolls })).toEqual(
    tooMuch("too-many-counts", { counts: 2 ** 63 }),
  );
  expect(distribution({ d8: 1000 }, pips)).toEqual(tooMuch("too-many-steps", { most: 5_000_000 }));
});

test("[dice.odds.value] Worths whose sum passes what a number can hold are refused, however close together they are", () => {
  const near = 2 ** 52;
  const worth = (_die: string, face: string): number => (face === "hit" ? near + 10 : near - 10);
  expect(distribution({ red: 1 }, worth).ok).toBe(true);
  expect(distribution({ red: 2 }, worth)).toMatchObject({ violation: { rule: "dice.odds.value" } });
  const below = (die: string, face: string): number => -worth(die, face);
  expect(distribution({ red: 2 }, below)).toMatchObject({ violation: { rule: "dice.odds.value" } });
});

test("Values of different kinds stay in the order in which they first came up", () => {
  const d6 = expectOk(distribution({ d6: 1 }, pips));
  const inTurn = (first: unknown, second: unknown): readonly unknown[] =>
    map(d6, (value) => (value < 4 ? first : second)).outcomes.map(({ value }) => value);
  for (const pair of [
    [[2], 1],
    [2, [1]],
    ["abc", [1]],
    [[1, 2], ""],
    ["b", "a"],
  ]) {
    expect(inTurn(pair[0], pair[1])).toEqual(pair);
  }
});
