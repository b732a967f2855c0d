import { type Plays, playsWith, type Refusals, refusalsOf } from "@sw/tabletop/testing";
import { type DeckbuilderTypes, game, type State } from "../index.ts";
import { RULES } from "../rules/index.ts";
import { componentCounts as componentsIn } from "../saves/invariants.ts";
import { defaultBox } from "../state/default-box.ts";

export { dice, draws, maybe, ScenarioError } from "@sw/tabletop/testing";
export { begin, laidOut, pieceId, scenario } from "./scenario.ts";
export type { DelayedSpec, HeldCard, PieceSpec, Scenario, SideSpec } from "./spec.ts";
export { truth } from "./truth.ts";

/** Counts the copies of each base-box card in a state, by name, in all zones. The counts never change during a game. */
export function components(state: State): Readonly<Record<string, number>> {
  return componentsIn({ box: defaultBox(), state });
}

/** Plays a line of actions with the base box (or `game`) and returns the last state and all events. See `playLine`. */
export const play: Plays<DeckbuilderTypes> = /* @__PURE__ */ playsWith(game);

/** Returns the violation of a refused result. Throws unless it cites the rule or an equivalent rule. */
export const expectIllegal: Refusals = /* @__PURE__ */ refusalsOf(RULES);
