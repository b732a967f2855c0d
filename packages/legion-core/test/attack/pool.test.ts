import { describe, expect, it } from "vitest";
import { faces } from "../helpers/actions.ts";
import { Attack } from "../helpers/pools.ts";

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

  it("[leg.roll-attack.aim-simultaneous] [leg.roll-attack.convert-chart] [leg.roll-attack.convert-blank] Five snowtroopers reroll two blanks to a critical, three hits and a blank, or to two blanks more without a surge chart", () => {
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

  it("[leg.cover.apply-heavy] [leg.cover.pool] [leg.roll-defense.convert-blank] Battle droids in heavy cover suffer one wound from three hits and a critical", () => {
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

  it("[leg.roll-attack.reroll-window] [leg.roll-attack.aim-any-number] [leg.roll-attack.aim-sequential] [leg.roll-attack.aim-same-die-again] Aim tokens are spent one after the other, each after the last reroll is seen, even on the same die", () => {
    const attack = new Attack({ dice: [0, 0, 1], tokens: { aim: 2 } });
    attack.roll("blank");
    attack.choose("aim").pick(2, "blank").pass().roll("blank");
    expect(attack.options).toEqual(["aim", "pass"]);
    attack.choose("aim").pick(2, "blank").pass().roll("hit");
    expect(attack.pool).toMatchObject({ hits: 1 });
  });

  it("[leg.roll-attack.aim-simultaneous] The dice chosen for one aim token are rerolled at the same time, once each", () => {
    const attack = new Attack({ dice: [2, 1, 0], tokens: { aim: 1 } });
    attack.roll("blank", "blank", "blank").choose("aim").pick(0, "blank");
    expect(attack.options).toEqual(["pick 0", "pick 4", "pass"]);
    attack.pick(1, "blank");
    expect(attack.asked).toEqual([1, 1, 0]);
  });

  it("[leg.roll-attack.aim-simultaneous] Dice for a reroll can be chosen in only one order, so that each set can be chosen once", () => {
    const attack = new Attack({ dice: [2, 2, 0], tokens: { aim: 1 }, attacker: { precise: 1 } });
    attack.roll("blank", "blank", "blank", "blank").choose("aim").pick(1, "blank");
    expect(attack.options).toEqual(["pick 4", "pass"]);
  });

  it("[leg.tokens.observation] An observation token of the defender rerolls one die", () => {
    const attack = new Attack({ dice: [0, 2, 0], observation: 1 });
    attack.roll("blank", "hit").choose("observation").pick(1, "blank");
    expect(attack.asked).toEqual([0, 1, 0]);
  });

  it("[leg.roll-attack.convert-token] [leg.roll-attack.convert-blank] A surge token converts one surge to a hit, and an unconverted surge becomes a blank", () => {
    const attack = new Attack({ dice: [2, 0, 0], tokens: { surge: 1 } });
    attack.roll("attack-surge", "attack-surge").choose("surge");
    expect(attack.pool).toMatchObject({ hits: 1, blanks: 1 });
  });

  it("[leg.attack.sequence-roll-substeps] Attack dice are first changed, then rolled, rerolled and converted", () => {
    const attack = new Attack({ dice: [1, 0, 0], tokens: { aim: 1, surge: 1 } });
    expect(attack.pool.stage).toBe("roll-attack");
    attack.roll("attack-surge");
    expect(attack.pool.stage).toBe("reroll-attack");
    attack.pass();
    expect(attack.pool.stage).toBe("convert-attack");
  });
});

describe("apply dodge and cover", () => {
  it("[leg.obscured.ranged-only] [leg.dodge.melee-too] A melee attack skips cover, but allows dodge tokens", () => {
    const attack = new Attack({ kind: "melee", dice: [2, 0, 0], cover: "heavy", defenderTokens: { dodge: 1 } });
    attack.roll("hit", "hit");
    expect(attack.pool.stage).toBe("dodge");
    expect(attack.options).toEqual(["dodge", "pass"]);
  });

  it("[leg.attack.sequence-cover-substeps] Cover is rolled and applied before dodge tokens are spent", () => {
    const attack = new Attack({ dice: [1, 0, 0], cover: "light", defenderTokens: { dodge: 1 } });
    expect(attack.roll("hit").pool.stage).toBe("roll-cover");
    expect(attack.roll("blank").pool.stage).toBe("dodge");
  });

  it("[leg.cover.no-crits] [leg.dodge.no-crits] Neither cover nor dodge tokens cancel a critical", () => {
    const attack = new Attack({ dice: [2, 0, 0], cover: "heavy", defenderTokens: { dodge: 2 } });
    attack.roll("critical", "critical");
    expect(attack.pool).toMatchObject({ stage: "dodge", coverDice: 0 });
    attack.choose("dodge").choose("dodge");
    expect(attack.pool.criticals).toBe(2);
  });

  it("[leg.dodge.spend-any] [leg.dodge.cancel-hit] [leg.attack.cancel] The defender may spend any number of dodge tokens, and each cancels one hit", () => {
    const attack = new Attack({ dice: [3, 0, 0], defenderTokens: { dodge: 3 } });
    attack.roll("hit", "hit", "hit").choose("dodge").choose("dodge").pass();
    expect(attack.asked).toEqual([1, 0]);
  });

  it("[leg.dodge.spend-without-hits] A dodge token may be spent even if there is nothing to cancel", () => {
    const attack = new Attack({ dice: [1, 0, 0], defenderTokens: { dodge: 1 } });
    expect(attack.roll("blank").options).toEqual(["dodge", "pass"]);
  });

  it("[leg.cover.suppressed-improves] A suppressed unit has light cover in the open and heavy cover in light or heavy cover", () => {
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
  it("[leg.modify-attack.attacker-first] [leg.modify-attack.then-defender] The attacker modifies attack dice before the defender", () => {
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
  it("[leg.roll-defense.roll] [leg.roll-defense.convert-chart] [leg.attack.sequence-defense-substeps] The defender rolls one die of the unit's colour per result, and converts surges by its chart", () => {
    const attack = new Attack({ dice: [3, 0, 0], die: "red", surgeToBlock: true });
    attack.roll("hit", "critical", "blank");
    expect(attack.asked).toEqual([0, 2]);
    expect(attack.roll("defense-surge", "block").pool.wounds).toBe(0);
  });

  it("[leg.roll-defense.convert-token] A surge token converts a defense surge to a block", () => {
    const attack = new Attack({ dice: [2, 0, 0], defenderTokens: { surge: 1 } });
    attack.roll("hit", "hit").roll("defense-surge", "defense-surge").choose("surge");
    expect(attack.pool.wounds).toBe(1);
  });

  it("[leg.roll-defense.reroll-window] No reroll is offered without an effect that allows one", () => {
    const attack = new Attack({ dice: [1, 0, 0], defenderTokens: { surge: 1, dodge: 1 } });
    attack.roll("hit").pass().roll("blank");
    expect(attack.pool.stage).toBe("over");
  });

  it("[leg.modify-defense.defender-first] [leg.modify-defense.then-attacker] Pierce is applied after all effects of the defender", () => {
    const attack = new Attack({ dice: [1, 0, 0], weapon: { pierce: 1 }, defenderTokens: { surge: 1 } });
    attack.roll("hit").roll("defense-surge").choose("surge");
    expect(attack.pool.stage).toBe("modify-defense-attacker");
    expect(attack.choose("pierce").pool.wounds).toBe(1);
  });

  it("An attack with more blocks than results deals no wounds", () => {
    const attack = new Attack({ dice: [1, 0, 0], weapon: { pierce: 2 }, defender: { impervious: 1 } });
    attack.roll("hit");
    expect(attack.roll("block", "block", "block").pass().pool.wounds).toBe(0);
  });
});

describe("suppression", () => {
  it("[leg.attack.suppression-token] An attack suppresses even if cover or a dodge cancels its result, but not if it rolls only blanks", () => {
    const hit = new Attack({ dice: [1, 0, 0], cover: "heavy" }).roll("hit").roll("block");
    expect(hit.pool).toMatchObject({ stage: "over", wounds: 0, suppression: 1 });
    expect(new Attack({ dice: [1, 0, 0] }).roll("blank").pool.suppression).toBe(0);
  });

  it("[leg.attack.suppression-ranged-only] A melee attack does not suppress", () => {
    const attack = new Attack({ kind: "melee", dice: [1, 0, 0] }).roll("critical").roll("blank");
    expect(attack.pool).toMatchObject({ wounds: 1, suppression: 0 });
  });

  it("A unit that cannot be suppressed gains no suppression from an attack", () => {
    const attack = new Attack({ dice: [1, 0, 0], weapon: { suppressive: 1 }, suppressible: false });
    expect(attack.roll(...faces(1, "critical")).roll("block").pool.suppression).toBe(0);
  });
});
