import { describe, expect, it } from "vitest";
import { allowanceOf, moveFrame } from "../../../src/moving/moves.ts";
import { HERE } from "../../attack/on-table/scenes.ts";
import { box, type Fielding, scene } from "../../helpers.ts";
import { onMission } from "../../moving/moving.ts";
import { READY } from "./helpers.ts";

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: READY };

describe("Unhindered", () => {
  it("[leg.kw.unhindered] Difficult terrain leaves the speed of a unit with Unhindered alone", () => {
    const allowed = (unit: string) => {
      const state = onMission(scene({ armies: [[{ unit, at: HERE }], [FAR]] }));
      return allowanceOf({ box, state }, moveFrame(0, "action")).unhindered;
    };
    expect([allowed("arf-troopers"), allowed("stormtroopers")]).toEqual([true, false]);
  });
});
