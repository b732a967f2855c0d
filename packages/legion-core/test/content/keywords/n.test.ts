import { describe, expect, it } from "vitest";
import { tokensOf } from "../../../src/state/tokens.ts";
import { add, attackOf, choose, DONE, THERE } from "../../attack/on-table/scenes.ts";
import { eventsOf, play } from "../../helpers.ts";
import { SNOW } from "./helpers.ts";

const REBELS = { unit: "rebel-troopers", at: THERE } as const;

describe("Nimble", () => {
  it("[leg.kw.nimble] [leg.tokens.dodge] A defender with Nimble that spends a dodge token gains one after the attack", () => {
    const state = attackOf([SNOW], [{ ...REBELS, tokens: { dodge: 1 } }]);
    const shot = play(state, [add(0, 1), DONE, choose("dodge")], ["hit"]);
    expect(tokensOf(shot.state.units[1]?.tokens ?? [], "dodge")).toBe(1);
    expect(eventsOf(shot, "tokens-gained")).toContainEqual(
      expect.objectContaining({ token: "dodge", rule: "leg.kw.nimble" }),
    );
    expect(eventsOf(shot, "tokens-lost")).toMatchObject([{ unit: "p2.0", token: "dodge" }]);
  });
});
