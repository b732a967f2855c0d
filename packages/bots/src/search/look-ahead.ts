import { at, fromWords, type Game } from "@sw/tabletop";
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
  /** Worlds that every option is tried in. */
  readonly worlds: number;
  /** How each of them goes on after the option; not at all where nothing is said. */
  readonly playout?: Playout<G>;
}

/**
 * A bot that tries each option in the same imagined worlds and takes the one after which its evaluation is best on average.
 * `worlds`: 3 where nothing is said.
 */
export function greedy<G extends BotTypes>(
  game: Game<G>,
  { evaluate, worlds = 3 }: Pick<LookAhead<G>, "evaluate"> & Partial<Pick<LookAhead<G>, "worlds">>,
): Choose<G> {
  return lookingAhead(game, { evaluate, worlds });
}

/**
 * A bot that plays imagined games on after each option (flat Monte Carlo): every option is tried once in each world, and the
 * position after the playout is evaluated. `worlds`: 30 where nothing is said; `playout`: 30 decisions at random.
 */
export function flatMonteCarlo<G extends BotTypes>(
  game: Game<G>,
  {
    evaluate,
    worlds = 30,
    playout = { depth: 30 },
  }: Pick<LookAhead<G>, "evaluate"> & Partial<Omit<LookAhead<G>, "evaluate">>,
): Choose<G> {
  return lookingAhead(game, { evaluate, worlds, playout });
}

/** Options are compared world by world, on the same draws, so that luck is the same for all of them. */
function lookingAhead<G extends BotTypes>(game: Game<G>, { evaluate, worlds, playout }: LookAhead<G>): Choose<G> {
  return (view, options, { chance, isStopped, onThoughts }) => {
    if (options.length === 1) return at(options, 0);
    const seat = viewerOf(game, view);
    const sums = options.map(() => 0);
    let tried = 0;
    do {
      const world = worldOf(game, view, dreamChance(chance));
      const words = dreamChance(chance).words();
      for (const [index, action] of options.entries()) {
        const dream = fromWords(words);
        let state = imagined(game, world, action, dream);
        if (playout !== undefined) state = playedOut(game, state, dream, playout);
        sums[index] = at(sums, index) + resultFor(game, state, seat, evaluate);
      }
      tried += 1;
    } while (tried < worlds && isStopped?.() !== true);
    const thoughts: readonly Thought<G["Action"]>[] = ranked(
      options.map((action, index) => ({ action, visits: tried, value: at(sums, index) / tried })),
    );
    onThoughts?.(thoughts);
    return bestAction(thoughts);
  };
}
