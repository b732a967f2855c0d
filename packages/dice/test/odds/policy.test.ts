import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import type { Roll } from "../../src/index.ts";
import { rerollWorst, worstDice } from "../../src/odds/index.ts";
import { ruleOf } from "../rule-of.ts";

const rolled: Roll = [
  { die: "white-attack", face: "blank" },
  { die: "red-attack", face: "attack-surge" },
  { die: "black-attack", face: "hit" },
  { die: "red-attack", face: "blank" },
  { die: "white-attack", face: "blank" },
  { die: "white-attack", face: "attack-surge" },
];

describe("the worst dice of a roll", () => {
  test("A policy is plain data", () => {
    expect(rerollWorst(2, ["blank", { face: "hit", die: "red" }])).toEqual({
      dice: 2,
      order: [{ face: "blank" }, { face: "hit", die: "red" }],
      times: 1,
    });
  });

  test("The worst faces are chosen in the given order, and dice with the same face in the order of the set, then of the roll", () => {
    expect(expectOk(worstDice(rolled, rerollWorst(1, ["blank"])))).toEqual([3]);
    expect(expectOk(worstDice(rolled, rerollWorst(2, ["blank"])))).toEqual([0, 3]);
    expect(expectOk(worstDice(rolled, rerollWorst(2, ["attack-surge", "blank"])))).toEqual([1, 5]);
    expect(expectOk(worstDice(rolled, rerollWorst(4, ["blank", "attack-surge"])))).toEqual([0, 1, 3, 4]);
  });

  test("At most the unwanted dice are rerolled, and none if no face is unwanted", () => {
    expect(expectOk(worstDice(rolled, rerollWorst(9, ["blank"])))).toEqual([0, 3, 4]);
    expect(expectOk(worstDice(rolled, rerollWorst(9, ["critical"])))).toEqual([]);
    expect(expectOk(worstDice(rolled, rerollWorst(0, ["blank"])))).toEqual([]);
  });

  test("A policy that prefers one kind of die rerolls other dice of the same face later", () => {
    const order = [{ face: "blank", die: "white-attack" }, "attack-surge", "blank"];
    expect(expectOk(worstDice(rolled, rerollWorst(3, order)))).toEqual([0, 1, 4]);
    expect(expectOk(worstDice(rolled, rerollWorst(5, order)))).toEqual([0, 1, 3, 4, 5]);
  });

  test("Unwanted dice that a policy keeps are those that would be rerolled last", () => {
    expect(expectOk(worstDice(rolled, rerollWorst(9, [{ face: "attack-surge", keep: 1 }])))).toEqual([1]);
    expect(expectOk(worstDice(rolled, rerollWorst(9, [{ face: "blank", keep: 5 }])))).toEqual([]);
  });

  test("[dice.odds.policy] An invalid policy is rejected", () => {
    expect(ruleOf(worstDice(rolled, rerollWorst(1, ["blanc"])))).toBe("dice.odds.policy");
  });
});
