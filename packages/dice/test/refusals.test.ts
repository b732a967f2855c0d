import { type Result, scripted, type Violation } from "@sw/tabletop";
import { expect, test } from "vitest";
import {
  addDice,
  addToRoll,
  downgradeDice,
  finalPool,
  MOST_DICE,
  type Roll,
  readPool,
  removeRolled,
  reroll,
  roll,
  setFace,
} from "../src/index.ts";
import { rerollWorst, worstDice } from "../src/odds/index.ts";

const rolled: Roll = [
  { die: "red", face: "hit" },
  { die: "black", face: "blank" },
];

function violationOf(result: Result<unknown>): Violation | undefined {
  return result.ok ? undefined : result.violation;
}

test("[dice.pool.known-die] The refusal of an unknown die names it, in a pool, in a cap and in a roll", () => {
  const pink = { rule: "dice.pool.known-die", code: "unknown-die", params: { die: "pink" } };
  expect(violationOf(readPool({ red: 1, pink: 2 }))).toEqual(pink);
  expect(violationOf(finalPool({ dice: { red: 1 }, caps: [{ dice: ["red", "pink"], most: 1 }] }))).toEqual(pink);
  expect(violationOf(reroll([{ die: "pink", face: "hit" }], [0], scripted([]), "again"))).toEqual(pink);
  expect(violationOf(setFace([{ die: "pink", face: "hit" }], 0, "hit"))).toEqual(pink);
});

test("[dice.pool.count] The refusal of a count names the die whose number is invalid, and says how many dice are too many", () => {
  const noCount = { rule: "dice.pool.count", code: "not-a-count", params: { die: "black" } };
  expect(violationOf(readPool({ red: 1, black: -1 }))).toEqual(noCount);
  expect(violationOf(readPool([1]))).toEqual({
    rule: "tt.input.shape",
    code: "not-a-pool",
    params: { expected: "object" },
  });
  expect(violationOf(readPool(null))?.code).toBe("not-a-pool");
  expect(violationOf(readPool("red"))?.code).toBe("not-a-pool");
  const tooMany = { rule: "dice.pool.count", code: "too-many-dice", params: { dice: MOST_DICE + 1, most: MOST_DICE } };
  expect(violationOf(addDice({ red: MOST_DICE }, { black: 1 }))).toEqual(tooMany);
  expect(violationOf(addToRoll(rolled, { red: MOST_DICE - 1 }, scripted([]), "more"))).toEqual(tooMany);
});

test("[dice.pool.count] A roll may have a thousand dice, including those already rolled", () => {
  const hits = Array.from({ length: MOST_DICE - rolled.length }, () => "hit");
  const full = addToRoll(rolled, { red: MOST_DICE - rolled.length }, scripted(hits), "more");
  expect(full.ok && full.value.length).toBe(MOST_DICE);
});

test("[dice.cap.limit] The refusal of an invalid cap shows its limit", () => {
  expect(violationOf(finalPool({ dice: {}, caps: [{ dice: ["red"], most: -1 }] }))).toEqual({
    rule: "dice.cap.limit",
    code: "not-a-count",
    params: { most: "-1" },
  });
});

test("[dice.change.once] The refusal of a change names the die of which there are too few", () => {
  expect(violationOf(downgradeDice({ "red-attack": 1 }, { "red-attack": 2 }))).toEqual({
    rule: "dice.change.once",
    code: "more-changes-than-dice",
    params: { die: "red-attack", has: 1, asked: 2 },
  });
});

test("[dice.reroll.choice] The refusal of a reroll says which entry of the choice is wrong: an unknown die, or one named before", () => {
  const noSuchDie = { rule: "dice.reroll.choice", code: "no-such-die", params: { place: 1, dice: 2 } };
  const twice = { rule: "dice.reroll.choice", code: "die-twice", params: { place: 2, dice: 2 } };
  expect(violationOf(removeRolled(rolled, [0, 2]))).toEqual(noSuchDie);
  expect(violationOf(reroll(rolled, [0, 2], scripted([]), "again"))).toEqual(noSuchDie);
  expect(violationOf(removeRolled(rolled, [1, 0, 1]))).toEqual(twice);
  expect(violationOf(roll({ red: 1 }, scripted([]), "attack"))?.rule).toBe("tt.chance.script");
});

test("[dice.roll.known-face] Turning one die does not change the others", () => {
  const turned = setFace(rolled, 1, "special");
  expect(turned).toEqual({ ok: true, value: [rolled[0], { die: "black", face: "special" }] });
});

test("[dice.odds.policy] The refusal of a policy shows the invalid count, and the face that the die does not have", () => {
  const ofPolicy = (code: string, params: object): object => ({ rule: "dice.odds.policy", code, params });
  const noCount = ofPolicy("not-a-count", { count: "-1", most: MOST_DICE });
  expect(violationOf(worstDice(rolled, rerollWorst(-1, ["blank"])))).toEqual(noCount);
  expect(violationOf(worstDice(rolled, rerollWorst(1, ["blank"], -1)))).toEqual(noCount);
  expect(violationOf(worstDice(rolled, rerollWorst(1, [{ face: "blank", keep: -1 }])))).toEqual(noCount);
  const tooMany = ofPolicy("not-a-count", { count: String(MOST_DICE + 1), most: MOST_DICE });
  expect(violationOf(worstDice(rolled, rerollWorst(MOST_DICE + 1, ["blank"])))).toEqual(tooMany);
  expect(worstDice(rolled, rerollWorst(MOST_DICE, ["blank"]))).toEqual({ ok: true, value: [1] });
  const anyDie = ofPolicy("no-such-face", { face: "blanc", die: null });
  expect(violationOf(worstDice(rolled, rerollWorst(1, ["blanc"])))).toEqual(anyDie);
  const greenDie = ofPolicy("no-such-face", { face: "hit", die: "green" });
  expect(violationOf(worstDice(rolled, rerollWorst(1, [{ face: "hit", die: "green" }])))).toEqual(greenDie);
});
