import { describe, expect, it } from "vitest";
import type { KeywordValues } from "../../src/attack/pools/situation.ts";
import { faces } from "../helpers/actions.ts";
import { Attack, type Case } from "../helpers/pools.ts";

describe("Lethal", () => {
  const shot: Case = { dice: [4, 0, 0], weapon: { lethal: 2 }, tokens: { aim: 3 } };

  it("[leg.kw.lethal-x] Lethal 2 gives the pool Pierce 1 for each of up to two aim tokens, which then reroll no dice", () => {
    const attack = new Attack(shot).roll(...faces(4, "hit")).pass();
    expect(attack.options).toEqual(["lethal", "pass"]);
    attack.choose("lethal").choose("lethal");
    expect(attack.pool.left["attacker.aim"]).toBe(1);
    attack
      .roll(...faces(4, "block"))
      .choose("pierce")
      .choose("pierce");
    expect(attack.pool).toMatchObject({ stage: "over", wounds: 2 });
  });

  it("[leg.kw.lethal-x] Lethal gives no Pierce without aim tokens or if it is declined", () => {
    const without = new Attack({ ...shot, tokens: {} }).roll(...faces(4, "hit")).roll(...faces(4, "block"));
    expect(without.pool).toMatchObject({ stage: "over", wounds: 0 });
    const left = new Attack(shot)
      .roll(...faces(4, "hit"))
      .pass()
      .pass();
    expect(left.roll(...faces(4, "block")).pool).toMatchObject({ stage: "over", wounds: 0 });
  });

  it("[leg.kw.lethal-x] [leg.kw.impervious.dice] Impervious adds dice for the Pierce of weapons, but not for Pierce that Lethal adds", () => {
    const attack = new Attack({ ...shot, weapon: { lethal: 2, pierce: 1 }, defender: { impervious: 1 } });
    attack
      .roll(...faces(4, "hit"))
      .pass()
      .choose("lethal")
      .choose("lethal");
    expect(attack.asked).toEqual([5, 0]);
  });
});

describe("Duelist", () => {
  const duel: Case = { kind: "melee", dice: [2, 0, 0], attacker: { duelist: 1 }, tokens: { aim: 2 } };

  it("[leg.kw.duelist.attack] [leg.kw.duelist.additional] An aim token spent to reroll in melee also gives the pool of a Duelist Pierce 1, once", () => {
    const attack = new Attack(duel).roll("blank", "hit");
    attack.choose("aim").pick(0, "blank").pass().roll("blank").choose("aim").pick(0, "blank").pass().roll("hit");
    attack.roll("block", "block").choose("pierce");
    expect(attack.pool).toMatchObject({ stage: "over", wounds: 1 });
  });

  it("[leg.kw.duelist.attack] A Duelist that spends no aim token, or attacks at range, gains no Pierce", () => {
    const idle = new Attack(duel).roll("hit", "hit").pass().roll("block", "block");
    expect(idle.pool).toMatchObject({ stage: "over", wounds: 0 });
    const afar = new Attack({ ...duel, kind: "ranged" }).roll("blank", "hit");
    afar.choose("aim").pick(0, "blank").pass().roll("hit").pass().roll("block", "block");
    expect(afar.pool).toMatchObject({ stage: "over", wounds: 0 });
  });

  it("[leg.kw.duelist.attack] An aim token that a Duelist spends for Lethal rerolls no dice and does not trigger Duelist", () => {
    const attack = new Attack({ ...duel, weapon: { lethal: 1 }, tokens: { aim: 1 } }).roll("hit", "hit").pass();
    attack.choose("lethal").roll("block", "block").choose("pierce");
    expect(attack.pool).toMatchObject({ stage: "over", wounds: 1 });
  });

  it("[leg.kw.duelist.defense] [leg.kw.duelist.additional] A dodge token spent in melee cancels a hit and makes a Duelist immune to Pierce, so Impervious adds no dice", () => {
    const against: Case = {
      kind: "melee",
      dice: [2, 0, 0],
      weapon: { pierce: 2 },
      defender: { duelist: 1, impervious: 1 },
      defenderTokens: { dodge: 1 },
    };
    const dodged = new Attack(against).roll("hit", "hit").choose("dodge");
    expect(dodged.asked).toEqual([1, 0]);
    expect(dodged.roll("block").pool).toMatchObject({ stage: "over", wounds: 0 });
    const stood = new Attack(against)
      .roll("hit", "hit")
      .pass()
      .roll(...faces(4, "block"));
    expect(stood.options).toContain("pierce");
    const afar = new Attack({ ...against, kind: "ranged" }).roll("hit", "hit").choose("dodge");
    expect(afar.roll(...faces(3, "block")).options).toContain("pierce");
  });
});

describe("Outmaneuver", () => {
  it("[leg.kw.outmaneuver] A dodge token of a unit with Outmaneuver may cancel a critical instead of a hit", () => {
    const attack = new Attack({ dice: [2, 0, 0], defender: { outmaneuver: 1 }, defenderTokens: { dodge: 2 } });
    attack.roll("hit", "critical").choose("dodge critical");
    expect(attack.pool).toMatchObject({ hits: 1, criticals: 0 });
    expect(attack.options).toEqual(["dodge", "pass"]);
    const plain = new Attack({ dice: [1, 0, 0], defenderTokens: { dodge: 1 } }).roll("critical").choose("dodge");
    expect(plain.pool.criticals).toBe(1);
  });

  it("[leg.kw.outmaneuver] High Velocity also prevents dodge tokens from cancelling criticals", () => {
    const fast: Case = { dice: [1, 0, 0], weapon: { "high-velocity": 1 }, defender: { outmaneuver: 1 } };
    expect(new Attack({ ...fast, defenderTokens: { dodge: 1 } }).roll("critical").pool.stage).toBe("roll-defense");
  });

  it("[leg.kw.outmaneuver] A dodge token spent on a critical also triggers Block", () => {
    const attack = new Attack({
      dice: [2, 0, 0],
      defender: { outmaneuver: 1, block: 1 },
      defenderTokens: { dodge: 1 },
    });
    attack.roll("hit", "critical").choose("dodge critical").roll("defense-surge");
    expect(attack.pool.wounds).toBe(0);
  });
});

describe("lightsaber masteries of the attacker", () => {
  const jarkai: Case = {
    kind: "melee",
    dice: [3, 0, 0],
    attacker: { "jarkai-mastery": 1 },
    tokens: { dodge: 4 },
  };

  it("[leg.kw.jarkai-mastery] Jar'Kai Mastery spends a dodge token in melee for a blank to a hit or a hit to a critical, or two for a blank to a critical", () => {
    const attack = new Attack(jarkai).roll("blank", "blank", "hit");
    attack.choose("jarkai hit").choose("jarkai critical").choose("jarkai critical from blank");
    expect(attack.pool).toMatchObject({ blanks: 0, hits: 1, criticals: 2 });
    expect(attack.pool.left["attacker.dodge"]).toBe(0);
  });

  it("[leg.kw.jarkai-mastery] Jar'Kai Mastery does nothing in ranged attacks, and spends only dodge tokens that the unit has", () => {
    expect(new Attack({ ...jarkai, kind: "ranged" }).roll("blank", "blank", "hit").pool.stage).toBe("roll-defense");
    const poor = new Attack({ ...jarkai, tokens: { dodge: 1, aim: 0 } }).roll("blank", "blank", "hit");
    expect(poor.options).toEqual(["jarkai hit", "jarkai critical", "pass"]);
  });

  it("[leg.kw.jarkai-mastery] Jar'Kai Mastery can change unconverted surges, which count as blanks", () => {
    const attack = new Attack(jarkai).roll("attack-surge", "attack-surge", "hit").choose("jarkai hit");
    expect(attack.pool).toMatchObject({ blanks: 1, hits: 2 });
  });
});

describe("lightsaber masteries of the defender", () => {
  it("[leg.kw.djem-so-mastery] Djem So Mastery deals the attacker one wound if its melee pool shows a blank or an unconverted surge", () => {
    const against = (kind: "melee" | "ranged", ...rolled: string[]): number => {
      const attack = new Attack({ kind, dice: [3, 0, 0], defender: { "djem-so-mastery": 1 } }).roll(...rolled);
      const hits = rolled.filter((face) => face === "hit").length;
      return (hits === 0 ? attack : attack.roll(...faces(hits, "block"))).pool.attackerWounds;
    };
    expect(against("melee", "blank", "blank", "hit")).toBe(1);
    expect(against("melee", "attack-surge", "hit", "hit")).toBe(1);
    expect(against("melee", "hit", "hit", "hit")).toBe(0);
    expect(against("ranged", "blank", "blank", "hit")).toBe(0);
  });

  const soresu: Case = { dice: [2, 0, 0], defender: { "soresu-mastery": 1 } };

  it("[leg.kw.soresu-mastery.defend] Soresu Mastery rerolls all defense dice of a ranged attack at once, and only once", () => {
    const attack = new Attack(soresu).roll("hit", "hit").roll("block", "blank");
    expect(attack.options).toEqual(["soresu-mastery", "pass"]);
    attack.choose("soresu-mastery");
    expect(attack.asked).toEqual([2, 0]);
    expect(attack.roll("block", "blank").pool).toMatchObject({ stage: "over", wounds: 1 });
    const kept = new Attack(soresu).roll("hit", "hit").roll("block", "block").pass();
    expect(kept.pool).toMatchObject({ stage: "over", wounds: 0 });
    const close = new Attack({ ...soresu, kind: "melee" }).roll("hit", "hit").roll("block", "blank");
    expect(close.pool.stage).toBe("over");
    // There is nothing to reroll where no die was rolled.
    expect(new Attack(soresu).roll("blank", "blank").pool).toMatchObject({ stage: "over", wounds: 0 });
  });

  it("[leg.kw.soresu-mastery.guardian] A unit with Soresu Mastery that uses Guardian may spend a dodge token to reroll all its dice once, before surges", () => {
    const guard = (dodge: number) => [
      { id: "guard", die: "white" as const, keywords: { guardian: 2, "soresu-mastery": 1 }, tokens: { dodge } },
    ];
    const guarded = (dodge: number): Attack => {
      const attack = new Attack({ dice: [2, 0, 0], guardians: guard(dodge) }).roll("hit", "hit");
      return attack.choose("guardian guard").choose("cancel").roll("blank", "defense-surge");
    };
    const again = guarded(2).choose("soresu-mastery");
    expect(again.asked).toEqual([2, 0]);
    expect(again.roll("block", "blank").pool).toMatchObject({ stage: "over", guardWounds: [1] });
    expect(again.pool.left["guardian.0.dodge"]).toBe(1);
    expect(guarded(0).pool).toMatchObject({ stage: "over", guardWounds: [2] });
  });

  it("[leg.kw.soresu-mastery.guardian] Each of two units with Soresu Mastery that use Guardian may reroll its own dice", () => {
    const keywords = { guardian: 1, "soresu-mastery": 1 };
    const guardians = ["one", "two"].map((id) => ({ id, die: "white" as const, keywords, tokens: { dodge: 1 } }));
    const attack = new Attack({ dice: [2, 0, 0], guardians }).roll("hit", "hit");
    attack.choose("guardian one").roll("blank").choose("soresu-mastery").roll("block");
    attack.choose("guardian two").roll("blank");
    expect(attack.options).toEqual(["soresu-mastery", "pass"]);
    attack.choose("soresu-mastery").roll("block");
    expect(attack.pool).toMatchObject({ stage: "over", wounds: 0, guardWounds: [0, 0] });
  });

  it("[leg.kw.shien-mastery.wounds] Each surge deflected with Shien Mastery wounds the attacker; without it all together deal one wound", () => {
    const back = (defender: KeywordValues) => {
      const attack = new Attack({ dice: [3, 0, 0], defender }).roll(...faces(3, "hit"));
      return attack.roll("defense-surge", "defense-surge", "block").pool.attackerWounds;
    };
    expect(back({ deflect: 1, "shien-mastery": 1 })).toBe(2);
    expect(back({ deflect: 1 })).toBe(1);
    expect(back({ "shien-mastery": 1 })).toBe(0);
  });

  it("[leg.kw.shien-mastery.wounds] Each surge deflected by a unit with Shien Mastery that uses Guardian wounds, whatever keywords the defender has", () => {
    const back = (keywords: Record<string, number>, defender: KeywordValues) => {
      const guardians = [{ id: "guard", die: "white" as const, keywords: { guardian: 2, deflect: 1, ...keywords } }];
      const attack = new Attack({ dice: [2, 0, 0], guardians, defender }).roll("hit", "hit");
      attack.choose("guardian guard").choose("cancel").roll("defense-surge", "defense-surge");
      return attack.pool.attackerWounds;
    };
    expect(back({ "shien-mastery": 1 }, {})).toBe(2);
    expect(back({}, { "shien-mastery": 1 })).toBe(1);
  });

  it("[leg.kw.shien-mastery.suppression] A defender with Shien Mastery gains no suppression from a ranged attack that does not wound it", () => {
    const gained = (face: string, kind: "melee" | "ranged", defender: KeywordValues) => {
      const attack = new Attack({ kind, dice: [1, 0, 0], weapon: { suppressive: 1 }, defender }).roll("hit");
      return attack.roll(face).pool.suppression;
    };
    const shien = { "shien-mastery": 1 };
    expect([gained("block", "ranged", shien), gained("blank", "ranged", shien)]).toEqual([0, 2]);
    expect([gained("block", "ranged", {}), gained("block", "melee", shien)]).toEqual([2, 1]);
  });
});

describe("keywords that change charts and dice", () => {
  it("[leg.kw.uncanny-luck-x] Uncanny Luck 2 rerolls up to two defense dice at the same time, once", () => {
    const lucky: Case = { dice: [3, 0, 0], defender: { "uncanny-luck": 2 } };
    const attack = new Attack(lucky)
      .roll(...faces(3, "hit"))
      .roll("blank", "blank", "block")
      .choose("uncanny-luck");
    expect(attack.options).toEqual(["pick-defense 0", "pick-defense 2"]);
    attack.choose("pick-defense 0").choose("pick-defense 0");
    expect(attack.asked).toEqual([2, 0]);
    expect(attack.roll("block", "blank").pool).toMatchObject({ stage: "over", wounds: 1 });
    const one = new Attack(lucky)
      .roll(...faces(3, "hit"))
      .roll("blank", "blank", "block")
      .choose("uncanny-luck");
    one.choose("pick-defense 0").pass();
    expect(one.asked).toEqual([1, 0]);
  });

  it("[leg.kw.jedi-hunter] Jedi Hunter converts attack surges to criticals, even if the surge chart converts to hits", () => {
    const attack = new Attack({ dice: [2, 0, 0], surge: "hit", attacker: { "jedi-hunter": 1 } });
    expect(attack.roll("attack-surge", "hit").pool).toMatchObject({ hits: 1, criticals: 1 });
  });

  it("[leg.kw.hold-the-line] Hold the Line converts attack surges to hits and defense surges to blocks, but does not replace a better chart", () => {
    const attack = new Attack({ kind: "melee", dice: [1, 0, 0], attacker: { "hold-the-line": 1 } });
    expect(attack.roll("attack-surge").pool.hits).toBe(1);
    const better = new Attack({ dice: [1, 0, 0], surge: "crit", attacker: { "hold-the-line": 1 } });
    expect(better.roll("attack-surge").pool.criticals).toBe(1);
    const defends = new Attack({ kind: "melee", dice: [1, 0, 0], defender: { "hold-the-line": 1 } }).roll("hit");
    expect(defends.roll("defense-surge").pool.wounds).toBe(0);
  });
});

describe("Death From Above", () => {
  it("[leg.kw.death-from-above] Cover cancels no hit against Death From Above, even if the defender is immune to Blast", () => {
    const shot: Case = { dice: [2, 0, 0], attacker: { "death-from-above": 1 }, cover: "heavy" };
    expect(new Attack(shot).roll("hit", "hit").roll("block", "block").pool.hits).toBe(2);
    const immune = new Attack({ ...shot, defender: { "immune-blast": 1 } }).roll("hit", "hit");
    expect(immune.roll("block", "block").pool.hits).toBe(2);
  });
});

describe("Ram", () => {
  it("[leg.kw.ram-x.effect] Ram X changes up to X results of the attack dice to criticals, both blanks and hits", () => {
    const attack = new Attack({ kind: "melee", dice: [3, 0, 0], weapon: { ram: 2 } }).roll("blank", "hit", "hit");
    expect(attack.options).toEqual(["ram blank", "ram hit", "pass"]);
    attack.choose("ram blank").choose("ram hit");
    expect(attack.pool).toMatchObject({ blanks: 0, hits: 1, criticals: 2 });
    expect(attack.asked).toEqual([3, 0]);
  });

  it("[leg.kw.ram-x.effect] Ram cannot change hits that cover or dodges have already cancelled", () => {
    const attack = new Attack({
      kind: "melee",
      dice: [1, 0, 0],
      weapon: { ram: 1 },
      defenderTokens: { dodge: 1 },
    });
    expect(attack.roll("hit").choose("dodge").pool.stage).toBe("over");
  });
});
