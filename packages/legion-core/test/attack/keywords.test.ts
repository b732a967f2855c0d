import { describe, expect, it } from "vitest";
import { amount } from "../../src/attack/pools/rules.ts";
import type { KeywordValues } from "../../src/attack/pools/situation.ts";
import { KEYWORDS } from "../../src/content/keyword-entries.ts";
import { KEYWORD_TEXTS } from "../../src/content/keyword-texts.ts";
import { faces } from "../helpers/actions.ts";
import { Attack } from "../helpers/pools.ts";

describe("keywords of the attacker", () => {
  it("[leg.kw.precise-x] Precise 2 lets one aim token reroll four dice", () => {
    const attack = new Attack({ dice: [5, 0, 0], attacker: { precise: 2 }, tokens: { aim: 1 } });
    attack.roll(...faces(5, "blank")).choose("aim");
    for (let die = 0; die < 4; die++) attack.pick(0, "blank");
    expect(attack.asked).toEqual([4, 0, 0]);
  });

  it("[leg.kw.marksman] Marksman spends an aim token to improve a blank to a hit or a hit to a critical, or two for a blank to a critical", () => {
    const attack = new Attack({ dice: [3, 0, 0], attacker: { marksman: 1 }, tokens: { aim: 4 } });
    attack.roll("blank", "blank", "hit").pass();
    attack.choose("marksman hit").choose("marksman critical").choose("marksman critical from blank");
    expect(attack.pool).toMatchObject({ blanks: 0, hits: 1, criticals: 2 });
    expect(attack.asked).toEqual([3, 0]);
  });

  it("[leg.kw.sharpshooter-x] [leg.kw.cover-x] Sharpshooter 2 removes heavy cover, and Cover 2 gives heavy cover in the open", () => {
    const sharp = new Attack({ dice: [1, 0, 0], cover: "heavy", attacker: { sharpshooter: 2 } });
    expect(sharp.roll("hit").pool.cover).toBe(0);
    const covers = [1, 2].map((cover) => new Attack({ dice: [1, 0, 0], defender: { cover } }).roll("hit").pool.cover);
    expect(covers).toEqual([1, 2]);
  });

  it("[leg.kw.sharpshooter-x] Sharpshooter 1 reduces heavy cover to light after cover is limited to heavy", () => {
    const attack = new Attack({ dice: [1, 0, 0], attacker: { sharpshooter: 1 }, cover: "heavy", suppressed: true });
    expect(attack.roll("hit").pool.cover).toBe(1);
  });

  it("[leg.kw.critical-x] Critical 1 converts one surge to a critical, and the surge chart converts the others", () => {
    const attack = new Attack({ dice: [2, 0, 0], weapon: { critical: 1 }, surge: "hit" });
    attack.roll("attack-surge", "attack-surge").choose("critical");
    expect(attack.pool).toMatchObject({ hits: 1, criticals: 1 });
  });

  it("[leg.kw.high-velocity] A defender cannot dodge if all weapons of the pool have High Velocity", () => {
    const fast = { dice: [1, 0, 0], keywords: { "high-velocity": 1 } };
    const only = new Attack({ weapons: [fast], defenderTokens: { dodge: 1 } }).roll("hit");
    expect(only.pool.stage).toBe("roll-defense");
    const mixed = new Attack({ weapons: [fast, { dice: [1, 0, 0] }], defenderTokens: { dodge: 1 } }).roll("hit", "hit");
    expect(mixed.options).toEqual(["dodge", "pass"]);
  });

  it("[leg.kw.blast] [leg.kw.immune-blast] Blast prevents cover from cancelling hits, unless the defender is immune to it", () => {
    const weapons = [{ dice: [1, 0, 0], keywords: { blast: 1 } }, { dice: [1, 0, 0] }];
    const attack = new Attack({ weapons, cover: "heavy" }).roll("hit", "hit").roll("block", "block");
    expect(attack.pool.hits).toBe(2);
    const immune = new Attack({ weapons, cover: "heavy", defender: { "immune-blast": 1 } }).roll("hit", "hit");
    expect(immune.roll("block", "block").pool.hits).toBe(0);
  });

  it("[leg.kw.impact-x] Impact changes hits only against armor, and the values of all weapons add up", () => {
    const weapons = [
      { dice: [2, 0, 0], keywords: { impact: 1 } },
      { dice: [1, 0, 0], keywords: { impact: 1 } },
    ];
    const armored = new Attack({ weapons, defender: { armor: 1 } }).roll("hit", "hit", "hit");
    armored.choose("impact").choose("impact");
    expect(armored.pool).toMatchObject({ stage: "modify-attack-defender", criticals: 2 });
    expect(new Attack({ weapons }).roll("hit", "hit", "hit").pool.stage).toBe("roll-defense");
  });

  it("[leg.kw.primitive] Primitive changes all criticals against armor back to hits after every Impact", () => {
    const attack = new Attack({ dice: [2, 0, 0], weapon: { impact: 1, primitive: 1 }, defender: { armor: 1 } });
    attack.roll("hit", "critical").choose("impact");
    expect(attack.pool).toMatchObject({ stage: "modify-attack-defender", hits: 2, criticals: 0 });
    expect(new Attack({ dice: [1, 0, 0], weapon: { primitive: 1 } }).roll("critical").pool.criticals).toBe(1);
  });

  it("[leg.kw.pierce-x] Pierce 2 cancels up to two blocks", () => {
    const attack = new Attack({ dice: [3, 0, 0], weapon: { pierce: 2 } });
    attack.roll("hit", "hit", "hit").roll("block", "block", "block").choose("pierce").choose("pierce");
    expect(attack.pool.wounds).toBe(2);
  });

  it("[leg.kw.suppressive] Suppressive gives one more suppression token, even without a hit and in melee", () => {
    expect(
      new Attack({ dice: [2, 0, 0], weapon: { suppressive: 2 } }).roll("hit", "blank").roll("block").pool.suppression,
    ).toBe(2);
    expect(new Attack({ dice: [1, 0, 0], weapon: { suppressive: 1 } }).roll("blank").pool.suppression).toBe(1);
    const melee = new Attack({ kind: "melee", dice: [1, 0, 0], weapon: { suppressive: 1 } });
    expect(melee.roll("blank").pool.suppression).toBe(1);
  });

  it("[leg.kw.suppressive] Suppressive counts only once, even if several weapons and the unit have it", () => {
    const weapons = [1, 2].map(() => ({ dice: [1, 0, 0], keywords: { suppressive: 1 } }));
    const both = new Attack({ weapons, attacker: { suppressive: 1 } });
    expect(both.roll("blank", "blank").pool.suppression).toBe(1);
  });

  it("[leg.keywords.numeric-stack] Keywords with a value add up over unit and weapons, but keywords without one do not", () => {
    const amounts = (attacker: KeywordValues, weapon: KeywordValues, defender: KeywordValues) => {
      const { rules, pool } = new Attack({ dice: [1, 0, 0], attacker, weapon, defender });
      const spent = { ...pool, used: { dodge: 1 } };
      return Object.fromEntries(rules.amounts.map(({ hook }) => [hook.amount, amount(rules, spent, hook.amount)]));
    };
    for (const id of Object.keys(KEYWORDS)) {
      if (/ X\b/.test(KEYWORD_TEXTS[id]?.name.en ?? "")) continue;
      // Of 0 until it is used, and then of 1: its value says whether it counts.
      if (KEYWORDS[id]?.withoutValue === 0) continue;
      const [once, twice] = [{ [id]: 1 }, { [id]: 2 }];
      expect([id, amounts(once, once, twice)]).toEqual([id, amounts(once, {}, once)]);
      expect([id, amounts({}, twice, {})]).toEqual([id, amounts({}, once, {})]);
    }
    expect(amounts({ pierce: 1 }, { pierce: 2 }, {})).toMatchObject({ pierce: 3 });
  });

  it("[leg.kw.ion-x.shields] Ion 2 flips two shields before other effects, and the shields cancel nothing", () => {
    const attack = new Attack({
      dice: [2, 0, 0],
      weapon: { ion: 2 },
      defender: { shielded: 3 },
      defenderTokens: { shield: 3 },
    });
    attack.roll("hit", "critical");
    expect(attack.pool).toMatchObject({ stage: "modify-attack-defender", hits: 1, criticals: 1 });
    attack.choose("shield critical");
    expect(attack.asked).toEqual([1, 0]);
  });

  it("[leg.kw.ion-x.shields] [leg.kw.wheel-mode.drawback] Ion flips no shields of a unit in Wheel Mode", () => {
    const shields = (defender: Readonly<Record<string, number>>) =>
      new Attack({
        dice: [2, 0, 0],
        weapon: { ion: 2 },
        defender: { shielded: 4, ...defender },
        defenderTokens: { shield: 4 },
      }).roll("critical", "critical").pool.left["defender.shield"];
    expect([shields({}), shields({ "wheel-mode": 1 })]).toEqual([2, 4]);
  });
});

describe("keywords of the defender", () => {
  it("[leg.kw.cover-x] [leg.kw.cover-x.vehicles] Cover 1 improves cover by one step up to heavy, also in the open", () => {
    expect(new Attack({ dice: [1, 0, 0], defender: { cover: 1 } }).roll("hit").pool.cover).toBe(1);
    expect(new Attack({ dice: [1, 0, 0], cover: "heavy", defender: { cover: 1 } }).roll("hit").pool.cover).toBe(2);
  });

  it("[leg.kw.low-profile] Low Profile rolls one cover die fewer and counts that die as a block", () => {
    const attack = new Attack({ dice: [3, 0, 0], cover: "light", defender: { "low-profile": 1 } });
    attack.roll("hit", "hit", "hit");
    expect(attack.asked).toEqual([2, 0]);
    expect(attack.roll("blank", "blank").pool.hits).toBe(2);
    expect(new Attack({ dice: [1, 0, 0], defender: { "low-profile": 1 } }).roll("hit").pool.hits).toBe(1);
  });

  it("[leg.kw.armor] [leg.kw.armor-x] Armor 1 cancels one hit and Armor all hits, but neither cancels criticals", () => {
    const one = new Attack({ dice: [3, 0, 0], defender: { armor: 1 } }).roll("hit", "hit", "critical").choose("armor");
    expect(one.pool).toMatchObject({ hits: 1, criticals: 1 });
    const all = new Attack({ dice: [3, 0, 0], defender: { armor: KEYWORDS["armor"]?.withoutValue ?? 1 } });
    all.roll("hit", "hit", "critical").choose("armor").choose("armor");
    expect(all.pool).toMatchObject({ stage: "roll-defense", hits: 0, criticals: 1 });
  });

  it("[leg.kw.shielded-x.cancel] A shield cancels a hit or a critical of a ranged attack", () => {
    const attack = new Attack({ dice: [2, 0, 0], defender: { shielded: 2 }, defenderTokens: { shield: 2 } });
    attack.roll("hit", "critical").choose("shield hit").choose("shield critical");
    expect(attack.pool).toMatchObject({ stage: "over", wounds: 0 });
    const melee = new Attack({
      kind: "melee",
      dice: [1, 0, 0],
      defender: { shielded: 1 },
      defenderTokens: { shield: 1 },
    });
    expect(melee.roll("hit").pool.stage).toBe("roll-defense");
  });

  it("[leg.kw.immune-pierce.defend] [leg.kw.immune-melee-pierce.defend] Pierce has no effect on a unit with Immune: Pierce, or in melee on one with Immune: Melee Pierce", () => {
    const immune = new Attack({ dice: [1, 0, 0], weapon: { pierce: 1 }, defender: { "immune-pierce": 1 } });
    expect(immune.roll("hit").roll("block").pool.stage).toBe("over");
    for (const kind of ["melee", "ranged"] as const) {
      const attack = new Attack({
        kind,
        dice: [1, 0, 0],
        weapon: { pierce: 1 },
        defender: { "immune-melee-pierce": 1 },
      });
      expect(attack.roll("hit").roll("block").options).toEqual(kind === "melee" ? [] : ["pierce", "pass"]);
    }
  });

  it("[leg.kw.impervious.dice] [leg.kw.impervious.immune-pierce] Impervious adds a die per point of Pierce, but none if the unit has Immune: Pierce", () => {
    const weapons = [
      { dice: [1, 0, 0], keywords: { pierce: 2 } },
      { dice: [1, 0, 0], keywords: { pierce: 1 } },
    ];
    expect(new Attack({ weapons, defender: { impervious: 1 } }).roll("hit", "blank").asked).toEqual([4, 0]);
    const both = new Attack({ weapons, defender: { impervious: 1, "immune-pierce": 1 } });
    expect(both.roll("hit", "blank").asked).toEqual([1, 0]);
    // Immune: Melee Pierce is not named there: Sabine with the Darksaber rolls all dice and loses none to Pierce.
    const melee = { kind: "melee", weapons, defender: { impervious: 1, "immune-melee-pierce": 1 } } as const;
    const sabine = new Attack(melee).roll("hit", "blank");
    expect(sabine.asked).toEqual([4, 0]);
    expect(sabine.roll("block", "blank", "blank", "blank").pool).toMatchObject({ stage: "over", wounds: 0 });
  });

  it("[leg.kw.block] Block converts surges to blocks after a dodge token was spent", () => {
    const attack = new Attack({ dice: [2, 0, 0], defender: { block: 1 }, defenderTokens: { dodge: 1 } });
    expect(attack.roll("hit", "hit").choose("dodge").roll("defense-surge").pool.wounds).toBe(0);
    const kept = new Attack({ dice: [2, 0, 0], defender: { block: 1 }, defenderTokens: { dodge: 1 } });
    expect(kept.roll("hit", "blank").pass().roll("defense-surge").pool.wounds).toBe(1);
  });

  it("[leg.kw.nimble] Nimble returns one dodge token if any were spent, however many", () => {
    const nimble = { dice: [2, 0, 0], defender: { nimble: 1 }, defenderTokens: { dodge: 2 } };
    expect(new Attack(nimble).roll("hit", "hit").choose("dodge").choose("dodge").pool.dodgesBack).toBe(1);
    expect(new Attack(nimble).roll("hit", "blank").pass().roll("block").pool.dodgesBack).toBe(0);
  });

  it("[leg.kw.deflect.surge] [leg.kw.deflect.wound] [leg.kw.deflect.continues] Deflect converts surges to blocks and deals the attacker one wound, and the attack continues", () => {
    const attack = new Attack({ dice: [3, 0, 0], defender: { deflect: 1 } });
    attack.roll("hit", "hit", "hit").roll("defense-surge", "defense-surge", "blank");
    expect(attack.pool).toMatchObject({ attackerWounds: 1, wounds: 1 });
    const melee = new Attack({ kind: "melee", dice: [1, 0, 0], defender: { deflect: 1 } });
    expect(melee.roll("hit").roll("defense-surge").pool).toMatchObject({ attackerWounds: 0, wounds: 1 });
  });

  it("[leg.kw.deflect.high-velocity] [leg.kw.immune-deflect] High Velocity stops Deflect entirely, but Immune: Deflect only its wound", () => {
    const fast = new Attack({ dice: [1, 0, 0], weapon: { "high-velocity": 1 }, defender: { deflect: 1 } });
    expect(fast.roll("hit").roll("defense-surge").pool).toMatchObject({ attackerWounds: 0, wounds: 1 });
    const immune = new Attack({ dice: [1, 0, 0], weapon: { "immune-deflect": 1 }, defender: { deflect: 1 } });
    expect(immune.roll("hit").roll("defense-surge").pool).toMatchObject({ attackerWounds: 0, wounds: 0 });
  });
});

describe("Guardian", () => {
  const guardian = { id: "fetts-guard", die: "white", keywords: { guardian: 2 } } as const;

  it("[leg.kw.guardian-x.cancel] [leg.kw.guardian-x.roll] [leg.kw.guardian-x.suppression] Guardian 2 cancels up to two hits, rolls as many dice and suffers their blanks", () => {
    const attack = new Attack({
      dice: [4, 0, 0],
      guardians: [{ ...guardian, die: "red", tokens: { surge: 1 } } as const],
    });
    attack.roll("hit", "hit", "hit", "critical").choose("guardian fetts-guard").choose("cancel");
    expect(attack.asked).toEqual([0, 2]);
    attack.roll("defense-surge", "blank").choose("surge");
    expect(attack.pool).toMatchObject({ guardWounds: [1], hits: 1, criticals: 1 });
    attack.roll("blank", "blank");
    expect(attack.pool).toMatchObject({ wounds: 2, suppression: 1 });
  });

  it("[leg.kw.guardian-x.pierce] [leg.kw.pierce-x.guardian] [leg.kw.immune-pierce.guardian] Pierce spent on Guardian's blocks cannot be spent again, and Guardian uses its own unit's immunity", () => {
    const attack = new Attack({ dice: [2, 0, 0], weapon: { pierce: 1 }, guardians: [guardian] });
    attack.roll("hit", "critical").choose("guardian fetts-guard").roll("block").choose("pierce");
    expect(attack.pool.guardWounds).toEqual([1]);
    expect(attack.roll("block").pool.stage).toBe("over");
    const immune = { id: "fetts-guard", die: "white", keywords: { guardian: 1, "immune-pierce": 1 } } as const;
    const other = new Attack({ dice: [2, 0, 0], weapon: { pierce: 1 }, guardians: [immune] });
    other.roll("hit", "critical").choose("guardian fetts-guard").roll("block");
    expect(other.roll("block").options).toEqual(["pierce", "pass"]);
  });

  it("[leg.kw.pierce-x.guardian] [leg.kw.guardian-x.pierce] Pierce 3 has one left for the defender after it cancels two blocks of Guardian 2, as in the book's example", () => {
    const attack = new Attack({ dice: [4, 0, 0], weapon: { pierce: 3 }, guardians: [guardian] });
    attack
      .roll(...faces(4, "hit"))
      .choose("guardian fetts-guard")
      .choose("cancel")
      .roll("block", "block");
    attack.choose("pierce").choose("pierce");
    expect(attack.pool).toMatchObject({ guardWounds: [2], hits: 2 });
    attack.roll("block", "block").choose("pierce");
    expect(attack.pool).toMatchObject({ stage: "over", wounds: 1 });
  });

  it("[leg.kw.guardian-x.no-guard-guard] [leg.kw.guardian-x.backup] A unit that uses Guardian cannot be guarded or backed up itself", () => {
    const attack = new Attack({ dice: [1, 0, 0], defender: { guardian: 1 }, guardians: [guardian], backup: true });
    expect(attack.roll("hit").pool.stage).toBe("roll-defense");
  });

  it("[leg.kw.guardian-x.several] One use of Guardian is resolved before the next is offered", () => {
    const guardians = [guardian, { id: "magnaguard", die: "white", keywords: { guardian: 1 } } as const];
    const attack = new Attack({ dice: [2, 0, 0], guardians }).roll("hit", "hit");
    attack.choose("guardian fetts-guard").pass().roll("block");
    expect(attack.options).toEqual(["guardian magnaguard", "pass"]);
  });

  it("[leg.kw.deflect.guardian-soresu] A surge rolled by a unit with Deflect for Guardian blocks and wounds the attacker", () => {
    const jedi = { id: "jedi", die: "white", keywords: { guardian: 2, deflect: 1 } } as const;
    const attack = new Attack({ dice: [2, 0, 0], guardians: [jedi] }).roll("hit", "hit");
    attack.choose("guardian jedi").choose("cancel").roll("defense-surge", "defense-surge");
    expect(attack.pool).toMatchObject({ attackerWounds: 1, guardWounds: [0], stage: "over" });
  });
});
