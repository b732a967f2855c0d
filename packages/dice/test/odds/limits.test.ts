import { expectOk } from "@sw/tabletop";
import { expect, test } from "vitest";
import { diceSet } from "../../src/index.ts";
import { counting, distribution, map, rerollWorst } from "../../src/odds/index.ts";

const pips = (_die: string, face: string): number => Number(face);
const everySide = ["1", "2", "3", "4", "5", "6", "7", "8"];

function tooMuch(code: string, params: object): object {
  return { ok: false, violation: { rule: "dice.odds.effort", code, params } };
}

test("[dice.odds.effort] Ten thousand combinations of dice and sides are counted, and one more is rejected with the limit", () => {
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

test("[dice.odds.effort] The refusal of odds says how many counts there would be, or how many steps are allowed", () => {
  const rerolls = [rerollWorst(1, everySide)];
  expect(distribution({ d8: 127 }, counting("8"), { rerolls })).toEqual(
    tooMuch("too-many-counts", { counts: 2 ** 63 }),
  );
  expect(distribution({ d8: 1000 }, pips)).toEqual(tooMuch("too-many-steps", { most: 5_000_000 }));
});

test("[dice.odds.value] Face values whose sum exceeds the safe range of numbers are rejected, however close they are to each other", () => {
  const near = 2 ** 52;
  const worth = (_die: string, face: string): number => (face === "hit" ? near + 10 : near - 10);
  expect(distribution({ red: 1 }, worth).ok).toBe(true);
  expect(distribution({ red: 2 }, worth)).toMatchObject({ violation: { rule: "dice.odds.value" } });
  const below = (die: string, face: string): number => -worth(die, face);
  expect(distribution({ red: 2 }, below)).toMatchObject({ violation: { rule: "dice.odds.value" } });
});

test("Values of different types keep the order of first occurrence", () => {
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

test("[dice.odds.value] Counting a face that no die of the set has is rejected with the known faces", () => {
  const refused = distribution({ red: 1 }, [counting("hit"), counting("hit", "hti")]);
  expect(refused).toMatchObject({
    ok: false,
    violation: { rule: "dice.odds.value", code: "no-such-face", params: { face: "hti" } },
  });
  expect(!refused.ok && refused.violation.params?.["known"]).toContain("hit");
  const coin = diceSet([{ id: "coin", faces: ["heads", "tails"], upgradesTo: null, downgradesTo: null }]);
  const known = distribution({ coin: 1 }, counting("hit"), { dice: expectOk(coin) });
  expect(known).toMatchObject({ ok: false, violation: { params: { face: "hit", known: ["heads", "tails"] } } });
});

test("Odds reject an unknown option, in rerolls too, and list the known options", () => {
  const typo: object = { reroll: [] };
  const refusedFor = (options: object) => {
    const odds = distribution({ red: 1 }, counting("hit"), options);
    return odds.ok ? undefined : odds.violation;
  };
  const told = (path: string, known: readonly string[]) => ({
    rule: "tt.input.shape",
    code: "unknown-key",
    params: { path, known },
  });
  expect(refusedFor(typo)).toEqual(told("reroll", ["dice", "rerolls"]));
  const policy = { ...rerollWorst(1, ["blank"]), time: 2 };
  expect(refusedFor({ rerolls: [policy] })).toEqual(told("rerolls.0.time", ["dice", "order", "times"]));
  expect(refusedFor({ rerolls: [rerollWorst(1, ["blank"])] })).toBeUndefined();
});
