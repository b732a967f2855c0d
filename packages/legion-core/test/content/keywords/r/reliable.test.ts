import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { FAR, PHASE } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { done, type Fielding, scene } from "../../../helpers/scene.ts";

describe("Reliable", () => {
  const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE };

  it("[leg.kw.reliable-x] A unit with Reliable gains X surge tokens as the Activation Phase begins", () => {
    const clones: Fielding = { unit: "clone-trooper-infantry", at: HERE };
    const started = done(scene({ armies: [[clones, troopers], [FAR]], frames: [PHASE] }), (work) =>
      atMoment(work, "activation-phase-start", null),
    ).state;
    expect([0, 1].map((unit) => unitTokens(started, unit, "surge"))).toEqual([1, 0]);
    const twice = scene({
      armies: [[troopers], [FAR]],
      state: { ongoing: [{ unit: 0, keyword: "reliable", value: 2, until: "game" }] },
      frames: [PHASE],
    });
    const begun = done(twice, (work) => atMoment(work, "activation-phase-start", null)).state;
    expect(unitTokens(begun, 0, "surge")).toBe(2);
  });
});
