import type { Choose } from "@sw/bots";
import type { Game, GameTypes, Outcome, Puzzle, Result, RuleIndex, Violation } from "@sw/tabletop";
import type { Io } from "./io.ts";
import type { Paint } from "./terminal/terminal.ts";

/** The languages of games and of the command. */
export const LOCALES = ["en", "es"] as const;
/** A language of {@link LOCALES}. */
export type Locale = (typeof LOCALES)[number];

/** A command-line option of a game, for instance `--bases <number>` with the key `bases`. */
export interface GameOption {
  readonly flags: string;
  readonly description: string;
  /** The allowed words. An option takes one of them, or a whole number in a range, or is a flag without a value. */
  readonly words?: readonly string[];
  readonly range?: readonly [least: number, most: number];
  /** Reads the files that the value names. The configuration then gets their content in place of the value. */
  readonly reads?: OptionReader;
}

/**
 * Reads what an option names. Prints notes to standard error about parts that it had to interpret differently. Throws
 * bad input, in the given language, for what it cannot read.
 */
export type OptionReader = (io: Io, typed: string, locale: Locale) => Promise<unknown>;

/** Options as they were typed, by key: a word, a number, or true for a flag without a value. */
export type TypedOptions = Readonly<Record<string, unknown>>;

/** The names of a game and its players in one language. */
export interface Names<Seat extends string> {
  readonly title: string;
  /** The name of each seat when it is listed. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** The name of each seat's player as used inside a sentence. */
  readonly players: Readonly<Record<Seat, string>>;
}

/** The look of a game in a terminal, in one language. Lines may be longer than the screen is wide. */
export interface Face<G extends GameTypes> {
  readonly names: Names<G["Seat"]>;
  /** Returns a few lines for the top of a story: turn, counters, bases. */
  header(view: G["View"]): readonly string[];
  /** Returns the whole table as a seat sees it, with the texts of its hand. */
  board(view: G["View"]): readonly string[];
  /** Describes an event in one or several lines for the viewer; undefined if it needs none. */
  event(event: G["Event"], view: G["View"]): string | readonly string[] | undefined;
  /** Returns the question to the seat. */
  question(view: G["View"]): string;
  /** Returns the heading under which an action is listed. */
  group(action: G["Action"]): string;
  action(action: G["Action"], view: G["View"]): string;
  /**
   * Returns the actions that text typed instead of a number may mean, such as a spot of the table. The most likely
   * comes first.
   */
  typed?(line: string, actions: readonly G["Action"][], view: G["View"]): readonly G["Action"][];
  /** Whether a legal action has no effect now, so that menus leave it out. */
  isIdle?(action: G["Action"], view: G["View"]): boolean;
  /** Returns a word or two that distinguish an action within its group. Such groups are listed side by side. */
  brief?(action: G["Action"], view: G["View"]): string | undefined;
  /** Returns the full texts of the cards that an action is about. */
  details(action: G["Action"], view: G["View"]): readonly string[];
  /** Returns the full texts of the cards whose name contains the given text. */
  lookUp(name: string): readonly string[];
  violation(violation: Violation): string;
  outcome(outcome: Outcome<G["Seat"]>): string;
}

/** The unit in which the length of a game is counted. */
export type LengthUnit = "turns" | "rounds";

/** A puzzle with its first state. */
export interface PuzzleOf<G extends GameTypes> {
  readonly puzzle: Puzzle<G, unknown>;
  readonly state: G["State"];
}

/** Everything the commands need of a game. */
export interface Kit<G extends GameTypes> {
  /** The name of the game in commands. It differs from `game.id` if a variant for more people has its own id. */
  readonly name: string;
  readonly game: Game<G>;
  readonly title: string;
  /** The name of the package whose version is stored in replays and saves. */
  readonly package: string;
  readonly rules: RuleIndex;
  readonly options: readonly GameOption[];
  /** Returns the configuration for options, to be validated by the game. Without options, it suits a first game. */
  config(options: TypedOptions): unknown;
  /** The game's own bots by name, in addition to `random`. */
  readonly bots: Readonly<Record<string, Choose<G>>>;
  /** The bot `infinite` of the engine, which searches until it is stopped. Defaults to none. */
  readonly infinite?: Choose<G>;
  face(locale: Locale, paint: Paint): Face<G>;
  /** The seats of both sides, if a side has several. By default, each seat that takes decisions is a side. */
  readonly sides?: readonly [readonly G["Seat"][], readonly G["Seat"][]];
  /** The seat that the game plays by itself. Defaults to none. */
  readonly automatic?: G["Seat"];
  /** The ways to play that a win table compares, by name. Defaults to none. */
  readonly variants?: readonly (readonly [name: string, options: TypedOptions])[];
  /**
   * Whether a die, given its label, decides for the automatic seat, so that people may roll it themselves. By default
   * no die does.
   */
  readonly automaDice?: (label: string) => boolean;
  /**
   * Draws the table as an SVG, with the numbers of actions (from 1) where they lead. Missing for games without
   * measurements.
   */
  drawing?(shown: G["State"] | G["View"], actions?: readonly G["Action"][]): string;
  /**
   * Loads the reader of scenarios, the board descriptions that tests begin from. Missing for games without scenarios.
   */
  readonly scenarios?: () => Promise<(document: unknown) => Result<G["State"]>>;
  /** Loads the puzzles of the game, each with its first state. Missing for games without puzzles. */
  readonly puzzles?: () => Promise<readonly PuzzleOf<G>[]>;
  /** The time for which a line of the story is shown in a demo before the next one, in milliseconds. */
  readonly pace: number;
  readonly unit: LengthUnit;
  /** Returns the number of the current turn or round. */
  turn(state: G["State"]): number;
}

/**
 * A game on the command line, without its type parameters. It has one kit, or one for each number of people if those
 * are separate games. Its methods pass a kit to a function that works with any game.
 */
export interface SealedKit {
  readonly name: string;
  readonly package: string;
  readonly title: string;
  readonly options: readonly GameOption[];
  readonly rules: RuleIndex;
  readonly botNames: readonly string[];
  /** The seats that take decisions. */
  readonly seats: readonly string[];
  /** Whether a win table compares ways to play the game. */
  readonly hasVariants: boolean;
  /** Whether people may roll the dice of its automatic seat. */
  readonly hasAutomaDice: boolean;
  /** The ids of its games, as stored in replays and saves. */
  readonly ids: readonly string[];
  /** Calls `user` with the kit that the options select. */
  use<Result>(options: TypedOptions, user: KitUser<Result>): Result;
  /** Calls `user` with the kit of the game with this id, one of {@link SealedKit.ids}. */
  useById<Result>(id: string, user: KitUser<Result>): Result;
}

/** A function that works with the kit of any game. */
export type KitUser<Result> = <G extends GameTypes>(kit: Kit<G>) => Result;

/** Removes the type parameters of a game's kits for the registry. `choose` selects the kit for given options. */
export function sealed<G extends GameTypes>(
  kits: readonly [Kit<G>, ...(readonly Kit<G>[])],
  choose: (options: TypedOptions) => Kit<G> = () => kits[0],
): SealedKit {
  const { name, package: from, title, options, rules, bots, variants, automaDice } = kits[0];
  return {
    name,
    package: from,
    title,
    options,
    rules,
    botNames: [...Object.keys(bots), "random"],
    seats: [...new Set(kits.flatMap(seatsAsked))],
    hasVariants: variants !== undefined,
    hasAutomaDice: automaDice !== undefined,
    ids: kits.map(({ game }) => game.id),
    use: (typed, user) => user(choose(typed)),
    useById: (id, user) => user(kits.find(({ game }) => game.id === id) ?? kits[0]),
  };
}

/** Returns the seats that take decisions: all except the automatic one. */
export function seatsAsked<G extends GameTypes>({
  game,
  automatic,
}: Pick<Kit<G>, "game" | "automatic">): readonly G["Seat"][] {
  return game.seats.filter((seat) => seat !== automatic);
}
