import { expect, it } from "vitest";
import { Attack } from "./helpers.ts";

it("[leg.kw.complete-the-mission.defense] A Guardian at a priority mission token turns the surges of its dice to blocks", () => {
  const guarding = (keywords: Readonly<Record<string, number>>): readonly number[] => {
    const guard = { id: "guard", die: "white", keywords: { guardian: 1, ...keywords } } as const;
    const attack = new Attack({ dice: [2, 0, 0], guardians: [guard] }).roll("hit", "critical");
    return attack.choose("guardian guard").roll("defense-surge").pool.guardWounds;
  };
  expect([guarding({}), guarding({ "complete-the-mission": 1 })]).toEqual([[1], [0]]);
});

it("[leg.kw.cover-x] Cover improves nothing in melee", () => {
  const struck = (kind: "ranged" | "melee") =>
    new Attack({ kind, dice: [1, 0, 0], defender: { cover: 1 } }).roll("hit");
  expect([struck("ranged").pool.stage, struck("melee").pool.stage]).toEqual(["roll-cover", "roll-defense"]);
});

it("[leg.kw.duelist.defense] [leg.kw.makashi-mastery] A dodge makes a Duelist immune to Pierce, unless the attacker has Makashi Mastery", () => {
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
