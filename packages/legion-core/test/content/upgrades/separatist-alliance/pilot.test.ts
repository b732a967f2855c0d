import { describe, expect, it } from "vitest";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { DONE, perform } from "../../../helpers/actions.ts";
import { acts, after } from "../../../helpers/activations.ts";
import { box } from "../../../helpers/scene.ts";

describe("Lok Durd", () => {
  it("Lok Durd exhausts for Suppressive until the end of the activation, and the tank never has AI", () => {
    const start = acts([{ unit: "aat-battle-tank", upgrades: ["lok-durd"], at: [300, 300] }]).state;
    const has = (state: typeof start, keyword: string) => keywordsOf({ box, state }, 0)[keyword];
    expect([has(start, "suppressive"), has(start, "ai")]).toEqual([undefined, undefined]);
    const state = after(start, [perform("lok-durd")]);
    expect([has(state, "suppressive"), has(state, "ai"), state.units[0]?.cards[0]]).toEqual([
      1,
      undefined,
      "exhausted",
    ]);
    expect(has(after(state, [DONE]), "suppressive")).toBeUndefined();
  });
});
