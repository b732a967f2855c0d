import type { ScriptedAnswer } from "@sw/tabletop";
import { type Line, type LineOptions, playLine } from "@sw/tabletop/testing";
import { gameOf } from "../game.ts";
import { game } from "../index.ts";
import type { Catalogue } from "../language/language.ts";
import { componentCounts as componentsIn } from "../saves/inventory.ts";
import type { Action } from "../state/actions.ts";
import { boxesOf } from "../state/boxes.ts";
import type { Event } from "../state/events.ts";
import type { State } from "../state/state.ts";
import { boxFor } from "./box.ts";

/** How many of each card there are by name in a state, wherever they lie, and leaders; never changes. */
export function components(state: State): Readonly<Record<string, number>> {
  return componentsIn(boxFor(state.config), state);
}

/** A script for chance: names of cards and faces in the order in which they are drawn and rolled. */
export function draws(names: readonly string[]): readonly ScriptedAnswer[] {
  return names;
}

/** Plays a line of actions with the whole catalogue (or `catalogue`) and returns the last state and all events. See `playLine`. */
export function play(
  state: State,
  actions: readonly Action[],
  { catalogue, ...options }: LineOptions & { readonly catalogue?: Catalogue } = {},
): Line<State, Event> {
  const played = catalogue === undefined ? game : gameOf(boxesOf(catalogue), state.config.players);
  return playLine(played, state, actions, options);
}
