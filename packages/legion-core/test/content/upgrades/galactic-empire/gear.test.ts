import { describe, expect, it } from "vitest";
import { defenseDieOf, readUnit } from "../../../../src/units/reading.ts";
import { box, type Fielding, scene } from "../../../helpers/scene.ts";

describe("Combat Armor", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 550] };

  it("[leg.upgrade.discard-loses-rules] A unit that discards Combat Armor has its own defense die and surges again", () => {
    const figures = (cards: readonly ("readied" | "discarded")[]) => {
      const state = scene({
        armies: [
          [{ unit: "imperial-officer-ruthless-efficiency", upgrades: ["combat-armor-imperial"], state: { cards } }],
          [REBELS],
        ],
      });
      const { die, surgeToBlock } = readUnit({ box, state }, 0).given;
      return [defenseDieOf({ box, state }, readUnit({ box, state }, 0)), die, surgeToBlock];
    };
    expect([figures(["readied"]), figures(["discarded"])]).toEqual([
      ["red", 1, false],
      ["white", 0, true],
    ]);
  });
});
