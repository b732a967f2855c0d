import { describe as describeText } from "@sw/legion-core/text";
import { expect, it } from "vitest";
import { dieChanges } from "../../src/attack/pools/die-change.ts";
import type { Keyword } from "../../src/attack/pools/keyword.ts";
import { locking } from "../../src/attack/pools/locked.ts";
import { whyNotUsed } from "../../src/attack/pools/why-not.ts";
import { EMERGENCY_STIMS_POOL } from "../../src/content/upgrades/pool-effects.ts";
import { Attack, PLAYED } from "../helpers/pools.ts";

const SHIELDS = { defender: { shielded: 2 }, defenderTokens: { shield: 2 } } as const;

/** Why things are not used in a pool, of which at least one other can be used now. */
function why(attack: Attack, ...options: readonly string[]): readonly string[] {
  expect(attack.options.length).toBeGreaterThan(0);
  return options.map((option) => {
    expect(attack.options).not.toContain(option);
    return whyNotUsed(attack.pool, attack.rules, "leg.attack.sequence", option, attack.options).code;
  });
}

/** The same in words, of both languages. */
function told(attack: Attack, option: string): readonly string[] {
  const violation = whyNotUsed(attack.pool, attack.rules, "leg.attack.sequence", option, attack.options);
  return (["en", "es"] as const).map((locale) => describeText({ violation }, { locale }));
}

it("[leg.kw.marksman] Marksman is refused without the result that it changes, or without a second token if it needs one", () => {
  const attacks = (...faces: readonly string[]) =>
    new Attack({ dice: [faces.length, 0, 0], attacker: { marksman: 1 }, tokens: { aim: 1 } }).roll(...faces).pass();
  expect(why(attacks("hit"), "marksman hit", "marksman critical from blank")).toEqual([
    "no-blank-left",
    "no-blank-left",
  ]);
  expect(why(attacks("blank"), "marksman critical", "marksman critical from blank")).toEqual([
    "no-hit-left",
    "no-token-left",
  ]);
  expect(told(attacks("hit"), "marksman hit")).toEqual([
    "No die shows a blank result that this could use (leg.attack.sequence).",
    "Ningún dado muestra una cara en blanco que esto pueda usar (leg.attack.sequence).",
  ]);
  expect(told(attacks("blank"), "marksman critical from blank")[0]).toContain("aim");
});

it("[leg.kw.outmaneuver] A dodge token cannot cancel a critical if none is left", () => {
  const attack = new Attack({ dice: [1, 0, 0], defender: { outmaneuver: 1 }, defenderTokens: { dodge: 1 } }).roll(
    "hit",
  );
  expect(why(attack, "dodge critical")).toEqual(["no-critical-left"]);
});

it("[leg.kw.shielded-x.cancel] A shield is refused in melee, in Wheel Mode, and for a result that is not in the pool", () => {
  const shot = new Attack({ dice: [1, 0, 0], ...SHIELDS }).roll("hit");
  expect(why(shot, "shield critical")).toEqual(["no-critical-left"]);
  const crit = new Attack({ dice: [1, 0, 0], ...SHIELDS }).roll("critical");
  expect(why(crit, "shield hit")).toEqual(["no-hit-left"]);
  const armor = { shielded: 2, armor: 2 } as const;
  const struck = new Attack({ kind: "melee", dice: [1, 0, 0], ...SHIELDS, defender: armor }).roll("hit");
  expect(why(struck, "shield hit", "shield critical")).toEqual(["at-range-alone", "at-range-alone"]);
  const rolling = new Attack({ dice: [1, 0, 0], ...SHIELDS, defender: { ...armor, "wheel-mode": 1 } }).roll("hit");
  expect(why(rolling, "shield hit")).toEqual(["keyword-forbids-use"]);
  expect(told(rolling, "shield hit")[0]).toBe(
    "Wheel Mode prevents the use of this now (shield hit) (leg.attack.sequence).",
  );
  const spent = new Attack({ dice: [2, 0, 0], ...SHIELDS, defenderTokens: { shield: 1 }, backup: true });
  expect(why(spent.roll("hit", "hit").choose("shield hit"), "shield hit")).toEqual(["no-token-left"]);
});

it("[leg.kw.jarkai-mastery] Jar'Kai Mastery is refused in a ranged attack", () => {
  const attack = { "jarkai-mastery": 1, marksman: 1 };
  const shot = new Attack({ dice: [1, 0, 0], attacker: attack, tokens: { aim: 1, dodge: 1 } }).roll("hit").pass();
  expect(why(shot, "jarkai critical", "jarkai hit")).toEqual(["in-melee-alone", "in-melee-alone"]);
});

it("[leg.backup.effect] Backup is refused once it has cancelled two hits", () => {
  const attack = new Attack({ dice: [4, 0, 0], backup: true, ...SHIELDS }).roll("hit", "hit", "hit", "critical");
  attack.choose("backup").choose("backup");
  expect(why(attack, "backup")).toEqual(["used-already"]);
});

it("[leg.die-change.once-per-effect] A die cannot be upgraded if there is none of its colour or the effect has already changed it", () => {
  const most = { id: "kraken", side: "attacker", dice: "attack", to: "upgrade", most: () => 2 } as const;
  const kraken: Keyword = { id: "kraken", attacking: { offers: dieChanges(most) } };
  const attack = new Attack({ dice: [2, 0, 0], attacker: { kraken: 1 } }, { ...PLAYED, kraken });
  expect(why(attack, "kraken black-attack")).toEqual(["no-die-to-change"]);
  expect(why(attack.choose("kraken white-attack"), "kraken black-attack")).toEqual(["no-die-to-change"]);
});

it("[leg.upgrade.static-by-default] Emergency Stims cannot delay more wounds than the attack deals", () => {
  const stims: Keyword = { id: "emergency-stims", ...EMERGENCY_STIMS_POOL };
  const attack = new Attack(
    { dice: [1, 0, 0], defender: { "emergency-stims": 1 } },
    { ...PLAYED, "emergency-stims": stims },
  );
  attack.roll("critical").roll("blank");
  expect(why(attack, "emergency-stims 2")).toEqual(["too-few-wounds-for-it"]);
  expect(told(attack, "emergency-stims 2")[1]).toContain("Este inflige 1");
});

it("Locked results cannot be changed, but tokens may still be spent", () => {
  const armed = {
    dice: [2, 0, 0],
    weapon: { lethal: 1, impact: 1 },
    tokens: { aim: 1 },
    defender: { armor: 2 },
  } as const;
  const attack = new Attack(armed).roll("hit", "hit").pass();
  expect(attack.options).toEqual(["impact", "lethal", "pass"]);
  attack.pool = locking(attack.pool, "attack");
  expect(why(attack, "impact")).toEqual(["results-locked"]);
});
