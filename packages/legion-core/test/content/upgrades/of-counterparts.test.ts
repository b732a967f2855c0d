import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { woundMiniature } from "../../../src/units/wounds/casualties.ts";
import { box, done } from "../../helpers/scene.ts";
import { idenWith } from "./helpers.ts";

/** The droid of the first unit is shot down. */
function withoutDroid(state: State): State {
  const because = { rule: "leg.wounds.assign", cause: null } as const;
  const droid = (state.units[0]?.miniatures.length ?? 0) - 1;
  return done(state, (work) => woundMiniature(work, 0, droid, 9, { because, by: null })).state;
}

describe("upgrades of a counterpart", () => {
  it("[leg.kw.counterpart.upgrades] A unit has the effects of its counterpart's upgrade until the counterpart is defeated", () => {
    const state = idenWith(["hq-uplink"]);
    expect(state.units[0]?.cards).toEqual(["readied"]);
    expect(keywordsOf({ box, state }, 0)).toHaveProperty("hq-uplink");
    expect(keywordsOf({ box, state: withoutDroid(state) }, 0)).not.toHaveProperty("hq-uplink");
  });

  it("[leg.kw.shielded-x.tokens] A unit loses one shield token when ID10 is defeated, an inactive one first", () => {
    const shields = (state: State) => [unitTokens(state, 0, "shield"), unitTokens(state, 0, "inactive-shield")];
    const state = idenWith([]);
    expect([shields(state), shields(withoutDroid(state))]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    const flipped = idenWith([], { tokens: { "inactive-shield": 1 } });
    const [active] = shields(flipped);
    expect(shields(withoutDroid(flipped))).toEqual([active, 0]);
  });
});
