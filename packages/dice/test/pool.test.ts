import { expectOk } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDice,
  countDice,
  DICE,
  downgradeDice,
  finalPool,
  MOST_DICE,
  type Pool,
  REBELLION_ATTACK_CAPS,
  REBELLION_MISSION_CAPS,
  readPool,
  removeDice,
  upgradeDice,
} from "../src/index.ts";
import { ruleOf } from "./rule-of.ts";

const ids = Object.keys(DICE);
const pools = fc.dictionary(fc.constantFrom(...ids), fc.nat({ max: 12 }));

const counts = (pool: Pool): Pool => Object.fromEntries(ids.map((id) => [id, countDice(pool, id)]));

describe("reading a pool", () => {
  test("[dice.pool.known-die] A die that is not in the set is rejected, including inherited property names", () => {
    for (const id of ["purple", "toString", "Red"]) {
      expect(ruleOf(readPool({ red: 1, [id]: 1 }))).toBe("dice.pool.known-die");
    }
    expect(ruleOf(addDice({ purple: 0 }, {}))).toBe("dice.pool.known-die");
    expect(ruleOf(addDice({}, { purple: 1 }))).toBe("dice.pool.known-die");
  });

  test("[dice.pool.count] The counts of a pool must be whole numbers of at least zero", () => {
    for (const count of [-1, 0.5, "1", null, true, {}])
      expect(ruleOf(readPool({ red: count }))).toBe("dice.pool.count");
    for (const count of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(ruleOf(addDice({ red: count }, {}))).toBe("dice.pool.count");
      expect(ruleOf(finalPool({ dice: {}, reductions: [{ red: count }] }))).toBe("dice.pool.count");
    }
  });

  test("[dice.pool.count] A pool has at most a thousand dice", () => {
    expect(readPool({ red: MOST_DICE })).toEqual({ ok: true, value: { red: MOST_DICE } });
    expect(ruleOf(readPool({ red: MOST_DICE + 1 }))).toBe("dice.pool.count");
    expect(ruleOf(addDice({ red: MOST_DICE }, { black: 1 }))).toBe("dice.pool.count");
  });

  test("A pool is normalized to the order of the set, without zeros", () => {
    const pool = expectOk(readPool({ d6: 1, black: 2, green: 0, red: 3 }));
    expect(JSON.stringify(pool)).toBe('{"red":3,"black":2,"d6":1}');
  });

  test("Reading any value as a pool returns a result and never throws", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true, withDate: true }), (input) => {
        const result = readPool(input);
        if (result.ok) expect(readPool(result.value)).toEqual(result);
        else
          expect(["tt.input.limits", "tt.input.shape", "dice.pool.known-die", "dice.pool.count"]).toContain(
            ruleOf(result),
          );
      }),
    );
    expect(ruleOf(readPool([1]))).toBe("tt.input.shape");
    expect(ruleOf(readPool(JSON.parse('{"__proto__": 1}')))).toBe("tt.input.limits");
  });
});

describe("adding, removing, counting", () => {
  test("Removing dice that were added to a pool restores the pool", () => {
    fc.assert(
      fc.property(pools, pools, (a, b) => {
        const sum = expectOk(addDice(a, b));
        expect(counts(expectOk(removeDice(sum, b)))).toEqual(counts(a));
        expect(countDice(sum)).toBe(countDice(a) + countDice(b));
      }),
    );
  });

  test("Adding and removing do not change the given pools", () => {
    const pool = Object.freeze({ red: 2, "white-attack": 1 });
    expectOk(addDice(pool, pool));
    expectOk(removeDice(pool, pool));
    expectOk(upgradeDice(pool, pool));
    expect(pool).toEqual({ red: 2, "white-attack": 1 });
  });

  test("[dice.pool.remove] Only dice in the pool can be removed", () => {
    expect(expectOk(removeDice({ red: 2, black: 1 }, { red: 2 }))).toEqual({ black: 1 });
    expect(removeDice({ red: 2 }, { red: 3 })).toEqual({
      ok: false,
      violation: { rule: "dice.pool.remove", code: "not-in-pool", params: { die: "red", has: 2, asked: 3 } },
    });
  });

  test("Dice can be counted for one id, for several ids or in total", () => {
    const pool = { red: 3, black: 2, green: 1 };
    expect(countDice(pool, "red")).toBe(3);
    expect(countDice(pool, "red", "green", "d6")).toBe(4);
    expect(countDice(pool)).toBe(6);
    expect(countDice(pool, "toString")).toBe(0);
  });
});

describe("the final pool", () => {
  test("[dice.cap.reductions-first] Seven red dice minus two, with a limit of five, are five", () => {
    const parts = { dice: { red: 7 }, reductions: [{ red: 2 }], caps: REBELLION_ATTACK_CAPS };
    expect(expectOk(finalPool(parts))).toEqual({ red: 5 });
    expect(expectOk(finalPool({ ...parts, dice: { red: 6 } }))).toEqual({ red: 4 });
  });

  test("[dice.cap.reductions-first] Reductions of a pool add up and stop at zero", () => {
    const dice = { red: 3, black: 1 };
    expect(expectOk(finalPool({ dice, reductions: [{ red: 1 }, { red: 1, black: 2 }] }))).toEqual({ red: 1 });
  });

  test("[dice.cap.limit] An attack in Rebellion rolls at most five red, five black and three green dice", () => {
    const dice = { red: 9, black: 6, green: 4 };
    expect(expectOk(finalPool({ dice, caps: REBELLION_ATTACK_CAPS }))).toEqual({ red: 5, black: 5, green: 3 });
  });

  test("[dice.cap.limit] A mission rolls at most ten red and black dice, plus green ones", () => {
    const cap = (dice: Pool): Pool => expectOk(finalPool({ dice, caps: REBELLION_MISSION_CAPS }));
    expect(cap({ red: 7, black: 5, green: 5 })).toEqual({ red: 7, black: 3, green: 3 });
    expect(cap({ red: 12, black: 5 })).toEqual({ red: 10 });
    expect(cap({ red: 4, black: 6, green: 1 })).toEqual({ red: 4, black: 6, green: 1 });
  });

  test("[dice.cap.limit] A cap with an invalid count or unknown dice is rejected", () => {
    expect(ruleOf(finalPool({ dice: { red: 1 }, caps: [{ dice: ["red"], most: -1 }] }))).toBe("dice.cap.limit");
    expect(ruleOf(finalPool({ dice: { red: 1 }, caps: [{ dice: ["red"], most: Number.NaN }] }))).toBe("dice.cap.limit");
    expect(ruleOf(finalPool({ dice: { red: 1 }, caps: [{ dice: ["pink"], most: 1 }] }))).toBe("dice.pool.known-die");
  });

  test("A die named twice in a cap counts only once", () => {
    expect(expectOk(finalPool({ dice: { red: 4 }, caps: [{ dice: ["red", "red"], most: 3 }] }))).toEqual({ red: 3 });
  });

  test("Caps keep min(most, sum), do not change other dice, and have no further effect when applied again", () => {
    const caps = fc.array(
      fc.record({ dice: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }), most: fc.nat({ max: 15 }) }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(pools, caps, (dice, given) => {
        const capped = expectOk(finalPool({ dice, caps: given }));
        for (const id of ids) {
          expect(countDice(capped, id)).toBeLessThanOrEqual(countDice(dice, id));
          if (!given.some((cap) => cap.dice.includes(id))) expect(countDice(capped, id)).toBe(countDice(dice, id));
        }
        for (const cap of given) expect(countDice(capped, ...cap.dice)).toBeLessThanOrEqual(cap.most);
        const [only] = given;
        if (given.length === 1 && only !== undefined) {
          expect(countDice(capped, ...only.dice)).toBe(Math.min(only.most, countDice(dice, ...only.dice)));
        }
        expect(expectOk(finalPool({ dice: capped, caps: given }))).toEqual(capped);
      }),
    );
  });
});

describe("upgrading and downgrading", () => {
  test("[dice.change.once] A white die upgraded together with a black one becomes black, not red", () => {
    const pool = { "black-attack": 1, "white-attack": 2 };
    expect(expectOk(upgradeDice(pool, { "black-attack": 1, "white-attack": 1 }))).toEqual({
      "red-attack": 1,
      "black-attack": 1,
      "white-attack": 1,
    });
  });

  test("[dice.change.once] One effect cannot change more dice than the pool has", () => {
    expect(upgradeDice({ "white-attack": 1 }, { "white-attack": 2 })).toEqual({
      ok: false,
      violation: {
        rule: "dice.change.once",
        code: "more-changes-than-dice",
        params: { die: "white-attack", has: 1, asked: 2 },
      },
    });
    expect(ruleOf(downgradeDice({ "black-attack": 1 }, { "red-attack": 1 }))).toBe("dice.change.once");
    const both = { "red-attack": 1, "black-attack": 1 };
    expect(ruleOf(downgradeDice({ "red-attack": 1 }, both))).toBe("dice.change.once");
  });

  test("[dice.change.end-of-chain] A red die stays when upgraded, and a white one when downgraded", () => {
    const best = { "red-attack": 2, "red-defense": 1 };
    expect(expectOk(upgradeDice(best, best))).toEqual(best);
    const worst = { "white-attack": 2, "white-defense": 1, red: 1 };
    expect(expectOk(downgradeDice(worst, worst))).toEqual(worst);
  });

  test("Every die can be downgraded: red to black, black to white, red defense to white", () => {
    const pool = { "red-attack": 1, "black-attack": 2, "red-defense": 3 };
    expect(expectOk(downgradeDice(pool, pool))).toEqual({ "black-attack": 1, "white-attack": 2, "white-defense": 3 });
  });

  test("Upgrading and then downgrading the same dice restores the pool, unless a die was at the end of its chain", () => {
    const upgradable = fc.dictionary(
      fc.constantFrom("black-attack", "white-attack", "white-defense"),
      fc.nat({ max: 9 }),
    );
    fc.assert(
      fc.property(pools, upgradable, (others, which) => {
        const pool = expectOk(addDice(others, which));
        const upgraded = expectOk(upgradeDice(pool, which));
        const now: Record<string, number> = {};
        for (const [id, count] of Object.entries(which)) now[DICE[id as "black-attack"].upgradesTo ?? id] = count;
        expect(expectOk(downgradeDice(upgraded, now))).toEqual(pool);
        expect(countDice(upgraded)).toBe(countDice(pool));
      }),
    );
  });
});
