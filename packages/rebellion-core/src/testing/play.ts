import { type Plays, playsWith, type Refusals, refusalsOf } from "@sw/tabletop/testing";
import { game, type RebellionTypes, type State } from "../index.ts";
import { RULES } from "../rules/index.ts";
import { componentCounts as componentsIn } from "../saves/components.ts";
import { boxFor } from "./box.ts";

/** Counts each card and leader of a state by name, in all locations. The counts never change during a game. */
export function components(state: State): Readonly<Record<string, number>> {
  return componentsIn({ box: boxFor(state.config), state });
}

/** Plays a line of actions with the base box (or `game`) and returns the last state and all events. See `playLine`. */
export const play: Plays<RebellionTypes> = /* @__PURE__ */ playsWith(game);

/**
 * Returns the violation of a rejected result. Throws if it was accepted or cites another rule than the given one or an
 * equivalent.
 */
export const expectIllegal: Refusals = /* @__PURE__ */ refusalsOf(RULES);
