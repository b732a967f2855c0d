import { type Chance, expectOk, recorded, scripted, seeded } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addToRoll,
  countDice,
  countFace,
  countFaces,
  DICE,
  diceSet,
  findDie,
  MOST_DICE,
  type Roll,
  removeRolled,
  reroll,
  roll,
  setFace,
} from "../src/index.ts";
import { ruleOf } from "./rule-of.ts";

const pools = fc.dictionary(fc.constantFrom(...Object.keys(DICE)), fc.nat({ max: 6 }));
const choice = fc.array(fc.nat({ max: 60 }), { maxLength: 6 });

const rolled: Roll = [
  { die: "red", face: "hit" },
  { die: "red", face: "blank" },
  { die: "black", face: "special" },
];

describe("rolling", () => {
  test("Dice are rolled in the order of the set, with one question of chance per die", () => {
    const chance = recorded(scripted(["hit", "blank", "special"]));
    expect(expectOk(roll({ black: 1, red: 2 }, chance, "attack"))).toEqual(rolled);
    expect(chance.log).toEqual([
      { label: "attack:red", answer: "hit" },
      { label: "attack:red", answer: "blank" },
      { label: "attack:black", answer: "special" },
    ]);
  });

  test("[dice.roll.faces] Every die is asked for one of its own sides and shows the answer", () => {
    fc.assert(
      fc.property(pools, fc.string(), (pool, seed) => {
        const source = seeded(seed);
        const asked: string[] = [];
        const chance: Chance = {
          ...source,
          die(label, sides, nameOf) {
            const die = findDie(DICE, label.slice("test:".length));
            expect(Array.from({ length: sides }, (_, index) => nameOf(index))).toEqual(die?.faces);
            const side = source.die(label, sides, nameOf);
            asked.push(nameOf(side));
            return side;
          },
        };
        const result = expectOk(roll(pool, chance, "test"));
        expect(result.map(({ face }) => face)).toEqual(asked);
        for (const id of Object.keys(DICE)) {
          expect(result.filter(({ die }) => die === id)).toHaveLength(countDice(pool, id));
        }
      }),
    );
  });

  test("[dice.roll.faces] Every side of a die comes up about equally often over many rolls", () => {
    const faces = countFaces(expectOk(roll({ "red-attack": 1000 }, seeded("fair"), "test")));
    expect(faces["hit"]).toBeGreaterThan(560);
    expect(faces["hit"]).toBeLessThan(690);
    for (const face of ["critical", "attack-surge", "blank"]) {
      expect(faces[face]).toBeGreaterThan(80);
      expect(faces[face]).toBeLessThan(170);
    }
  });

  test("Home-made dice are rolled like the others", () => {
    const dice = expectOk(diceSet([{ id: "coin", faces: ["heads", "tails"], upgradesTo: null, downgradesTo: null }]));
    const chance = scripted(["tails", { label: "toss:coin", answer: "heads" }]);
    expect(expectOk(roll({ coin: 2 }, chance, "toss", dice)).map(({ face }) => face)).toEqual(["tails", "heads"]);
    expect(ruleOf(roll({ red: 1 }, chance, "toss", dice))).toBe("dice.pool.known-die");
  });

  test("An invalid pool is rejected before chance is used for a roll", () => {
    const chance = scripted([]);
    expect(ruleOf(roll({ pink: 1 }, chance, "attack"))).toBe("dice.pool.known-die");
    expect(ruleOf(roll({ red: -1 }, chance, "attack"))).toBe("dice.pool.count");
    expect(ruleOf(roll({ red: 1.5 }, chance, "attack"))).toBe("dice.pool.count");
  });

  test("A script that does not fit a roll is rejected without throwing", () => {
    expect(ruleOf(roll({ red: 1 }, scripted(["critical"]), "attack"))).toBe("tt.chance.script");
    expect(ruleOf(roll({ red: 2 }, scripted(["hit"]), "attack"))).toBe("tt.chance.script");
    expect(ruleOf(reroll(rolled, [0], scripted([]), "again"))).toBe("tt.chance.script");
  });

  test("Dice added to a roll come after the others", () => {
    const chance = scripted([{ label: "more:green", answer: "direct-hit" }]);
    expect(expectOk(addToRoll(rolled, { green: 1 }, chance, "more"))).toEqual([
      ...rolled,
      { die: "green", face: "direct-hit" },
    ]);
    expect(ruleOf(addToRoll(rolled, { red: MOST_DICE - 2 }, chance, "more"))).toBe("dice.pool.count");
  });
});

describe("rerolling", () => {
  test("[dice.reroll.together] The chosen dice are rerolled once each, in order, and the others keep their faces", () => {
    const chance = recorded(scripted(["direct-hit", "blank"]));
    expect(expectOk(reroll(rolled, [2, 0], chance, "aim"))).toEqual([
      { die: "red", face: "direct-hit" },
      { die: "red", face: "blank" },
      { die: "black", face: "blank" },
    ]);
    expect(chance.log.map(({ label }) => label)).toEqual(["aim:red", "aim:black"]);
  });

  test("[dice.reroll.together] A reroll changes no other die, and all dice keep their kind", () => {
    fc.assert(
      fc.property(pools, choice, fc.string(), (pool, wished, seed) => {
        const before = expectOk(roll(pool, seeded(seed), "first"));
        const chosen = [...new Set(wished)].filter((index) => index < before.length);
        const chance = recorded(seeded(`${seed} again`));
        const after = expectOk(reroll(before, chosen, chance, "again"));
        expect(after.map(({ die }) => die)).toEqual(before.map(({ die }) => die));
        for (const [index, one] of before.entries()) if (!chosen.includes(index)) expect(after[index]).toEqual(one);
        const order = [...chosen].sort((a, b) => a - b);
        expect(order.map((index) => after[index]?.face)).toEqual(chance.log.map(({ answer }) => answer));
      }),
    );
  });

  test("[dice.reroll.choice] A choice of an unknown die, of a die twice or of a fraction is rejected, and the roll does not change", () => {
    const before = Object.freeze([...rolled]);
    for (const choice of [[3], [-1], [0, 0], [0.5], [Number.NaN], [1, 2, 1]]) {
      expect(ruleOf(reroll(before, choice, scripted(["hit", "hit", "hit"]), "aim"))).toBe("dice.reroll.choice");
      expect(ruleOf(removeRolled(before, choice))).toBe("dice.reroll.choice");
    }
    expect(ruleOf(setFace(before, 3, "hit"))).toBe("dice.reroll.choice");
    expect(before).toEqual(rolled);
  });

  test("A rolled die of another set is rejected", () => {
    const strange: Roll = [{ die: "pink", face: "hit" }];
    expect(ruleOf(reroll(strange, [0], scripted(["hit"]), "aim"))).toBe("dice.pool.known-die");
    expect(ruleOf(setFace(strange, 0, "hit"))).toBe("dice.pool.known-die");
  });
});

describe("changing and counting", () => {
  test("A die can be turned to another of its faces", () => {
    expect(expectOk(setFace(rolled, 1, "special"))[1]).toEqual({ die: "red", face: "special" });
    expect(rolled[1]).toEqual({ die: "red", face: "blank" });
  });

  test("[dice.roll.known-face] A face that is not on the die is rejected", () => {
    expect(setFace(rolled, 1, "critical")).toEqual({
      ok: false,
      violation: { rule: "dice.roll.known-face", code: "not-on-this-die", params: { die: "red", face: "critical" } },
    });
    expect(ruleOf(setFace([{ die: "green", face: "blank" }], 0, "hit"))).toBe("dice.roll.known-face");
  });

  test("Spent dice are removed from the roll", () => {
    expect(expectOk(removeRolled(rolled, [2, 0]))).toEqual([{ die: "red", face: "blank" }]);
  });

  test("The faces of a roll can be counted on all dice or on some", () => {
    const more: Roll = [...rolled, { die: "black", face: "hit" }];
    expect(countFaces(more)).toEqual({ hit: 2, blank: 1, special: 1 });
    expect(countFaces(more, "black")).toEqual({ special: 1, hit: 1 });
    expect(countFace(more, "hit")).toBe(2);
    expect(countFace(more, "hit", "red")).toBe(1);
    expect(countFace(more, "direct-hit")).toBe(0);
    expect(countFace(more, "toString")).toBe(0);
  });

  test("A roll is unchanged after serializing to JSON and back", () => {
    const result = expectOk(roll({ red: 3, "white-defense": 2 }, seeded(1), "test"));
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });
});
