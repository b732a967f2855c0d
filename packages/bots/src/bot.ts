import type { Chance, GameTypes, Json } from "@sw/tabletop";

/** What a bot thinks of one of its options. */
export interface Thought<Action> {
  readonly action: Action;
  /** How often it was tried. */
  readonly visits: number;
  /** The expected result for the bot's seat, from 0 (lost) to 1 (won). */
  readonly value: number;
}

/** What a bot may use besides what it is shown. */
export interface Helpers<G extends GameTypes> {
  /** Draws for this bot and this decision alone: equal chances give equal choices. */
  readonly chance: Chance;
  /** Asked now and then by bots that think long: true makes them answer with the best option found so far. */
  readonly isStopped?: () => boolean;
  /** Told now and then, and once at the end, what the bot thinks of its options, the best first. */
  readonly onThoughts?: (thoughts: readonly Thought<G["Action"]>[]) => void;
}

/**
 * Chooses one of the options of a view. A bot never sees a state: whatever it wants to know beyond the view, it has to
 * imagine (`game.determinize`).
 */
export type Choose<G extends GameTypes> = (
  view: G["View"],
  options: readonly G["Action"][],
  helpers: Helpers<G>,
) => G["Action"];

/** A bot that remembers. Its memory is plain JSON, so a game with it can be stored and resumed. */
export interface Remembering<G extends GameTypes, Memory extends Json = Json> {
  /** The memory at the start of a game. */
  readonly memory: Memory;
  /** Chooses one of the options, and gives the memory for the bot's next decision. */
  choose(
    view: G["View"],
    options: readonly G["Action"][],
    helpers: Helpers<G>,
    memory: Memory,
  ): { readonly action: G["Action"]; readonly memory: Memory };
}

/** Whoever can play a seat. */
export type Bot<G extends GameTypes> = Choose<G> | Remembering<G>;

/**
 * Chooses as {@link Choose} does, but answers later, and maybe with anything: a program in another language, for instance. What
 * it answers is read as untrusted input.
 */
export type AsyncChoose<G extends GameTypes> = (
  view: G["View"],
  options: readonly G["Action"][],
  helpers: Helpers<G>,
) => Promise<unknown>;

/** A bot at a seat of one game. */
export interface SeatedBot<G extends GameTypes> {
  choose: Choose<G>;
  /** What it remembers now; null for a bot without memory. */
  memory(): Json;
}

/** Seats a bot for one game, with what it remembers of an earlier part of it. */
export function seatBot<G extends GameTypes>(bot: Bot<G>, remembered?: Json): SeatedBot<G> {
  if (typeof bot === "function") return { choose: bot, memory: () => null };
  let memory = remembered ?? bot.memory;
  return {
    choose(view, options, helpers) {
      const chosen = bot.choose(view, options, helpers, memory);
      memory = chosen.memory;
      return chosen.action;
    },
    memory: () => memory,
  };
}
