import { type Config, game, type State } from "@sw/rebellion-core";
import { truth } from "@sw/rebellion-core/testing";
import { scripted, seeded } from "@sw/tabletop";
import { expect } from "vitest";

/** A solo game of the base box with base tactic cards. */
export const BASE: Partial<Config> = { solo: { originalCombat: true } };
/** A solo game with all of the expansion. */
export const ALL: Partial<Config> = {
  expansion: "rise-of-the-empire",
  combat: "cinematic",
  startingUnits: "expansion",
  solo: {},
};

/** Holds a state to what every viewer can reconstruct of it, and to its reader. */
export function expectSound(state: State): void {
  for (const viewer of ["rebel", "imperial"] as const) {
    const view = game.view(state, viewer);
    expect(game.determinize(view, scripted(truth(state, view)))).toEqual(state);
  }
  const watched = game.view(state, "spectator");
  expect(game.view(game.determinize(watched, seeded("anything")), "spectator")).toEqual(watched);
  expect(game.invariants(state)).toEqual([]);
  expect(game.parse.state(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
}
