import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { perform, unitChosen } from "../../../helpers/actions.ts";
import { acting, acts, FAR, PHASE } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { offered } from "../../../helpers/reading.ts";
import { type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { wall } from "../../../helpers/terrain.ts";

describe("Calculate Odds", () => {
  const droid: Fielding = { unit: "k-2so-sardonic-security-droid", at: HERE };

  it("[leg.kw.calculate-odds] Calculate Odds gives a trooper unit at range 2 an aim, a dodge and a suppression token", () => {
    const friends: readonly Fielding[] = [
      droid,
      { unit: "rebel-troopers", at: [300, 500] },
      { unit: "at-rt-rebel-alliance", at: [450, 300] },
      { unit: "rebel-troopers", at: [1200, 300] },
    ];
    const asked = playOut(acts(friends).state, [perform("calculate-odds")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const helped = playOut(asked, [unitChosen("p1.1")]).state;
    expect((["aim", "dodge", "suppression"] as const).map((token) => unitTokens(helped, 1, token))).toEqual([1, 1, 1]);
    expect(offered(helped)).not.toContain("perform calculate-odds");
  });

  it("[leg.kw.calculate-odds] Calculate Odds cannot choose a unit out of sight, but can always choose its own unit", () => {
    const start = scene({
      armies: [[droid, { unit: "rebel-troopers", at: [300, 550] }], [FAR]],
      table: wall(0, 400, 900, 20),
      frames: [PHASE, acting(0)],
    });
    const helped = playOut(settled(start).state, [perform("calculate-odds")]).state;
    expect([0, 1].map((unit) => unitTokens(helped, unit, "aim"))).toEqual([1, 0]);
  });
});

describe("Calculate Odds, further", () => {
  it("[leg.kw.calculate-odds] Calculate Odds is offered for trooper units up to range 2, and is no action if none is in range", () => {
    const droid: Fielding = { unit: "k-2so-sardonic-security-droid", at: HERE };
    const reached = (x: number): boolean => {
      const friend: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [x, 300] };
      return offered(playOut(acts([droid, friend]).state, [perform("calculate-odds")]).state).includes(
        "choose-unit p1.1",
      );
    };
    expect([reached(626), reached(628)]).toEqual([true, false]);
  });
});
