import { at, type Chance, fromWords, type Game } from "@sw/tabletop";
import { byScore } from "../best.ts";
import type { Choose, Thought } from "../bot.ts";
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

/** How {@link greedy} and {@link flatMonteCarlo} look ahead. */
export interface LookAhead<G extends BotTypes> {
  readonly evaluate: Evaluate<G>;
  /** Worlds that the best options are tried in. */
  readonly worlds: number;
  /** How a world goes on after an option. By default it is evaluated at once. */
  readonly playout?: Playout<G>;
  /** The options that are worth trying. Defaults to all. */
  readonly candidates?: (view: G["View"], options: readonly G["Action"][], chance: Chance) => readonly G["Action"][];
  /**
   * The most trials, over all options. If there are too many options to try each in all worlds, the worse half of them is left out
   * again and again (sequential halving). Defaults to no limit.
   */
  readonly trials?: number;
}

/**
 * Creates a bot that tries each option in the same imagined worlds and takes the one after which its evaluation is best on average.
 * `worlds` defaults to 3.
 */
export function greedy<G extends BotTypes>(
  game: Game<G>,
  { worlds = 3, ...options }: Pick<LookAhead<G>, "evaluate"> & Partial<LookAhead<G>>,
): Choose<G> {
  return lookingAhead(game, { worlds, ...options });
}

/**
 * Creates a bot that plays imagined games on after each option (flat Monte Carlo) and evaluates the positions after the playouts.
 * `worlds` defaults to 30, `playout` to 30 random decisions.
 */
export function flatMonteCarlo<G extends BotTypes>(
  game: Game<G>,
  { worlds = 30, playout = { depth: 30 }, ...options }: Pick<LookAhead<G>, "evaluate"> & Partial<LookAhead<G>>,
): Choose<G> {
  return lookingAhead(game, { worlds, playout, ...options });
}

/** What was found out about an option. */
interface Trial<Action> {
  readonly action: Action;
  visits: number;
  sum: number;
}

/** Options are compared world by world, on the same draws, so that luck is the same for all of them. */
function lookingAhead<G extends BotTypes>(game: Game<G>, settings: LookAhead<G>): Choose<G> {
  const { worlds, trials = Number.POSITIVE_INFINITY, candidates } = settings;
  return (view, options, { chance, isStopped, onThoughts }) => {
    const chosen = candidates === undefined || options.length === 1 ? options : candidates(view, options, chance);
    const all = chosen.map((action): Trial<G["Action"]> => ({ action, visits: 0, sum: 0 }));
    if (all.length === 1) return at(all, 0).action;
    let open: readonly Trial<G["Action"]>[] = all;
    let left = trials;
    do {
      tryAll(game, settings, view, open, chance);
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

/** Tries options in a world that is new, each once. */
function tryAll<G extends BotTypes>(
  game: Game<G>,
  { evaluate, playout }: LookAhead<G>,
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

/** The better half of the options; of equals those listed first. */
function betterHalf<Action>(open: readonly Trial<Action>[]): readonly Trial<Action>[] {
  return byScore(open, ({ sum, visits }) => sum / visits).slice(0, Math.ceil(open.length / 2));
}
