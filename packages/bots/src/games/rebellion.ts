/**
 * Bots of Rebellion, from weak to strong.
 *
 * @module
 */
import { game, type RebellionTypes, type State, type View } from "@sw/rebellion-core";
import { evaluator } from "@sw/rebellion-core/evaluate";
import type { Choose } from "../bot.ts";
import { type Guide, guided, likely, playedBy } from "../search/guided.ts";
import type { Playout } from "../search/imagining.ts";
import { flatMonteCarlo, greedy } from "../search/look-ahead.ts";
import { hurried } from "./rebellion/hurry.ts";
import { steadyBot, steadyOrder } from "./rebellion/steady/steady.ts";

export { steadyBot } from "./rebellion/steady/steady.ts";

const { evaluate } = evaluator;

/** Positions compare best between turns, and between phases. */
function isRest(state: State, from: State): boolean {
  return state.phase !== from.phase || game.decision(state)?.kind === "turn";
}

/** Finishes the turn in a hurry; in other phases, the phase. */
export const TO_THE_END_OF_THE_TURN: Playout<RebellionTypes> = {
  depth: 300,
  policy: hurried,
  isEnd: isRest,
};

/** Creates a bot that finishes the turn in a hurry after each option, in each of `worlds` (3 by default), and evaluates the position. */
export function greedyBot({ worlds = 3 }: { readonly worlds?: number } = {}): Choose<RebellionTypes> {
  return greedy(game, { evaluate, worlds, playout: TO_THE_END_OF_THE_TURN });
}

const STEADY: Guide<RebellionTypes> = {
  choose: steadyBot,
  order: (view, options, chance) => steadyOrder(view, options, { chance }),
};

/** Questions that are worth a search. What is left is details, which the steady bot settles. */
const WEIGHTY: ReadonlySet<string> = new Set([
  "action-card",
  "assign",
  "base",
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
  "turn-end",
]);

function isWeighty({ decision }: View): boolean {
  return decision !== null && WEIGHTY.has(decision.kind);
}

/** Finishes the turn, or the phase, as the steady bot would on both sides. */
const AS_STEADY: Playout<RebellionTypes> = { depth: 300, policy: playedBy(game, steadyBot), isEnd: isRest };

/**
 * Creates a bot that finishes the turn in a hurry after each option, in up to `worlds` (24 by default) and `trials` (120 by default) in
 * all: the worse half of the options is left out again and again.
 */
export function flatBot({
  worlds = 24,
  trials = 120,
}: {
  readonly worlds?: number;
  readonly trials?: number;
} = {}): Choose<RebellionTypes> {
  return flatMonteCarlo(game, { evaluate, worlds, trials, playout: TO_THE_END_OF_THE_TURN });
}

/**
 * Creates a bot that searches among the options that the steady bot likes best and some others, in up to `worlds` (3 by default), with
 * the steady bot on both sides to the end of the turn. It leaves details to the steady bot.
 */
export function searchBot({ worlds = 3 }: { readonly worlds?: number } = {}): Choose<RebellionTypes> {
  const candidates = likely<RebellionTypes>(STEADY, { best: 5, others: 2 });
  return guided(STEADY, flatMonteCarlo(game, { evaluate, worlds, playout: AS_STEADY, candidates }), isWeighty);
}
