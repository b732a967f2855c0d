import { describe, expect, it } from "vitest";
import { attackOdds } from "../../src/odds/index.ts";

describe("odds of an attack", () => {
  it("The odds of a red die against a white one are three in four of a result and five in six of no block", () => {
    const odds = attackOdds({ weapons: [{ dice: { red: 1 } }], defender: { die: "white" } });
    expect(odds.ok && odds.value.meanWounds).toBeCloseTo((6 / 8) * (5 / 6), 12);
  });

  it("The odds count a weapon that four miniatures use as four weapons, its keywords included", () => {
    const weapon = { dice: { white: 1 }, keywords: { pierce: 1 } };
    const defender = { die: "white" } as const;
    const together = attackOdds({ weapons: [{ count: 2, ...weapon }], defender });
    expect(together).toEqual(attackOdds({ weapons: [weapon, weapon], defender }));
  });

  it("The odds of thirty dice are worked out like those of three: every die counts for itself", () => {
    const odds = attackOdds({ weapons: [{ dice: { white: 10, black: 10, red: 10 } }], defender: { die: "white" } });
    expect(odds.ok && odds.value.meanWounds).toBeCloseTo(((10 * (2 + 4 + 6)) / 8) * (5 / 6), 9);
  });

  it("The odds refuse what they cannot work out", () => {
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

it("[leg.kw.shielded-x.cancel] Shield tokens of a defender count although no Shielded is given", () => {
  const attack = { weapons: [{ dice: { red: 3 } }], defender: { die: "white" as const, tokens: { shield: 2 } } };
  const named = { ...attack, defender: { ...attack.defender, keywords: { shielded: 2 } } };
  expect(attackOdds(attack)).toEqual(attackOdds(named));
  expect(attackOdds(attack)).not.toEqual(attackOdds({ ...attack, defender: { die: "white" as const } }));
});

it("[leg.kw.armor] [leg.kw.armor-x] The odds take Armor without a value for any number of hits, and Armor 1 for one", () => {
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

it("The odds call a critical crit, as cards do, and refuse another word with the words that they take", () => {
  const weapons = [{ dice: { red: 2 } }];
  expect(attackOdds({ weapons, attacker: { surge: "crit" }, defender: { die: "red" } }).ok).toBe(true);
  const surge: string = "critical";
  const refused = attackOdds({ weapons, attacker: { surge: surge as "crit" }, defender: { die: "red" } });
  expect(refused).toMatchObject({ ok: false, violation: { rule: "tt.input.shape" } });
  expect(!refused.ok && JSON.stringify(refused.violation.params)).toContain("crit");
});
