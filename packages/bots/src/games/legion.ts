/**
 * Bots of Legion, from weak to strong.
 *
 * @module
 */
import { type Action, game, type LegionTypes, type State } from "@sw/legion-core";
import { evaluator } from "@sw/legion-core/evaluate";
import type { Choose } from "../bot.ts";
import { sampled } from "../search/candidates.ts";
import type { Playout } from "../search/imagining.ts";
import { greedy } from "../search/look-ahead.ts";
import { byKind, type Weights } from "../search/policies.ts";

export { steadyBot } from "./legion/steady/steady.ts";

/** How often a kind of option is chosen in a hurry, compared with the others on offer: types of actions, and what units perform. */
const HURRY: Weights = {
  "perform attack": 12,
  "perform move": 6,
  "perform aim": 4,
  "perform withdraw": 0,
  declare: 12,
  "add-weapon": 12,
  pass: 1,
  done: 1,
};

function kindOf(action: Action): string {
  return action.type === "perform" ? `perform ${action.subject}` : action.type;
}

/** Positions compare best between activations. In set-up they are compared at once. */
function isRest(state: State, from: State): boolean {
  if (from.phase === "setup" || state.phase !== from.phase) return true;
  return game.decision(state)?.kind === "activate";
}

/** Finishes the activation in a hurry; in the Command Phase, the phase. */
export const TO_THE_END_OF_THE_ACTIVATION: Playout<LegionTypes> = {
  depth: 120,
  policy: byKind<Action>({ kindOf, weights: HURRY, other: 3 }),
  isEnd: isRest,
};

/** Options of one decision that are tried: of the many moves of a unit, a sample. */
const CANDIDATES = 16;

/**
 * Creates a bot that finishes the activation in a hurry after each option, in each of `worlds` (2 by default), and evaluates the
 * position. It tries a sample of the options where there are more than 16.
 */
export function greedyBot({ worlds = 2 }: { readonly worlds?: number } = {}): Choose<LegionTypes> {
  return greedy(game, {
    evaluate: evaluator.evaluate,
    worlds,
    playout: TO_THE_END_OF_THE_ACTIVATION,
    candidates: (_view, options, chance) => sampled(options, CANDIDATES, chance),
  });
}
