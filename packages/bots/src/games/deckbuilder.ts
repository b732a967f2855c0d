/**
 * Bots of the Deckbuilding Game, from weak to strong.
 *
 * @module
 */
import { type Action, type DeckbuilderTypes, game, type State } from "@sw/deckbuilder-core";
import { evaluator } from "@sw/deckbuilder-core/evaluate";
import { at, type Chance } from "@sw/tabletop";
import type { Choose } from "../bot.ts";
import type { Playout } from "../search/imagining.ts";
import { ismcts } from "../search/ismcts.ts";
import { flatMonteCarlo, greedy } from "../search/look-ahead.ts";

export { steadyBot } from "./deckbuilder/steady/steady.ts";

const { evaluate } = evaluator;

/** The priority of action types in a turn played in a hurry. Types without an entry get `IN_BETWEEN`. */
const URGENCY: Readonly<Partial<Record<Action["type"], number>>> = {
  play: 9,
  resolve: 8,
  accept: 8,
  use: 7,
  commit: 6,
  attack: 5,
  purchase: 4,
  "end-turn": 0,
  decline: 0,
  bribe: -1,
};
const IN_BETWEEN = 3;

function urgencyOf(action: Action): number {
  // Cards of the galaxy row are left alone: what they cost in attack on the base needs thought.
  if (action.type === "commit" && action.target !== "base") return -1;
  if (action.type === "purchase" && action.subject === "outer-rim-pilots") return -1;
  return URGENCY[action.type] ?? IN_BETWEEN;
}

/**
 * Plays a turn in a hurry, by priority: cards, abilities, all attacks on the base, purchases. Chooses at random among
 * equals.
 */
function hurried(options: readonly Action[], chance: Chance): Action {
  const most = Math.max(...options.map(urgencyOf));
  const best = options.filter((action) => urgencyOf(action) === most);
  return at(best, chance.pick("hurried", best.length, String));
}

/** Finishes the current turn in a hurry. Positions between turns can be compared better than those within a turn. */
export const TO_THE_END_OF_THE_TURN: Playout<DeckbuilderTypes> = {
  depth: 60,
  policy: hurried,
  isEnd: (state: State, from: State) => state.turn !== from.turn,
};

/**
 * Creates a bot that tries each option once in each of `worlds` (3 by default), and evaluates the position right after
 * it.
 */
export function greedyBot({ worlds = 3 }: { readonly worlds?: number } = {}): Choose<DeckbuilderTypes> {
  return greedy(game, { evaluate, worlds });
}

/** Creates a bot that finishes the turn after each option, in each of `worlds` (8 by default). */
export function flatBot({ worlds = 8 }: { readonly worlds?: number } = {}): Choose<DeckbuilderTypes> {
  return flatMonteCarlo(game, { evaluate, worlds, playout: TO_THE_END_OF_THE_TURN });
}

/**
 * The weight of rarely tried options in the tree. It is small because evaluations at the end of a turn differ by a few
 * hundredths.
 */
const EXPLORATION = 0.1;

/** Creates a bot that searches the rest of the turn as a tree, in `iterations` steps (200 by default). */
export function searchBot({ iterations = 200 }: { readonly iterations?: number } = {}): Choose<DeckbuilderTypes> {
  return ismcts(game, {
    evaluate,
    budget: { iterations },
    exploration: EXPLORATION,
    playout: TO_THE_END_OF_THE_TURN,
  });
}
