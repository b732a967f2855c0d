import { describe, expect, it } from "vitest";
import { Attack, times } from "./helpers.ts";

describe("the book's examples", () => {
  it("[leg.roll-attack.roll] [leg.roll-attack.aim-two-different] [leg.roll-attack.convert-chart] [leg.cover.apply-light] [leg.roll-defense.gather] [leg.compare.wounds] Five snowtroopers against rebels behind crates deal two wounds", () => {
    const attack = new Attack({
      dice: [5, 0, 0],
      surge: "hit",
      tokens: { aim: 1 },
      cover: "light",
      surgeToBlock: true,
    });
    attack.roll("critical", "hit", "attack-surge", "blank", "blank");
    attack.choose("aim").pick(0, "blank").pick(0, "blank").roll("attack-surge", "attack-surge");
    expect(attack.pool).toMatchObject({ hits: 4, criticals: 1, blanks: 0, coverDice: 4 });
    attack.roll("blank", "blank", "defense-surge", "block");
    expect(attack.pool).toMatchObject({ hits: 3, criticals: 1 });
    expect(attack.asked).toEqual([4, 0]);
    attack.roll("block", "defense-surge", "blank", "blank");
    expect(attack.pool).toMatchObject({ stage: "over", wounds: 2, suppression: 1 });
  });

  it("[leg.roll-attack.aim-simultaneous] [leg.roll-attack.convert-chart] [leg.roll-attack.convert-blank] Five snowtroopers reroll two blanks into a critical, three hits and a blank, or without their chart two blanks more", () => {
    for (const [surge, hits] of [
      ["hit", 3],
      [undefined, 1],
    ] as const) {
      const attack = new Attack({ dice: [5, 0, 0], ...(surge && { surge }), tokens: { aim: 1 } });
      attack.roll("critical", "hit", "attack-surge", "blank", "blank").choose("aim").pick(0, "blank").pick(0, "blank");
      expect(attack.asked).toEqual([2, 0, 0]);
      attack.roll("attack-surge", "blank");
      expect(attack.pool).toMatchObject({ criticals: 1, hits, blanks: 4 - hits });
    }
  });

  it("[leg.cover.apply-heavy] [leg.cover.pool] [leg.roll-defense.convert-blank] Battle droids in heavy cover, with three hits and a critical against them, suffer one wound", () => {
    const attack = new Attack({ dice: [4, 0, 0], cover: "heavy" });
    attack.roll("critical", "hit", "hit", "hit");
    expect(attack.asked).toEqual([3, 0]);
    attack.roll("blank", "block", "defense-surge");
    expect(attack.pool).toMatchObject({ hits: 1, criticals: 1 });
    attack.roll("defense-surge", "block");
    expect(attack.pool).toMatchObject({ wounds: 1 });
  });
});

describe("roll attack dice", () => {
  it("[leg.weapon.contributes] The dice of all weapons are rolled together", () => {
    expect(new Attack({ weapons: [{ dice: [3, 0, 0] }, { dice: [1, 0, 2] }] }).asked).toEqual([4, 0, 2]);
  });

  it("[leg.roll-attack.reroll-window] [leg.roll-attack.aim-any-number] [leg.roll-attack.aim-sequential] [leg.roll-attack.aim-same-die-again] Every aim token is spent with the last reroll in sight, on the same die if need be", () => {
    const attack = new Attack({ dice: [0, 0, 1], tokens: { aim: 2 } });
    attack.roll("blank");
    attack.choose("aim").pick(2, "blank").pass().roll("blank");
    expect(attack.options).toEqual(["aim", "pass"]);
    attack.choose("aim").pick(2, "blank").pass().roll("hit");
    expect(attack.pool).toMatchObject({ hits: 1 });
  });

  it("[leg.roll-attack.aim-simultaneous] Dice taken up with one aim token are rolled at once, each once", () => {
    const attack = new Attack({ dice: [2, 1, 0], tokens: { aim: 1 } });
    attack.roll("blank", "blank", "blank").choose("aim").pick(0, "blank");
    expect(attack.options).toEqual(["pick 0", "pick 4", "pass"]);
    attack.pick(1, "blank");
    expect(attack.asked).toEqual([1, 1, 0]);
  });

  it("[leg.roll-attack.aim-simultaneous] Dice are taken up in one order alone, so that no set of them can be chosen twice", () => {
    const attack = new Attack({ dice: [2, 2, 0], tokens: { aim: 1 }, attacker: { precise: 1 } });
    attack.roll("blank", "blank", "blank", "blank").choose("aim").pick(1, "blank");
    expect(attack.options).toEqual(["pick 4", "pass"]);
  });

  it("[leg.tokens.observation] An observation token of the defender rerolls one die", () => {
    const attack = new Attack({ dice: [0, 2, 0], observation: 1 });
    attack.roll("blank", "hit").choose("observation").pick(1, "blank");
    expect(attack.asked).toEqual([0, 1, 0]);
  });

  it("[leg.roll-attack.convert-token] [leg.roll-attack.convert-blank] A surge token turns one surge into a hit, and a surge that is left becomes blank", () => {
    const attack = new Attack({ dice: [2, 0, 0], tokens: { surge: 1 } });
    attack.roll("attack-surge", "attack-surge").choose("surge");
    expect(attack.pool).toMatchObject({ hits: 1, blanks: 1 });
  });

  it("[leg.attack.sequence-roll-substeps] Attack dice are changed, rolled, rerolled and converted in this order", () => {
    const attack = new Attack({ dice: [1, 0, 0], tokens: { aim: 1, surge: 1 } });
    expect(attack.pool.stage).toBe("roll-attack");
    attack.roll("attack-surge");
    expect(attack.pool.stage).toBe("reroll-attack");
    attack.pass();
    expect(attack.pool.stage).toBe("convert-attack");
  });
});

describe("apply dodge and cover", () => {
  it("[leg.obscured.ranged-only] [leg.dodge.melee-too] A melee attack goes straight to the dodges, without cover", () => {
    const attack = new Attack({ kind: "melee", dice: [2, 0, 0], cover: "heavy", defenderTokens: { dodge: 1 } });
    attack.roll("hit", "hit");
    expect(attack.pool.stage).toBe("dodge");
    expect(attack.options).toEqual(["dodge", "pass"]);
  });

  it("[leg.attack.sequence-cover-substeps] Cover is rolled and applied before any dodge", () => {
    const attack = new Attack({ dice: [1, 0, 0], cover: "light", defenderTokens: { dodge: 1 } });
    expect(attack.roll("hit").pool.stage).toBe("roll-cover");
    expect(attack.roll("blank").pool.stage).toBe("dodge");
  });

  it("[leg.cover.no-crits] [leg.dodge.no-crits] Neither cover nor dodges cancel a critical", () => {
    const attack = new Attack({ dice: [2, 0, 0], cover: "heavy", defenderTokens: { dodge: 2 } });
    attack.roll("critical", "critical");
    expect(attack.pool).toMatchObject({ stage: "dodge", coverDice: 0 });
    attack.choose("dodge").choose("dodge");
    expect(attack.pool.criticals).toBe(2);
  });

  it("[leg.dodge.spend-any] [leg.dodge.cancel-hit] [leg.attack.cancel] Each dodge takes one hit out of the pool, as many as the defender likes", () => {
    const attack = new Attack({ dice: [3, 0, 0], defenderTokens: { dodge: 3 } });
    attack.roll("hit", "hit", "hit").choose("dodge").choose("dodge").pass();
    expect(attack.asked).toEqual([1, 0]);
  });

  it("[leg.dodge.spend-without-hits] A dodge may be spent where there is nothing to cancel", () => {
    const attack = new Attack({ dice: [1, 0, 0], defenderTokens: { dodge: 1 } });
    expect(attack.roll("blank").options).toEqual(["dodge", "pass"]);
  });

  it("[leg.cover.suppressed-improves] A suppressed unit has light cover in the open, heavy cover in light cover, and never more", () => {
    for (const [cover, value] of [
      ["none", 1],
      ["light", 2],
      ["heavy", 2],
    ] as const) {
      const attack = new Attack({ dice: [1, 0, 0], cover, suppressed: true });
      expect(attack.roll("hit").pool.cover).toBe(value);
    }
  });
});

describe("modify attack dice", () => {
  it("[leg.modify-attack.attacker-first] [leg.modify-attack.then-defender] The attacker's effects on attack dice come before the defender's", () => {
    const attack = new Attack({ dice: [2, 0, 0], weapon: { impact: 1 }, defender: { armor: 2 } });
    attack.roll("hit", "hit");
    expect(attack.pool.stage).toBe("modify-attack-attacker");
    attack.choose("impact");
    expect(attack.pool).toMatchObject({ stage: "modify-attack-defender", hits: 1, criticals: 1 });
  });

  it("[leg.backup.effect] Backup cancels up to two hits of a ranged attack", () => {
    const attack = new Attack({ dice: [3, 0, 0], backup: true });
    attack.roll("hit", "hit", "hit").choose("backup").choose("backup");
    expect(attack.asked).toEqual([1, 0]);
    expect(new Attack({ kind: "melee", dice: [1, 0, 0], backup: true }).roll("hit").pool.stage).toBe("roll-defense");
    expect(new Attack({ dice: [1, 0, 0], backup: true }).roll("critical").pool.stage).toBe("roll-defense");
  });
});

describe("roll and modify defense dice, compare", () => {
  it("[leg.roll-defense.roll] [leg.roll-defense.convert-chart] [leg.attack.sequence-defense-substeps] The defender rolls one die of the unit's colour for each result, and surges become what its chart says", () => {
    const attack = new Attack({ dice: [3, 0, 0], die: "red", surgeToBlock: true });
    attack.roll("hit", "critical", "blank");
    expect(attack.asked).toEqual([0, 2]);
    expect(attack.roll("defense-surge", "block").pool.wounds).toBe(0);
  });

  it("[leg.roll-defense.convert-token] A surge token turns a defense surge into a block", () => {
    const attack = new Attack({ dice: [2, 0, 0], defenderTokens: { surge: 1 } });
    attack.roll("hit", "hit").roll("defense-surge", "defense-surge").choose("surge");
    expect(attack.pool.wounds).toBe(1);
  });

  it("[leg.roll-defense.reroll-window] No reroll is offered without an effect that gives one", () => {
    const attack = new Attack({ dice: [1, 0, 0], defenderTokens: { surge: 1, dodge: 1 } });
    attack.roll("hit").pass().roll("blank");
    expect(attack.pool.stage).toBe("over");
  });

  it("[leg.modify-defense.defender-first] [leg.modify-defense.then-attacker] Pierce comes last, after all that the defender has", () => {
    const attack = new Attack({ dice: [1, 0, 0], weapon: { pierce: 1 }, defenderTokens: { surge: 1 } });
    attack.roll("hit").roll("defense-surge").choose("surge");
    expect(attack.pool.stage).toBe("modify-defense-attacker");
    expect(attack.choose("pierce").pool.wounds).toBe(1);
  });

  it("More blocks than results are no wounds at all", () => {
    const attack = new Attack({ dice: [1, 0, 0], weapon: { pierce: 2 }, defender: { impervious: 1 } });
    attack.roll("hit");
    expect(attack.roll("block", "block", "block").pass().pool.wounds).toBe(0);
  });
});

describe("suppression", () => {
  it("[leg.attack.suppression-token] A result that cover or a dodge cancels later still suppresses, blanks do not", () => {
    const hit = new Attack({ dice: [1, 0, 0], cover: "heavy" }).roll("hit").roll("block");
    expect(hit.pool).toMatchObject({ stage: "over", wounds: 0, suppression: 1 });
    expect(new Attack({ dice: [1, 0, 0] }).roll("blank").pool.suppression).toBe(0);
  });

  it("[leg.attack.suppression-ranged-only] A melee attack does not suppress", () => {
    const attack = new Attack({ kind: "melee", dice: [1, 0, 0] }).roll("critical").roll("blank");
    expect(attack.pool).toMatchObject({ wounds: 1, suppression: 0 });
  });

  it("A unit that takes no suppression gains none from an attack", () => {
    const attack = new Attack({ dice: [1, 0, 0], weapon: { suppressive: 1 }, suppressible: false });
    expect(attack.roll(...times(1, "critical")).roll("block").pool.suppression).toBe(0);
  });
});
