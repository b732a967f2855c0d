/**
 * Bots of Legion, from weak to strong.
 *
 * @module
 */
import { type Action, game, type LegionTypes, type State, type View } from "@sw/legion-core";
import { evaluator } from "@sw/legion-core/evaluate";
import type { Choose } from "../bot.ts";
import { type Guide, guided, guidedTree, likely, playedBy, solving } from "../search/guided.ts";
import type { Playout } from "../search/imagining.ts";
import { flatMonteCarlo, greedy } from "../search/look-ahead.ts";
import { byKind, type Weights } from "../search/policies.ts";
import { steadyBot, steadyOrder } from "./legion/steady/steady.ts";

export { steadyBot } from "./legion/steady/steady.ts";

const { evaluate } = evaluator;

/** The weights of the kinds of options in a hurry: types of actions, and the actions that units perform. */
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

/**
 * Whether play has reached a position that compares well: between activations, in a new phase, or any during set-up.
 */
function isRest(state: State, from: State): boolean {
  if (from.phase === "setup" || state.phase !== from.phase) return true;
  return game.decision(state)?.kind === "activate";
}

/** Finishes the activation in a hurry. In the Command Phase, finishes the phase. */
export const TO_THE_END_OF_THE_ACTIVATION: Playout<LegionTypes> = {
  depth: 120,
  policy: byKind<Action>({ kindOf, weights: HURRY, other: 3 }),
  isEnd: isRest,
};

const STEADY: Guide<LegionTypes> = { choose: steadyBot, order: steadyOrder };

/** The kinds of decisions that are searched. The steady bot answers all others. */
const WEIGHTY: ReadonlySet<string> = new Set(["action", "activate", "choose-command", "move"]);

function isWeighty({ decision }: View): boolean {
  return decision !== null && WEIGHTY.has(decision.kind);
}

/** Finishes the activation with the choices of the steady bot. */
const AS_STEADY: Playout<LegionTypes> = { depth: 120, policy: playedBy(game, steadyBot), isEnd: isRest };

/** Options for the number of imagined worlds. */
export interface Worlds {
  /** The number of worlds in which each option is tried. The default depends on the bot. */
  readonly worlds?: number;
}

/**
 * Creates a bot that tries some options in each of `worlds` (1 by default), finishes the activation in a hurry, and
 * evaluates the position. The steady bot proposes most of the options and answers minor questions. With an aim, it
 * tries all options of every decision, and goes on as the steady bot would.
 */
export function greedyBot({ worlds = 1 }: Worlds = {}): Choose<LegionTypes> {
  const candidates = likely<LegionTypes>(STEADY, { best: 4, others: 2 });
  const playout = TO_THE_END_OF_THE_ACTIVATION;
  return solving(
    guided(STEADY, greedy(game, { evaluate, worlds, playout, candidates }), isWeighty),
    greedy(game, { evaluate, worlds, playout: AS_STEADY }),
  );
}

/** Creates a bot that works as {@link greedyBot} does, in 4 worlds by default. */
export function flatBot({ worlds = 4 }: Worlds = {}): Choose<LegionTypes> {
  return greedyBot({ worlds });
}

/**
 * Creates a bot that tries the three options that the steady bot likes best in each of `worlds` (2 by default), finishes the activation
 * as the steady bot would, and evaluates the position. With an aim, it searches a tree.
 */
export function searchBot({ worlds = 2 }: Worlds = {}): Choose<LegionTypes> {
  const candidates = likely<LegionTypes>(STEADY, { best: 3, others: 0 });
  return solving(
    guided(STEADY, flatMonteCarlo(game, { evaluate, worlds, playout: AS_STEADY, candidates }), isWeighty),
    guidedTree(game, STEADY, { evaluate, iterations: 800, playout: TO_THE_END_OF_THE_ACTIVATION }),
  );
}
