import { describe, expect, it } from "vitest";
import { faces } from "../helpers/actions.ts";
import { Attack } from "../helpers/pools.ts";

const jedi = { id: "jedi", die: "red", keywords: { guardian: 2 }, tokens: { surge: 1 } } as const;
const magna = { id: "magnaguard", die: "white", keywords: { guardian: 1 }, tokens: { surge: 2 } } as const;

/** An attack in which everybody has something of everything. */
const FULL = {
  weapons: [{ dice: [2, 1, 0] }, { dice: [0, 1, 1] }],
  tokens: { aim: 1, surge: 2 },
  defenderTokens: { dodge: 3, surge: 4, shield: 5 },
  observation: 6,
  cover: "light",
  guardians: [jedi, magna],
} as const;

describe("all that is known of a pool", () => {
  it("[leg.pool.definition] [leg.weapon.contributes] A new pool holds only the dice of its weapons and the tokens of its units", () => {
    expect(new Attack(FULL).pool).toEqual({
      stage: "roll-attack",
      dice: [2, 2, 1],
      rolled: [],
      blanks: 0,
      hits: 0,
      criticals: 0,
      results: 0,
      cover: 0,
      coverDice: 0,
      covered: [],
      defenseDice: [0, 0],
      defended: [],
      blocks: 0,
      left: {
        "attacker.aim": 1,
        "attacker.surge": 2,
        "defender.dodge": 3,
        "defender.surge": 4,
        "defender.shield": 5,
        "defender.observation": 6,
        "guardian.0.surge": 1,
        "guardian.1.surge": 2,
      },
      used: {},
      picking: null,
      guard: null,
      guardWounds: [0, 0],
      attackerWounds: 0,
      wounds: 0,
      suppression: 0,
      dodgesBack: 0,
    });
  });

  it("[leg.attack.sequence] A resolved pool holds its results and wounds, but no dice", () => {
    const attack = new Attack({ dice: [1, 1, 1], cover: "light", surge: "hit" });
    attack.roll("critical", "attack-surge", "blank").roll("blank").roll("block", "defense-surge");
    expect(attack.pool).toEqual({
      ...new Attack({ dice: [1, 1, 1] }).pool,
      stage: "over",
      dice: [0, 0, 0],
      rolled: [],
      blanks: 1,
      hits: 1,
      criticals: 1,
      results: 2,
      cover: 1,
      coverDice: 0,
      covered: [],
      defenseDice: [0, 0],
      defended: [],
      blocks: 1,
      wounds: 1,
      suppression: 1,
    });
  });

  it("[leg.roll-attack.reroll-window] A pool whose dice are being chosen states for which effect, how many are left, and which are chosen", () => {
    const attack = new Attack({ dice: [2, 0, 0], tokens: { aim: 1 }, observation: 1 }).roll("blank", "hit");
    expect(attack.options).toEqual(["aim", "observation", "pass"]);
    attack.choose("aim");
    expect(attack.pool.picking).toEqual({ offer: "aim", left: 2, from: 0, taken: faces(12, "").map(() => 0) });
    // A die must be taken up before the choice ends.
    expect(attack.options).toEqual(["pick 0", "pick 2"]);
    attack.choose("pick 0");
    expect(attack.options).toEqual(["pick 2", "pass"]);
    attack.choose("pass").roll("critical").choose("observation");
    expect(attack.pool.picking).toMatchObject({ offer: "observation", left: 1 });
    expect(attack.pool.left).toMatchObject({ "attacker.aim": 0, "defender.observation": 0 });
  });
});

describe("who is asked, and what is rolled", () => {
  it("[leg.attack.sequence] Each choice of a pool is offered to the side whose effects it uses, and each roll has the right dice", () => {
    const attack = new Attack({ ...FULL, defenderTokens: { dodge: 3, surge: 4 } });
    const asked: string[] = [];
    const note = (): void => {
      const now = attack.standing;
      if (now.ask === "choice") asked.push(`${attack.pool.stage}: ${now.side} ${now.options.join(", ")}`);
      else asked.push(now.ask === "roll" ? `${attack.pool.stage}: ${now.dice} ${now.counts.join()}` : "over");
    };
    note();
    attack.roll("hit", "attack-surge", "hit", "hit", "hit");
    note();
    attack.pass();
    note();
    attack.choose("surge");
    note();
    attack.roll(...faces(5, "blank"));
    note();
    attack.pass();
    note();
    attack.choose("guardian jedi");
    note();
    attack.choose("cancel");
    note();
    attack.roll("defense-surge", "defense-surge");
    note();
    attack.choose("surge");
    note();
    attack.choose("guardian magnaguard");
    note();
    attack.roll("defense-surge");
    note();
    attack.pass();
    note();
    attack.roll("defense-surge", "blank");
    note();
    attack.choose("surge");
    note();
    expect(asked).toEqual([
      "roll-attack: attack 2,2,1",
      "reroll-attack: attacker aim, observation, pass",
      "convert-attack: attacker surge, pass",
      "roll-cover: defense 5,0",
      "dodge: defender dodge, pass",
      "modify-attack-defender: defender guardian jedi, guardian magnaguard, pass",
      "guardian-cancel: defender cancel, pass",
      "guardian-roll: defense 0,2",
      "guardian-convert: defender surge, pass",
      "modify-attack-defender: defender guardian magnaguard, pass",
      "guardian-roll: defense 1,0",
      "guardian-convert: defender surge, pass",
      "roll-defense: defense 2,0",
      "convert-defense: defender surge, pass",
      "over",
    ]);
    expect(attack.pool).toMatchObject({ guardWounds: [1, 1], blocks: 1, wounds: 1 });
    expect(attack.pool.left).toMatchObject({ "guardian.0.surge": 0, "guardian.1.surge": 2, "defender.surge": 3 });
  });
});
