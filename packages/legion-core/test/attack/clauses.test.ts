import { expect, it } from "vitest";
import type { Keyword } from "../../src/attack/pools/keyword.ts";
import { Attack, PLAYED } from "../helpers/pools.ts";

it("[leg.kw.complete-the-mission.defense] A unit that uses Guardian at a priority mission token converts surges to blocks", () => {
  const guarding = (keywords: Readonly<Record<string, number>>): readonly number[] => {
    const guard = { id: "guard", die: "white", keywords: { guardian: 1, ...keywords } } as const;
    const attack = new Attack({ dice: [2, 0, 0], guardians: [guard] }).roll("hit", "critical");
    return attack.choose("guardian guard").roll("defense-surge").pool.guardWounds;
  };
  expect([guarding({}), guarding({ "complete-the-mission": 1 })]).toEqual([[1], [0]]);
});

it("[leg.kw.cover-x] Cover X has no effect in melee", () => {
  const struck = (kind: "ranged" | "melee") =>
    new Attack({ kind, dice: [1, 0, 0], defender: { cover: 1 } }).roll("hit");
  expect([struck("ranged").pool.stage, struck("melee").pool.stage]).toEqual(["roll-cover", "roll-defense"]);
});

it("[leg.kw.duelist.defense] [leg.kw.makashi-mastery] A Duelist that spends a dodge is immune to Pierce, unless the attacker has Makashi Mastery", () => {
  const pierced = (attacker: Readonly<Record<string, number>>): boolean => {
    const attack = new Attack({
      kind: "melee",
      dice: [2, 0, 0],
      weapon: { pierce: 2 },
      attacker,
      defender: { duelist: 1 },
      defenderTokens: { dodge: 1 },
    });
    attack.roll("hit", "hit").choose("dodge").roll("block");
    return attack.options.includes("pierce");
  };
  expect([pierced({}), pierced({ "makashi-mastery": 1 })]).toEqual([false, true]);
});

it("[leg.kw.deflect.high-velocity] Deflect works against a pool in which only one of two weapons has High Velocity", () => {
  const fast = { dice: [1, 0, 0], keywords: { "high-velocity": 1 } } as const;
  const shot = (other: Readonly<Record<string, number>>) => {
    const attack = new Attack({
      weapons: [fast, { dice: [1, 0, 0], keywords: other }],
      defender: { deflect: 1 },
      defenderTokens: { dodge: 1 },
    });
    attack.roll("hit", "critical");
    const dodges = attack.options.includes("dodge");
    return [dodges, (dodges ? attack.pass() : attack).roll("blank", "defense-surge").pool.attackerWounds];
  };
  expect([shot({ "high-velocity": 1 }), shot({})]).toEqual([
    [false, 0],
    [true, 1],
  ]);
});

it("[leg.kw.immune-melee-pierce.guardian] Immune: Melee Pierce protects a unit that uses Guardian in melee, but not against a ranged attack", () => {
  const guarded = (kind: "ranged" | "melee", immune: boolean): boolean => {
    const keywords = { guardian: 1, "guards-in-melee": 1, ...(immune ? { "immune-melee-pierce": 1 } : {}) };
    const inMelee: Keyword = {
      id: "guards-in-melee",
      guarding: { amounts: [{ amount: "guards-in-melee", adds: 1 }] },
    };
    const attack = new Attack(
      { kind, dice: [2, 0, 0], weapon: { pierce: 1 }, guardians: [{ id: "obi", die: "white", keywords }] },
      { ...PLAYED, "guards-in-melee": inMelee },
    );
    attack.roll("hit", "critical").choose("guardian obi").roll("block");
    return attack.options.includes("pierce");
  };
  expect([guarded("melee", false), guarded("melee", true), guarded("ranged", true)]).toEqual([true, false, true]);
});

it("[leg.kw.low-profile] Low Profile has no effect in melee", () => {
  const cover = (kind: "ranged" | "melee", defender: Readonly<Record<string, number>>) =>
    new Attack({ kind, dice: [2, 0, 0], cover: "light", defender }).roll("hit", "hit").pool;
  expect(cover("ranged", { "low-profile": 1 })).not.toEqual(cover("ranged", {}));
  expect(cover("melee", { "low-profile": 1 })).toEqual(cover("melee", {}));
});

it("[leg.kw.observe-x.spend] [leg.kw.precise-x] An observation token rerolls one die, whatever Precise adds to aim tokens", () => {
  const picked = (token: "aim" | "observation"): number => {
    const tokens = token === "aim" ? { tokens: { aim: 1 } } : { observation: 1 };
    const attack = new Attack({ dice: [5, 0, 0], attacker: { precise: 2 }, ...tokens });
    attack.roll("blank", "blank", "blank", "blank", "blank").choose(token);
    let dice = 0;
    for (; attack.options.some((option) => option.startsWith("pick ")); dice++) attack.pick(0, "blank");
    return dice;
  };
  expect([picked("aim"), picked("observation")]).toEqual([4, 1]);
});

it("[leg.kw.ion-x.shields] Ion flips shields in melee as well, where the shields themselves cannot cancel anything", () => {
  const left = (kind: "ranged" | "melee") => {
    const attack = new Attack({
      kind,
      dice: [2, 0, 0],
      weapon: { ion: 1 },
      defender: { shielded: 2 },
      defenderTokens: { shield: 2 },
    }).roll("hit", "hit");
    return [attack.pool.left["defender.shield"], attack.options];
  };
  expect(left("ranged")).toEqual([1, ["shield hit", "pass"]]);
  expect(left("melee")).toEqual([1, []]);
});
