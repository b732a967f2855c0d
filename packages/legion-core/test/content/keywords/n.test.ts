import { describe, expect, it } from "vitest";
import { tokensOf } from "../../../src/state/tokens.ts";
import { add, choose, DONE } from "../../helpers/actions.ts";
import { attackOf, SNOW, THERE } from "../../helpers/attacks.ts";
import { eventsOf } from "../../helpers/reading.ts";
import { playOut } from "../../helpers/scene.ts";

const REBELS = { unit: "rebel-troopers", at: THERE } as const;

describe("Nimble", () => {
  it("[leg.kw.nimble] [leg.tokens.dodge] A defender with Nimble that spends a dodge token gains one after the attack", () => {
    const state = attackOf([SNOW], [{ ...REBELS, tokens: { dodge: 1 } }]);
    const shot = playOut(state, [add(0, 1), DONE, choose("dodge")], ["hit"]);
    expect(tokensOf(shot.state.units[1]?.tokens ?? [], "dodge")).toBe(1);
    expect(eventsOf(shot, "tokens-gained")).toContainEqual(
      expect.objectContaining({ token: "dodge", rule: "leg.kw.nimble" }),
    );
    expect(eventsOf(shot, "tokens-lost")).toMatchObject([{ unit: "p2.0", token: "dodge" }]);
  });
});
