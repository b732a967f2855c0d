import type { Chance, EventPattern, GameTypes, Json } from "@sw/tabletop";

/** A bot's opinion of one of its options. */
export interface Thought<Action> {
  readonly action: Action;
  /** How often the bot tried the option. */
  readonly visits: number;
  /** The expected result for the bot's seat, from 0 (lost) to 1 (won). */
  readonly value: number;
}

/** What a seat is after, as in a puzzle: an event to bring about, and the event after which that is too late. */
export interface Aim {
  readonly goal: EventPattern;
  readonly late: EventPattern;
}

/** What a bot may use besides the view and its options. */
export interface Helpers<G extends GameTypes> {
  /** A random generator used only by this bot for this decision. Equal generators give equal choices. */
  readonly chance: Chance;
  /** What the seat is after, if not to win the game. Bots that look ahead play for it; others may ignore it. */
  readonly aim?: Aim;
  /** Called regularly by bots that think long. When it returns true, they answer with the best option found. */
  readonly isStopped?: () => boolean;
  /** Called regularly, and once at the end, with the bot's thoughts on its options, best first. */
  readonly onThoughts?: (thoughts: readonly Thought<G["Action"]>[]) => void;
}

/**
 * Chooses one of the options of a view. A bot never sees a state: for anything beyond the view it must imagine one
 * (`game.determinize`).
 */
export type Choose<G extends GameTypes> = (
  view: G["View"],
  options: readonly G["Action"][],
  helpers: Helpers<G>,
) => G["Action"];

/** A bot with a memory. The memory is plain JSON, so that a game with the bot can be stored and resumed. */
export interface Remembering<G extends GameTypes, Memory extends Json = Json> {
  /** The memory at the start of a game. */
  readonly memory: Memory;
  /** Chooses one of the options, and returns the memory for the bot's next decision. */
  choose(
    view: G["View"],
    options: readonly G["Action"][],
    helpers: Helpers<G>,
    memory: Memory,
  ): { readonly action: G["Action"]; readonly memory: Memory };
}

/** A bot, with or without memory, that can play a seat. */
export type Bot<G extends GameTypes> = Choose<G> | Remembering<G>;

/**
 * Chooses as {@link Choose} does, but asynchronously. The answer may be anything (it may come from a program in another
 * language) and is validated as untrusted input.
 */
export type AsyncChoose<G extends GameTypes> = (
  view: G["View"],
  options: readonly G["Action"][],
  helpers: Helpers<G>,
) => Promise<unknown>;

/** A bot at a seat in one game. */
export interface SeatedBot<G extends GameTypes> {
  choose: Choose<G>;
  /** Returns the bot's current memory; null for a bot without memory. */
  memory(): Json;
}

/** Seats a bot for one game, with the memory from an earlier part of that game if there is one. */
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
