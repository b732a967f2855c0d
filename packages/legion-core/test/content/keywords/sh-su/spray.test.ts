import { describe, expect, it } from "vitest";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { add, DONE, faces, gun } from "../../../helpers/actions.ts";
import { attackOf, SNOW, THERE } from "../../../helpers/attacks.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { playOut } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";

describe("Spray", () => {
  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };

  const REBELS = { unit: "rebel-troopers", at: THERE } as const;

  it("[leg.kw.spray] [leg.kw.suppressive] [leg.kw.blast] R2-D2's weapon of Impromptu Immolation rolls its die for each miniature in sight", () => {
    const r2: UnitSpec = { unit: "r2-d2-hero-of-a-thousand-devices", at: [300, 300] };
    const start = battle([r2], [{ ...STORM, at: [300, 420] }], {
      "player-1": {
        units: [r2, { unit: "rebel-troopers", at: [1700, 100] }],
        hand: [],
        revealed: "impromptu-immolation",
      },
    });
    const sprayed = follow(start, "perform attack", gun("p1.0.0", 1), faces(8, "blank"));
    expect(eventsOf(sprayed, "dice-rolled").map(({ dice }) => dice.length)).toEqual([8]);
  });

  it("[leg.kw.spray] A weapon with Spray adds its dice once per defending miniature in sight", () => {
    const state = attackOf([{ ...SNOW, upgrades: ["flametrooper"] }], [{ ...REBELS, at: [300, 420] }]);
    const formed = playOut(state, [add(4, 2), DONE], faces(4, "blank"));
    expect(eventsOf(formed, "attack-declared")).toMatchObject([{ dice: [0, 4, 0] }]);
  });
});
