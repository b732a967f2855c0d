import { at, type Chance, fromWords, type Game } from "@sw/tabletop";
import { byScore } from "../best.ts";
import type { Choose, Thought } from "../bot.ts";
import { aimedAt, type Imagining } from "./aiming.ts";
import {
  type BotTypes,
  dreamChance,
  type Evaluate,
  imagined,
  type Playout,
  playedOut,
  resultFor,
  viewerOf,
  worldOf,
} from "./imagining.ts";
import { bestAction, ranked } from "./thoughts.ts";

/** Options of {@link greedy} and {@link flatMonteCarlo}. */
export interface LookAhead<G extends BotTypes> {
  readonly evaluate: Evaluate<G>;
  /** The number of worlds in which the best options are tried. */
  readonly worlds: number;
  /** How a world continues after an option. Defaults to evaluating it at once. */
  readonly playout?: Playout<G>;
  /** Returns the options that are worth trying. Defaults to all. */
  readonly candidates?: (view: G["View"], options: readonly G["Action"][], chance: Chance) => readonly G["Action"][];
  /**
   * The largest number of trials over all options. If that is too few to try each option in all worlds, the worse half
   * is dropped repeatedly (sequential halving). Defaults to no limit.
   */
  readonly trials?: number;
}

/**
 * Creates a bot that tries each option in the same imagined worlds, and chooses the one with the best mean evaluation
 * right after it. `worlds` defaults to 3.
 */
export function greedy<G extends BotTypes>(
  game: Game<G>,
  { worlds = 3, ...options }: Pick<LookAhead<G>, "evaluate"> & Partial<LookAhead<G>>,
): Choose<G> {
  return lookingAhead(game, { worlds, ...options });
}

/**
 * Creates a bot that plays imagined games on after each option (flat Monte Carlo), and evaluates the positions after
 * the playouts. `worlds` defaults to 30, `playout` to 30 random decisions.
 */
export function flatMonteCarlo<G extends BotTypes>(
  game: Game<G>,
  { worlds = 30, playout = { depth: 30 }, ...options }: Pick<LookAhead<G>, "evaluate"> & Partial<LookAhead<G>>,
): Choose<G> {
  return lookingAhead(game, { worlds, playout, ...options });
}

/** The results of an option's trials. */
interface Trial<Action> {
  readonly action: Action;
  visits: number;
  sum: number;
}

/** Creates a bot that compares options world by world with the same draws, so that luck is equal for all of them. */
function lookingAhead<G extends BotTypes>(game: Game<G>, settings: LookAhead<G>): Choose<G> {
  const { worlds, trials = Number.POSITIVE_INFINITY, candidates, evaluate, playout } = settings;
  return (view, options, { chance, aim, isStopped, onThoughts }) => {
    const chosen = candidates === undefined || options.length === 1 ? options : candidates(view, options, chance);
    const all = chosen.map((action): Trial<G["Action"]> => ({ action, visits: 0, sum: 0 }));
    if (all.length === 1) return at(all, 0).action;
    const aimed = aimedAt({ game, evaluate, playout }, viewerOf(game, view), aim);
    let open: readonly Trial<G["Action"]>[] = all;
    let left = trials;
    do {
      tryAll(aimed, view, open, chance);
      left -= open.length;
      const rounds = worlds - at(open, 0).visits;
      if (open.length > 2 && left < open.length * rounds) open = betterHalf(open);
    } while (at(open, 0).visits < worlds && left > 0 && isStopped?.() !== true);
    const thoughts: readonly Thought<G["Action"]>[] = ranked(
      all.map(({ action, visits, sum }) => ({ action, visits, value: sum / visits })),
    );
    onThoughts?.(thoughts);
    return bestAction(thoughts);
  };
}

/** Tries each option once in a newly imagined world. */
function tryAll<G extends BotTypes>(
  { game, evaluate, playout }: Imagining<G>,
  view: G["View"],
  open: readonly Trial<G["Action"]>[],
  chance: Chance,
): void {
  const seat = viewerOf(game, view);
  const world = worldOf(game, view, dreamChance(chance));
  const words = dreamChance(chance).words();
  for (const trial of open) {
    const dream = fromWords(words);
    let state = imagined(game, world, trial.action, dream);
    if (playout !== undefined) state = playedOut(game, state, dream, playout, world);
    trial.visits += 1;
    trial.sum += resultFor(game, state, seat, evaluate);
  }
}

/** Returns the better half of the options; among equals, those listed first. */
function betterHalf<Action>(open: readonly Trial<Action>[]): readonly Trial<Action>[] {
  return byScore(open, ({ sum, visits }) => sum / visits).slice(0, Math.ceil(open.length / 2));
}
