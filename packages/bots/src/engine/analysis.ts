import { type GameTypes, type Seed, seeded } from "@sw/tabletop";
import type { Choose, Thought } from "../bot.ts";

/** The choice that a bot thinks about. */
export interface AnalysisTask<G extends GameTypes> {
  readonly view: G["View"];
  readonly options: readonly G["Action"][];
  /** The id of the game. */
  readonly game: string;
  /** The name of the bot among those of the game. */
  readonly bot: string;
  readonly seed: Seed;
}

/** The callbacks of a running analysis. */
export interface AnalysisHelpers<Action> {
  /** Whether the client has cancelled. The bot then answers with the best option found. */
  readonly isStopped: () => boolean;
  /** Registers a callback for the client's cancellation. */
  readonly onStop: (stop: () => void) => void;
  /** Sends the bot's thoughts on its options to the client, best first. */
  readonly onThoughts: (thoughts: readonly Thought<Action>[]) => void;
}

/** Lets a bot think about a choice and resolves to its action. */
export type Analyst = <G extends GameTypes>(
  task: AnalysisTask<G>,
  bot: Choose<G>,
  helpers: AnalysisHelpers<G["Action"]>,
) => Promise<G["Action"]>;

/**
 * Runs the bot at once on the engine's own thread. No message is read meanwhile, so the analysis cannot be cancelled;
 * programs with threads supply their own {@link Analyst}.
 */
export const thinkHere: Analyst = async ({ view, options, seed }, bot, { isStopped, onThoughts }) =>
  bot(view, options, { chance: seeded(seed), isStopped, onThoughts });

/** A running analysis. */
export interface Running {
  isStopped: boolean;
  readonly stops: (() => void)[];
}

/** Stops an analysis, which then answers with the best option found. */
export function stop(running: Running): void {
  running.isStopped = true;
  for (const one of running.stops) one();
}
