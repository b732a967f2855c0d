import { describe, expect, it } from "vitest";
import { faces } from "../helpers/actions.ts";
import { Attack } from "../helpers/pools.ts";

describe("effects that meet in one pool", () => {
  const chewie = { id: "chewie", die: "white", keywords: { guardian: 3 } } as const;

  it("[leg.kw.guardian-x.cancel] Guardian cancels hits left after cover and dodges, but no critical", () => {
    const tokens = { cover: "heavy", defenderTokens: { dodge: 1 }, guardians: [chewie] } as const;
    const attack = new Attack({ dice: [4, 0, 0], ...tokens }).roll("hit", "hit", "hit", "critical");
    attack.roll("block", "blank", "blank").choose("dodge").choose("guardian chewie");
    // One hit was blocked, one dodged; of the one left nothing remains to cancel, and its die is rolled in no cover.
    expect(attack.asked).toEqual([1, 0]);
    expect(attack.pool).toMatchObject({ stage: "guardian-roll", hits: 0, criticals: 1 });
    const crits = new Attack({ dice: [2, 0, 0], guardians: [chewie] }).roll("critical", "critical");
    expect(crits.pool.stage).toBe("roll-defense");
  });

  it("[leg.kw.guardian-x.cancel] Guardian cannot be used against a melee attack", () => {
    const attack = new Attack({ kind: "melee", dice: [1, 0, 0], guardians: [chewie] });
    expect(attack.roll("hit").pool.stage).toBe("roll-defense");
  });

  it("[leg.kw.guardian-x.roll] The surge chart of the unit that uses Guardian converts its surges, not the chart of the defender", () => {
    const charted = { ...chewie, surge: "block" } as const;
    const attack = new Attack({ dice: [2, 0, 0], guardians: [charted] }).roll("hit", "critical");
    expect(attack.choose("guardian chewie").roll("defense-surge").pool.guardWounds).toEqual([0]);
    const bare = new Attack({ dice: [2, 0, 0], surgeToBlock: true, guardians: [chewie] }).roll("hit", "critical");
    expect(bare.choose("guardian chewie").roll("defense-surge").pool.guardWounds).toEqual([1]);
  });

  it("[leg.kw.immune-pierce.guardian] [leg.kw.pierce-x.guardian] Pierce works on the dice of a unit that uses Guardian, even if the defender is immune to Pierce", () => {
    const pierced = { dice: [2, 0, 0], weapon: { pierce: 1 }, defender: { "immune-pierce": 1 } } as const;
    const attack = new Attack({ ...pierced, guardians: [chewie] }).roll("hit", "critical").choose("guardian chewie");
    attack.roll("block").choose("pierce");
    expect(attack.pool.guardWounds).toEqual([1]);
    expect(attack.roll("block").pool).toMatchObject({ stage: "over", wounds: 0 });
  });

  it("[leg.kw.high-velocity] [leg.kw.deflect.high-velocity] A unit with Deflect that uses Guardian deflects nothing if all weapons of the pool have High Velocity", () => {
    const jedi = { id: "jedi", die: "white", keywords: { guardian: 1, deflect: 1 } } as const;
    const fast = { dice: [2, 0, 0], weapon: { "high-velocity": 1 }, guardians: [jedi] } as const;
    const attack = new Attack(fast).roll("hit", "critical").choose("guardian jedi").roll("defense-surge");
    expect(attack.pool).toMatchObject({ attackerWounds: 0, guardWounds: [1] });
  });

  it("[leg.kw.ion-x.shields] Ion flips at most one shield per hit or critical of the attack roll", () => {
    const shields = { defender: { shielded: 3 }, defenderTokens: { shield: 3 } } as const;
    const attack = new Attack({ dice: [3, 0, 0], weapon: { ion: 3 }, ...shields }).roll("hit", "blank", "blank");
    expect(attack.pool.left["defender.shield"]).toBe(2);
    const missed = new Attack({ dice: [1, 0, 0], weapon: { ion: 3 }, ...shields }).roll("blank");
    expect(missed.pool.left["defender.shield"]).toBe(3);
  });

  it("[leg.kw.critical-x] [leg.roll-attack.convert-token] Critical 1 converts one of four surges, two surge tokens convert two, and the last becomes a blank", () => {
    const attack = new Attack({ dice: [4, 0, 0], weapon: { critical: 1 }, tokens: { surge: 2 } });
    attack.roll(...faces(4, "attack-surge")).choose("critical");
    expect(attack.options).toEqual(["surge", "pass"]);
    attack.choose("surge").choose("surge");
    expect(attack.pool).toMatchObject({ hits: 2, criticals: 1, blanks: 1 });
  });

  it("[leg.kw.impact-x] Impact changes only hits that are not cancelled yet", () => {
    const attack = new Attack({
      dice: [3, 0, 0],
      weapon: { impact: 3 },
      defender: { armor: 1 },
      defenderTokens: { dodge: 2 },
    });
    attack.roll("hit", "hit", "blank").choose("dodge").pass().choose("impact");
    expect(attack.pool).toMatchObject({ stage: "roll-defense", hits: 0, criticals: 1 });
  });

  it("[leg.kw.blast] [leg.kw.low-profile] [leg.cover.pool] Cover dice are rolled against Blast too, but cancel nothing", () => {
    const attack = new Attack({
      dice: [2, 0, 0],
      weapon: { blast: 1 },
      cover: "light",
      defender: { "low-profile": 1 },
    });
    attack.roll("hit", "hit");
    expect(attack.asked).toEqual([1, 0]);
    expect(attack.roll("block").pool).toMatchObject({ hits: 2, stage: "roll-defense" });
  });
});
