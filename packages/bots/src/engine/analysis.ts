import { type GameTypes, type Seed, seeded } from "@sw/tabletop";
import type { Choose, Thought } from "../bot.ts";

/** What a bot is asked to think about. */
export interface AnalysisTask<G extends GameTypes> {
  readonly view: G["View"];
  readonly options: readonly G["Action"][];
  /** Id of the game. */
  readonly game: string;
  /** Name of the bot among those of the game. */
  readonly bot: string;
  readonly seed: Seed;
}

/** What an analysis may ask and tell while it runs. */
export interface AnalysisHelpers<Action> {
  /** Whether the client has cancelled: the bot then answers with the best it has found. */
  readonly isStopped: () => boolean;
  /** Calls back once the client cancels. */
  readonly onStop: (stop: () => void) => void;
  /** Tells the client what the bot thinks of its options, the best first. */
  readonly onThoughts: (thoughts: readonly Thought<Action>[]) => void;
}

/** Lets a bot think about a choice and resolves to its action. */
export type Analyst = <G extends GameTypes>(
  task: AnalysisTask<G>,
  bot: Choose<G>,
  helpers: AnalysisHelpers<G["Action"]>,
) => Promise<G["Action"]>;

/**
 * Thinks at once, on the engine's own thread: no message is read in the meantime, so what it runs cannot be cancelled.
 * Programs with threads bring an {@link Analyst} of their own.
 */
export const thinkHere: Analyst = async ({ view, options, seed }, bot, { isStopped, onThoughts }) =>
  bot(view, options, { chance: seeded(seed), isStopped, onThoughts });

/** An analysis that runs. */
export interface Running {
  isStopped: boolean;
  readonly stops: (() => void)[];
}

/** Stops an analysis; it answers with what it has found. */
export function stop(running: Running): void {
  running.isStopped = true;
  for (const one of running.stops) one();
}
