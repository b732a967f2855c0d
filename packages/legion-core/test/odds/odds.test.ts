import { describe, expect, it } from "vitest";
import { type AttackInput, attackOdds } from "../../src/odds/index.ts";

describe("odds of an attack", () => {
  it("A red die against a white one has a hit or critical three times in four, and no block five times in six", () => {
    const odds = attackOdds({ weapons: [{ dice: { red: 1 } }], defender: { die: "white" } });
    expect(odds.ok && odds.value.meanWounds).toBeCloseTo((6 / 8) * (5 / 6), 12);
  });

  it("The odds count a weapon that four miniatures use as four weapons, including its keywords", () => {
    const weapon = { dice: { white: 1 }, keywords: { pierce: 1 } };
    const defender = { die: "white" } as const;
    const together = attackOdds({ weapons: [{ count: 2, ...weapon }], defender });
    expect(together).toEqual(attackOdds({ weapons: [weapon, weapon], defender }));
  });

  it("The odds of thirty dice equal the sum over single dice", () => {
    const odds = attackOdds({ weapons: [{ dice: { white: 10, black: 10, red: 10 } }], defender: { die: "white" } });
    expect(odds.ok && odds.value.meanWounds).toBeCloseTo(((10 * (2 + 4 + 6)) / 8) * (5 / 6), 9);
  });

  it("The odds refuse invalid dice and unknown keywords", () => {
    const wrong = attackOdds({ weapons: [{ dice: { red: -1 } }], defender: { die: "white" } });
    expect(wrong).toMatchObject({ ok: false, violation: { rule: "tt.input.shape", code: "wrong-shape" } });
    const unknown = attackOdds({ weapons: [], defender: { die: "red", keywords: { spagetti: 1 } } });
    expect(unknown).toMatchObject({
      ok: false,
      violation: {
        rule: "leg.keywords.full-text-in-glossary",
        code: "unknown-keyword",
        params: { keyword: "spagetti" },
      },
    });
  });
});

it("[leg.kw.shielded-x.cancel] The odds count shield tokens of a defender without the keyword Shielded", () => {
  const attack = { weapons: [{ dice: { red: 3 } }], defender: { die: "white" as const, tokens: { shield: 2 } } };
  const named = { ...attack, defender: { ...attack.defender, keywords: { shielded: 2 } } };
  expect(attackOdds(attack)).toEqual(attackOdds(named));
  expect(attackOdds(attack)).not.toEqual(attackOdds({ ...attack, defender: { die: "white" as const } }));
});

it("[leg.kw.armor] [leg.kw.armor-x] In the odds Armor without a value cancels any number of hits, and Armor 1 only one", () => {
  const against = (armor: number | true | undefined) =>
    attackOdds({
      weapons: [{ dice: { red: 3 } }],
      attacker: { surge: "hit" },
      defender: { die: "white", keywords: armor === undefined ? {} : { armor } },
    });
  const mean = (odds: ReturnType<typeof against>): number => (odds.ok ? odds.value.meanWounds : Number.NaN);
  expect(mean(against(1))).toBeLessThan(mean(against(undefined)));
  expect(mean(against(true))).toBeLessThan(mean(against(1)));
  expect(mean(against(true))).toBeCloseTo(((3 * 1) / 8) * (5 / 6), 12);
});

it("[leg.kw.makashi-mastery] In the odds Makashi Mastery changes nothing unless a weapon has Pierce", () => {
  const melee = (weapon: Readonly<Record<string, number>>, mastery: Readonly<Record<string, number>>) =>
    attackOdds({
      kind: "melee",
      weapons: [{ dice: { red: 3 }, keywords: weapon }],
      attacker: { tokens: { aim: 1 }, keywords: mastery },
      defender: { die: "red" },
    });
  const used = { "makashi-mastery": 1 };
  expect(melee({ lethal: 1 }, used)).toEqual(melee({ lethal: 1 }, {}));
  expect(melee({ pierce: 2 }, used)).not.toEqual(melee({ pierce: 2 }, {}));
});

it("The odds name a critical `crit`, as cards do, and refuse other words with the list of valid ones", () => {
  const weapons = [{ dice: { red: 2 } }];
  expect(attackOdds({ weapons, attacker: { surge: "crit" }, defender: { die: "red" } }).ok).toBe(true);
  const surge: string = "critical";
  const refused = attackOdds({ weapons, attacker: { surge: surge as "crit" }, defender: { die: "red" } });
  expect(refused).toMatchObject({ ok: false, violation: { rule: "tt.input.shape" } });
  expect(!refused.ok && JSON.stringify(refused.violation.params)).toContain("crit");
});

describe("input that cannot count", () => {
  const attack = { weapons: [{ dice: { red: 2 } }], defender: { die: "white" } } as const;
  const guardian = { id: "friend", die: "red", keywords: { guardian: 2 } } as const;
  const violationOf = (input: AttackInput) => {
    const odds = attackOdds(input);
    return odds.ok ? undefined : odds.violation;
  };

  it.each<[input: string, rule: string, idle: Partial<AttackInput>]>([
    ["defender.cover", "leg.obscured.ranged-only", { defender: { die: "white", cover: "light" } }],
    ["defender.smoke", "leg.obscured.ranged-only", { defender: { die: "white", smoke: 1 } }],
    ["defender.suppressed", "leg.obscured.ranged-only", { defender: { die: "white", suppressed: true } }],
    ["defender.tokens.shield", "leg.kw.shielded-x.cancel", { defender: { die: "white", tokens: { shield: 1 } } }],
    ["guardians", "leg.kw.guardian-x.cancel", { guardians: [guardian] }],
    ["backup", "leg.backup.when", { backup: true }],
  ])("The odds of a melee attack refuse %s, which applies only at range", (input, rule, idle) => {
    expect(violationOf({ ...attack, ...idle })).toBeUndefined();
    for (const kind of ["melee", "overrun"] as const) {
      const told = { rule, code: "counts-at-range-only", params: { input } };
      expect(violationOf({ ...attack, ...idle, kind })).toEqual(told);
    }
  });

  it("The odds of a melee attack accept cover `none`, zero tokens and absent suppression", () => {
    const defender = { die: "white", cover: "none", smoke: 0, suppressed: false, tokens: { shield: 0 } } as const;
    expect(violationOf({ ...attack, kind: "melee", defender, guardians: [], backup: false })).toBeUndefined();
  });

  it("The odds refuse a kind of token that its side cannot spend, and list those that it can", () => {
    const typed: object = { aim: 1, shield: 1 };
    expect(violationOf({ ...attack, attacker: { tokens: typed } })).toMatchObject({
      code: "unknown-key",
      params: { known: "aim, dodge, surge" },
    });
  });

  it("The odds refuse a dodge token of an attacker or a guardian unless one of its keywords spends it", () => {
    const dodging = { tokens: { dodge: 1 } };
    const told = (input: string) => ({ rule: "leg.tokens.dodge", code: "nothing-spends-token", params: { input } });
    expect(violationOf({ ...attack, attacker: dodging })).toEqual(told("attacker.tokens.dodge"));
    const guardians = [{ ...guardian, ...dodging }];
    expect(violationOf({ ...attack, guardians })).toEqual(told("guardians.0.tokens.dodge"));
    const jarkai = { ...dodging, keywords: { "jarkai-mastery": 1 } } as const;
    expect(violationOf({ ...attack, kind: "melee", attacker: jarkai })).toBeUndefined();
    const soresu = [{ ...guardian, ...dodging, keywords: { guardian: 2, "soresu-mastery": 1 } }] as const;
    expect(violationOf({ ...attack, guardians: soresu })).toBeUndefined();
  });

  it("The odds refuse a guardian without the keyword Guardian", () => {
    const guardians = [{ id: "friend", die: "red" }] as const;
    expect(violationOf({ ...attack, guardians })).toEqual({
      rule: "leg.kw.guardian-x.cancel",
      code: "no-guardian",
      params: { guardian: "friend" },
    });
  });

  it("The odds refuse an unknown option, and list the known ones", () => {
    const typo: object = { polices: {} };
    expect(attackOdds(attack, typo)).toEqual({
      ok: false,
      violation: {
        rule: "tt.input.shape",
        code: "unknown-key",
        params: { path: "polices", known: ["keywords", "policy"] },
      },
    });
  });
});
