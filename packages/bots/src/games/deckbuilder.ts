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

/** The order of action types in a turn played in a hurry. Types not listed come in between. */
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

/** Plays a turn in a hurry: cards, abilities, everything at the base, purchases; of equals any. */
function hurried(options: readonly Action[], chance: Chance): Action {
  const most = Math.max(...options.map(urgencyOf));
  const best = options.filter((action) => urgencyOf(action) === most);
  return at(best, chance.pick("hurried", best.length, String));
}

/** The turn under way is finished in a hurry: evaluated are positions between turns, which compare better than those within. */
export const TO_THE_END_OF_THE_TURN: Playout<DeckbuilderTypes> = {
  depth: 60,
  policy: hurried,
  isEnd: (state: State, from: State) => state.turn !== from.turn,
};

/** Tries each option once in each of `worlds` (3 where nothing is said) and evaluates the position right after it. */
export function greedyBot({ worlds = 3 }: { readonly worlds?: number } = {}): Choose<DeckbuilderTypes> {
  return greedy(game, { evaluate, worlds });
}

/** Finishes the turn after each option, in each of `worlds` (8 where nothing is said). */
export function flatBot({ worlds = 8 }: { readonly worlds?: number } = {}): Choose<DeckbuilderTypes> {
  return flatMonteCarlo(game, { evaluate, worlds, playout: TO_THE_END_OF_THE_TURN });
}

/** What little tried options get in the tree: evaluations at the end of a turn differ by a few hundredths. */
const EXPLORATION = 0.1;

/** Searches the rest of the turn as a tree, by so many iterations (200 by default). */
export function searchBot({ iterations = 200 }: { readonly iterations?: number } = {}): Choose<DeckbuilderTypes> {
  return ismcts(game, {
    evaluate,
    budget: { iterations },
    exploration: EXPLORATION,
    playout: TO_THE_END_OF_THE_TURN,
  });
}
