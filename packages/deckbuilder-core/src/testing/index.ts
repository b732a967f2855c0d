import type { ScriptedAnswer } from "@sw/tabletop";
import { type Line, type LineOptions, playLine } from "@sw/tabletop/testing";
import type { DeckbuilderGame } from "../game.ts";
import { game } from "../index.ts";
import { componentCounts as componentsIn } from "../saves/invariants.ts";
import type { Action } from "../state/actions.ts";
import type { Event } from "../state/events.ts";
import type { State } from "../state/state.ts";
import { BOX } from "./box.ts";

export { expectIllegal } from "@sw/tabletop/testing";
export { type PieceSpec, pieceId, type Scenario, type SideSpec, scenario } from "./scenario.ts";
export { truth } from "./truth.ts";

/** How many of each card of the base box a state holds, by name, wherever they lie; never changes in a game. */
export function components(state: State): Readonly<Record<string, number>> {
  return componentsIn(BOX, state);
}

/** A script for chance: card names in the order in which they are drawn. */
export function draws(names: readonly string[]): readonly ScriptedAnswer[] {
  return names;
}

/** Plays a line of actions with the base box (or `game`) and returns the last state and all events. See `playLine`. */
export function play(
  state: State,
  actions: readonly Action[],
  options: LineOptions & { readonly game?: DeckbuilderGame } = {},
): Line<State, Event> {
  return playLine(options.game ?? game, state, actions, options);
}
