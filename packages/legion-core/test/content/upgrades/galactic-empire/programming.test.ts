import { describe, expect, it } from "vitest";
import { mayBeOrdered } from "../../../../src/rounds/orders.ts";
import { FAR } from "../../../helpers/activations.ts";
import { box, type Fielding, scene } from "../../../helpers/scene.ts";

describe("Programmed Loyalty", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("Units with Programmed Loyalty can be ordered only by commanders", () => {
    const dark: Fielding = { unit: "imperial-dark-troopers", upgrades: ["programmed-loyalty"], at: [300, 300] };
    const state = scene({ armies: [[dark, { unit: "general-veers-master-tactician" }, STORM], [FAR]] });
    expect([undefined, 0, 1, 2].map((by) => mayBeOrdered({ box, state }, 0, by))).toEqual([false, false, true, false]);
  });
});
