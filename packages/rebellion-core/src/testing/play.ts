import { type Line, type LineOptions, playLine } from "@sw/tabletop/testing";
import { type Action, actionKey } from "../actions.ts";
import { type Box, compileBox } from "../box.ts";
import type { Catalogue } from "../effects/language.ts";
import { engineOf } from "../engine.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import { BOX } from "./box.ts";

/** Plays a line of actions with the base box (or `catalogue`) and returns the last state and all events. See `playLine`. */
export function play(
  state: State,
  actions: readonly Action[],
  options: LineOptions & { readonly catalogue?: Catalogue } = {},
): Line<State, Event> {
  const box: Box = options.catalogue === undefined ? BOX : compileBox(options.catalogue);
  return playLine({ ...engineOf(box), actionKey }, state, actions, options);
}
