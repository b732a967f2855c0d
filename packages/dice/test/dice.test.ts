import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { DICE, type Die, diceSet, findDie, type StandardDie } from "../src/index.ts";
import { ruleOf } from "./rule-of.ts";

/** Face counts as the sources give them. */
const COUNTS: Readonly<Record<StandardDie, Readonly<Record<string, number>>>> = {
  red: { hit: 2, "direct-hit": 1, special: 1, blank: 2 },
  black: { hit: 2, "direct-hit": 1, special: 1, blank: 2 },
  green: { "direct-hit": 2, blank: 4 },
  "red-attack": { hit: 5, critical: 1, "attack-surge": 1, blank: 1 },
  "black-attack": { hit: 3, critical: 1, "attack-surge": 1, blank: 3 },
  "white-attack": { hit: 1, critical: 1, "attack-surge": 1, blank: 5 },
  "red-defense": { block: 3, "defense-surge": 1, blank: 2 },
  "white-defense": { block: 1, "defense-surge": 1, blank: 4 },
  d6: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 },
  d8: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1 },
};

const coin: Die = { id: "coin", faces: ["heads", "tails"], upgradesTo: null, downgradesTo: null };

describe("the dice of the games", () => {
  test.each(Object.entries(COUNTS))("The die %s has its printed faces", (id, counts) => {
    const die = findDie(DICE, id);
    const seen: Record<string, number> = {};
    for (const face of die?.faces ?? []) seen[face] = (seen[face] ?? 0) + 1;
    expect(die?.id).toBe(id);
    expect(seen).toEqual(counts);
  });

  test("The set of dice contains only the dice of the games", () => {
    expect(Object.keys(DICE).sort()).toEqual(Object.keys(COUNTS).sort());
  });

  test("Legion's chains run white, black, red for attack dice and white, red for defense dice", () => {
    expect(DICE["white-attack"].upgradesTo).toBe("black-attack");
    expect(DICE["black-attack"].upgradesTo).toBe("red-attack");
    expect(DICE["red-attack"].upgradesTo).toBeNull();
    expect(DICE["white-defense"].upgradesTo).toBe("red-defense");
    expect(DICE["red-defense"].upgradesTo).toBeNull();
  });

  test("A die that upgrades to another is the die to which the other downgrades", () => {
    for (const die of Object.values(DICE)) {
      if (die.upgradesTo !== null) expect(findDie(DICE, die.upgradesTo)?.downgradesTo).toBe(die.id);
      if (die.downgradesTo !== null) expect(findDie(DICE, die.downgradesTo)?.upgradesTo).toBe(die.id);
    }
  });

  test("The dice of the games are plain data and form a valid set", () => {
    expect(JSON.parse(JSON.stringify(DICE))).toEqual(DICE);
    expect(expectOk(diceSet(Object.values(DICE)))).toEqual(DICE);
  });

  test("A die is found only by its own id", () => {
    expect(findDie(DICE, "red")).toBe(DICE.red);
    expect(findDie(DICE, "constructor")).toBeUndefined();
    expect(findDie(DICE, "__proto__")).toBeUndefined();
  });
});

describe("dice of one's own", () => {
  test("Home-made dice are added to the standard ones, in the given order", () => {
    const dice = expectOk(diceSet([coin, ...Object.values(DICE)]));
    expect(Object.keys(dice)[0]).toBe("coin");
    expect(findDie(dice, "coin")).toEqual(coin);
    expect(findDie(dice, "d8")).toEqual(DICE.d8);
  });

  test.each<[string, readonly Die[]]>([
    ["id-twice", [coin, { ...coin, faces: ["edge"] }]],
    ["empty-id", [{ ...coin, id: "" }]],
    ["missing-face", [{ ...coin, faces: [] }]],
    ["missing-face", [{ ...coin, faces: ["heads", ""] }]],
    ["unknown-neighbour", [{ ...coin, upgradesTo: "medal" }]],
    ["unknown-neighbour", [{ ...coin, downgradesTo: "toString" }]],
  ])("[dice.set.die] A home-made die is rejected for %s", (code, dice) => {
    const result = diceSet(dice);
    expect(ruleOf(result)).toBe("dice.set.die");
    expect(result).toMatchObject({ violation: { code, params: { die: dice.at(-1)?.id === "" ? "" : "coin" } } });
  });
});
