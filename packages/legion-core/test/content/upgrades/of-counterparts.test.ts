import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { type Scenario, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { woundMiniature } from "../../../src/units/wounds/casualties.ts";
import { box, done } from "../../helpers/scene.ts";

/** Iden with her droid, which has upgrades of its own. */
function iden(upgrades: readonly string[], more: Partial<UnitSpec> = {}, now: Scenario = {}): State {
  const unit: UnitSpec = {
    unit: "iden-versio-inferno-squad-leader",
    at: [300, 300],
    counterpart: { counterpart: "idens-id10-seeker-droid", upgrades },
    ...more,
  };
  const others: UnitSpec = { unit: "stormtroopers", at: [1500, 100], order: "faceup" };
  return scenario({
    "player-1": { units: [unit, others], hand: [] },
    "player-2": { units: [{ unit: "rebel-troopers", at: [1700, 800], order: "faceup" }], hand: [] },
    ...now,
  });
}

/** The droid of the first unit is shot down. */
function withoutDroid(state: State): State {
  const because = { rule: "leg.wounds.assign", cause: null } as const;
  const droid = (state.units[0]?.miniatures.length ?? 0) - 1;
  return done(state, (work) => woundMiniature(work, 0, droid, 9, { because, by: null })).state;
}

describe("upgrades of a counterpart", () => {
  it("[leg.kw.counterpart.upgrades] A unit has the effects of its counterpart's upgrade until the counterpart is defeated", () => {
    const state = iden(["hq-uplink"]);
    expect(state.units[0]?.cards).toEqual(["readied"]);
    expect(keywordsOf({ box, state }, 0)).toHaveProperty("hq-uplink");
    expect(keywordsOf({ box, state: withoutDroid(state) }, 0)).not.toHaveProperty("hq-uplink");
  });

  it("[leg.kw.counterpart.upgrades] Emergency Transponder on Iden's droid may be used when her token is drawn", () => {
    const asked = (upgrades: readonly string[]): string | undefined => {
      const drawn = { activating: "p1.0", activation: { stage: "start", drawn: true } } as const;
      return game.decision(iden(upgrades, {}, drawn))?.kind;
    };
    expect([asked([]), asked(["emergency-transponder"])]).toEqual(["action", "effects"]);
  });

  it("[leg.kw.shielded-x.tokens] A unit loses one shield token when ID10 is defeated, an inactive one first", () => {
    const shields = (state: State) => [unitTokens(state, 0, "shield"), unitTokens(state, 0, "inactive-shield")];
    const state = iden([]);
    expect([shields(state), shields(withoutDroid(state))]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    const flipped = iden([], { tokens: { "inactive-shield": 1 } });
    const [active] = shields(flipped);
    expect(shields(withoutDroid(flipped))).toEqual([active, 0]);
  });
});
