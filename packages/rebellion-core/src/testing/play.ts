import { type Plays, playsWith, type Refusals, refusalsOf } from "@sw/tabletop/testing";
import { game, type RebellionTypes, type State } from "../index.ts";
import { RULES } from "../rules/index.ts";
import { componentCounts as componentsIn } from "../saves/inventory.ts";
import { boxFor } from "./box.ts";

/** How many of each card there are by name in a state, wherever they lie, and leaders; never changes. */
export function components(state: State): Readonly<Record<string, number>> {
  return componentsIn({ box: boxFor(state.config), state });
}

/** Plays a line of actions with the base box (or `game`) and returns the last state and all events. See `playLine`. */
export const play: Plays<RebellionTypes> = /* @__PURE__ */ playsWith(game);

/** The violation of a refused result, which must cite the rule or one that states the same; throws otherwise. */
export const expectIllegal: Refusals = /* @__PURE__ */ refusalsOf(RULES);
