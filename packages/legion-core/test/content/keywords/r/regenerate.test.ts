import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { acting, PHASE, WAITING } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { eventsOf, woundsOnUnit } from "../../../helpers/reading.ts";
import { type Fielding, scene, settled } from "../../../helpers/scene.ts";
import { hurtUnit } from "../helpers.ts";

describe("Regenerate", () => {
  const BOSSK: Fielding = { unit: "bossk-trandoshan-terror", at: HERE };

  const ends = (wounds: number): State =>
    hurtUnit(scene({ armies: [[BOSSK], WAITING], frames: [PHASE, acting(0, { stage: "end" })] }), 0, [wounds]);

  it("[leg.kw.regenerate-x] At the end of its activation a unit with Regenerate 3 rolls a white die per wound token, at most three; each block or surge removes one", () => {
    const two = settled(ends(2), ["blank", "defense-surge"]);
    expect(eventsOf(two, "dice-rolled")).toMatchObject([
      { dice: ["white-defense", "white-defense"], cause: "regenerate" },
    ]);
    expect(woundsOnUnit(two.state, 0)).toEqual([1]);
    expect(woundsOnUnit(settled(ends(5), ["block", "block", "block"]).state, 0)).toEqual([2]);
    expect(woundsOnUnit(settled(ends(1), ["blank"]).state, 0)).toEqual([1]);
    expect(eventsOf(settled(ends(0)), "dice-rolled")).toEqual([]);
  });
});
