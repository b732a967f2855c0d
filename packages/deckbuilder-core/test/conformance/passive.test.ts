import { configOf, game } from "@sw/deckbuilder-core";
import { expectOk } from "@sw/tabletop";
import { expect, it } from "vitest";

it("A game continues without an outcome while both players only end their turns", () => {
  let { state } = expectOk(game.setup(configOf(), "passive"));
  for (let turn = 1; turn <= 400; turn++) {
    expect(state.turn).toBe(turn);
    expect(game.outcome(state)).toBeUndefined();
    state = expectOk(game.apply(state, { type: "end-turn" })).state;
  }
  expect(game.invariants(state)).toEqual([]);
});
