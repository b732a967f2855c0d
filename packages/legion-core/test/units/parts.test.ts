import { expect, it } from "vitest";
import { compileBox } from "../../src/state/box.ts";
import type { GameKeyword } from "../../src/state/hooks/keyword.ts";
import { allOf, oneOf } from "../../src/state/hooks/played.ts";
import { adds, attacking, carried, defending, figure, may, must, on, permits } from "../../src/state/hooks/words.ts";
import type { Look } from "../../src/state/look.ts";
import { GameWork } from "../../src/state/work.ts";
import {
  allHold,
  happens,
  hung,
  leastOf,
  someHolds,
  sortedParts,
  sumOf,
  type UnitParts,
} from "../../src/units/parts.ts";
import { CONTENT, scene } from "../helpers/scene.ts";

const TOLD: string[] = [];

/** Two keywords that hang on the same steps. */
const ENTRIES: readonly GameKeyword[] = ["one", "two"].map((id) => ({
  id,
  does: [
    figure("courage", "value"),
    figure("speed", 1),
    figure("most-moves", "value"),
    figure("tie-pips", (_, { value }, { side }) => value * side),
    permits("shunned", (_, { value }) => value > 1),
    permits("takes-orders", (_, { value }, { from }) => value < from),
    permits("climbs-high"),
    on("wounded", (_, { unit }, { wounds, attacker }) =>
      TOLD.push(`${id}: ${attacker} wounds ${unit} ${wounds} times`),
    ),
    on("hides", 2),
    may(
      "rally",
      () => true,
      () => undefined,
    ),
    carried(
      must(
        "rally",
        () => true,
        () => undefined,
      ),
    ),
    attacking(adds("pierce", "value"), adds("impact", 1, { given: "armored" })),
    attacking(adds("red-dice", 1)),
    defending(adds("armored", 1)),
  ],
}));
const box = compileBox({ ...CONTENT, keywords: Object.fromEntries(ENTRIES.map((one) => [one.id, one])) });
const look: Look = { box, state: scene() };
const read: UnitParts = { unit: 0, parts: sortedParts({ one: 1, two: 2 }, box.keywords) };

it("`sumOf` adds the values of a unit's keywords to those that depend on the question", () => {
  expect(sumOf(look, read, "courage")).toBe(3);
  expect(sumOf(look, read, "speed")).toBe(2);
  expect(sumOf(look, read, "slowed")).toBe(0);
  expect([0, 1].map((side) => sumOf(look, read, "tie-pips", { side: side === 0 ? 0 : 1 }))).toEqual([0, 3]);
});

it("`leastOf` returns the lowest limit of a unit's keywords, and infinity without one", () => {
  expect(leastOf(look, read, "most-moves")).toBe(1);
  expect(leastOf(look, read, "most-rallied")).toBe(Number.POSITIVE_INFINITY);
});

it("`someHolds` needs one keyword of a unit to allow something, and `allHold` needs all of them", () => {
  expect(someHolds(look, read, "climbs-high")).toBe(true);
  expect(someHolds(look, read, "shunned")).toBe(true);
  expect(someHolds(look, read, "no-attacks")).toBe(false);
  expect([2, 3].map((from) => allHold(look, read, "takes-orders", { from }))).toEqual([false, true]);
  expect(allHold(look, read, "heeds", { by: 1 })).toBe(true);
});

it("Each keyword of a unit is notified of its wounds: how many and by which attacker", () => {
  happens(new GameWork(box, look.state, undefined), read, "wounded", { wounds: 2, attacker: 3 });
  expect(TOLD).toEqual(["one: 3 wounds 0 2 times", "two: 3 wounds 0 2 times"]);
});

it("A part with its own type is found by its step, for a unit and by the id of its keyword", () => {
  expect(hung(read, "hides")).toEqual([
    { keyword: "one", does: 2, value: 1 },
    { keyword: "two", does: 2, value: 2 },
  ]);
  expect([oneOf(box.keywords, "two", "hides"), oneOf(box.keywords, "two", "jams")]).toEqual([2, undefined]);
  expect(allOf(box.keywords, "nobody", "hides")).toEqual([]);
});

it("A rule that a keyword has only on carried weapons does not apply to the unit itself", () => {
  expect(hung(read, "rally").map(({ does }) => does.may)).toEqual([true, true]);
  expect(box.keywords["one"]?.carried?.rally?.map((does) => does.may)).toEqual([false]);
});

it("All attack amounts of a keyword are merged into one entry for pools", () => {
  const { attacking: own, defending: against } = box.keywords["one"] ?? {};
  expect(own?.amounts?.map((one) => one.amount)).toEqual(["pierce", "impact", "red-dice"]);
  expect(against?.amounts?.map((one) => one.amount)).toEqual(["armored"]);
});
