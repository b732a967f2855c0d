/**
 * Bots of Rebellion, from weak to strong.
 *
 * @module
 */
import { game, type RebellionTypes, type State, type View } from "@sw/rebellion-core";
import { evaluator } from "@sw/rebellion-core/evaluate";
import type { Choose } from "../bot.ts";
import { type Guide, guided, guidedTree, likely, playedBy, solving } from "../search/guided.ts";
import type { Playout } from "../search/imagining.ts";
import { flatMonteCarlo, greedy } from "../search/look-ahead.ts";
import { hurried } from "./rebellion/hurry.ts";
import { steadyBot, steadyOrder } from "./rebellion/steady/steady.ts";

export { steadyBot } from "./rebellion/steady/steady.ts";

const { evaluate } = evaluator;

/** Whether play has reached a position that compares well: between turns, or in a new phase. */
function isRest(state: State, from: State): boolean {
  return state.phase !== from.phase || game.decision(state)?.kind === "turn";
}

/** Finishes the turn in a hurry. In other phases, finishes the phase. */
export const TO_THE_END_OF_THE_TURN: Playout<RebellionTypes> = {
  depth: 300,
  policy: hurried,
  isEnd: isRest,
};

const STEADY: Guide<RebellionTypes> = {
  choose: steadyBot,
  order: (view, options, chance) => steadyOrder(view, options, { chance }),
};

/** The kinds of decisions that are searched. The steady bot answers all others. */
const WEIGHTY: ReadonlySet<string> = new Set([
  "choose-option",
  "choose-system",
  "mission-leader",
  "mission-system",
  "new-base",
  "oppose",
  "place-leader",
  "recruit-card",
  "retreat",
  "turn",
]);
/**
 * The kinds of decisions that the bots with short playouts look ahead for, but not the one that plays the round out.
 */
const QUICK: ReadonlySet<string> = new Set([...WEIGHTY, "action-card", "assign", "base", "turn-end"]);

function asks(kinds: ReadonlySet<string>): (view: View) => boolean {
  return ({ decision }) => decision !== null && kinds.has(decision.kind);
}

/** How many options are tried: those that the steady bot likes best. More of them only give bad ones a chance to look good. */
const SOME = { best: 2, others: 0 };
/** Plays the round to its end with the choices of the steady bot on both sides. */
const TO_THE_END_OF_THE_ROUND: Playout<RebellionTypes> = {
  depth: 300,
  policy: playedBy(game, steadyBot),
  isEnd: (state, from) => state.round !== from.round || (state.phase !== from.phase && from.phase !== "assignment"),
};

/** Options for the number of imagined worlds. */
export interface Worlds {
  /** The number of worlds in which each option is tried. The default depends on the bot. */
  readonly worlds?: number;
}

/**
 * Creates a bot that tries the two options that the steady bot likes best in each of `worlds` (3 by default), finishes
 * the turn in a hurry, and evaluates the position. The steady bot answers minor questions. With an aim, it tries all
 * options of every decision.
 */
export function greedyBot({ worlds = 3 }: Worlds = {}): Choose<RebellionTypes> {
  const candidates = likely<RebellionTypes>(STEADY, SOME);
  const settings = { evaluate, worlds, playout: TO_THE_END_OF_THE_TURN };
  const thinker = guided(STEADY, greedy(game, { ...settings, candidates }), asks(QUICK));
  return solving(thinker, greedy(game, settings));
}

/** Creates a bot that works as {@link greedyBot} does, in 12 worlds by default. */
export function flatBot({ worlds = 12 }: Worlds = {}): Choose<RebellionTypes> {
  return greedyBot({ worlds });
}

/**
 * Creates a bot that tries the three options that the steady bot likes best in each of `worlds` (2 by default), plays the round to its
 * end as the steady bot would on both sides, and evaluates the position. With an aim, it searches a tree.
 */
export function searchBot({ worlds = 2 }: Worlds = {}): Choose<RebellionTypes> {
  const candidates = likely<RebellionTypes>(STEADY, { best: 3, others: 0 });
  const playout = TO_THE_END_OF_THE_ROUND;
  return solving(
    guided(STEADY, flatMonteCarlo(game, { evaluate, worlds, playout, candidates }), asks(WEIGHTY)),
    guidedTree(game, STEADY, { evaluate, iterations: 400, playout: TO_THE_END_OF_THE_TURN }),
  );
}
