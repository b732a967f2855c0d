import type { Choose } from "@sw/bots";
import type { Game, GameTypes, Outcome, Puzzle, Result, RuleIndex, Violation } from "@sw/tabletop";
import type { Io } from "./io.ts";
import type { Paint } from "./terminal/terminal.ts";

/** Languages of games and of what is said around them. */
export const LOCALES = ["en", "es"] as const;
/** A language of {@link LOCALES}. */
export type Locale = (typeof LOCALES)[number];

/** An option of a game on the command line, for instance `--bases <number>`; its key is `bases`. */
export interface GameOption {
  readonly flags: string;
  readonly description: string;
  /** What may be typed: one of some words, or a whole number in a range; for a flag without a value neither. */
  readonly words?: readonly string[];
  readonly range?: readonly [least: number, most: number];
  /** Reads what the value names: a file or several, of which the configuration is given what they hold. */
  readonly reads?: OptionReader;
}

/**
 * Reads what an option names, and tells on standard error what of it was read otherwise than it stands there. What cannot be
 * read is bad input, told in that language.
 */
export type OptionReader = (io: Io, typed: string, locale: Locale) => Promise<unknown>;

/** Options as they were typed, by key: a word, a number, or true for a flag without a value. */
export type TypedOptions = Readonly<Record<string, unknown>>;

/** How a game and those who play it are called, in one language. */
export interface Names<Seat extends string> {
  readonly title: string;
  /** Each seat by itself. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** Whoever plays a seat, in a sentence. */
  readonly players: Readonly<Record<Seat, string>>;
}

/** How a game looks in a terminal, in one language. Lines may be longer than the screen is wide. */
export interface Face<G extends GameTypes> {
  readonly names: Names<G["Seat"]>;
  /** A few lines on top of a story: turn, counters, bases. */
  header(view: G["View"]): readonly string[];
  /** The whole table as a seat sees it, the texts of its hand included. */
  board(view: G["View"]): readonly string[];
  /** What happened, as someone with this view tells it in one line or several; undefined where nothing is to be told. */
  event(event: G["Event"], view: G["View"]): string | readonly string[] | undefined;
  /** What the seat is asked. */
  question(view: G["View"]): string;
  /** Heading under which an action is listed. */
  group(action: G["Action"]): string;
  action(action: G["Action"], view: G["View"]): string;
  /** The actions that may be meant by what was typed in place of a number, the likeliest first: a spot of the table, for instance. */
  typed?(line: string, actions: readonly G["Action"][], view: G["View"]): readonly G["Action"][];
  /** Whether an action is legal and does nothing as things stand: menus leave it out. */
  isIdle?(action: G["Action"], view: G["View"]): boolean;
  /** What tells an action from the others of its group, in a word or two; such groups are listed side by side. */
  brief?(action: G["Action"], view: G["View"]): string | undefined;
  /** The full texts of the cards that an action is about. */
  details(action: G["Action"], view: G["View"]): readonly string[];
  /** The full texts of the cards that a name, or a part of one, stands for. */
  lookUp(name: string): readonly string[];
  violation(violation: Violation): string;
  outcome(outcome: Outcome<G["Seat"]>): string;
}

/** What the length of a game is counted in. */
export type LengthUnit = "turns" | "rounds";

/** A puzzle with the state in which it begins. */
export interface PuzzleOf<G extends GameTypes> {
  readonly puzzle: Puzzle<G, unknown>;
  readonly state: G["State"];
}

/** Everything the commands need of a game. */
export interface Kit<G extends GameTypes> {
  /** How commands call the game; other than `game.id` where a game for more people has an id of its own. */
  readonly name: string;
  readonly game: Game<G>;
  readonly title: string;
  /** Name of the package whose version replays and saves carry. */
  readonly package: string;
  readonly rules: RuleIndex;
  readonly options: readonly GameOption[];
  /** The configuration that options describe, for the game's own reader; without any, a good first game. */
  config(options: TypedOptions): unknown;
  /** The game's own bots by name, besides `random`. */
  readonly bots: Readonly<Record<string, Choose<G>>>;
  /** The bot `infinite` of the engine: it searches until it is told to stop. */
  readonly infinite?: Choose<G>;
  face(locale: Locale, paint: Paint): Face<G>;
  /** The seats of the two sides, where a side has several; otherwise each seat that is asked is a side. */
  readonly sides?: readonly [readonly G["Seat"][], readonly G["Seat"][]];
  /** The seat that the game plays by itself: nobody is asked for it. */
  readonly automatic?: G["Seat"];
  /** Ways to play it that a table of wins compares, by name. */
  readonly variants?: readonly (readonly [name: string, options: TypedOptions])[];
  /** The dice by which the automatic seat decides, by their labels: people may roll them themselves. */
  readonly automaDice?: (label: string) => boolean;
  /** The table as a picture, an SVG, with the numbers from 1 of actions where they lead; a game without measures has none. */
  drawing?(shown: G["State"] | G["View"], actions?: readonly G["Action"][]): string;
  /** Loads the reader of scenarios, the descriptions of boards that tests begin from; a game without such has none. */
  readonly scenarios?: () => Promise<(document: unknown) => Result<G["State"]>>;
  /** Loads the puzzles of the game, each with the state in which it begins; a game without such has none. */
  readonly puzzles?: () => Promise<readonly PuzzleOf<G>[]>;
  /** Milliseconds that a line of the story stands in a demo before the next one comes. */
  readonly pace: number;
  readonly unit: LengthUnit;
  /** The number of the turn or round being played. */
  turn(state: G["State"]): number;
}

/**
 * A game on the command line, whose types are nobody's business: one kit, or one for each number of people where these
 * are games of their own. A kit is handed to a function that works with any.
 */
export interface SealedKit {
  readonly name: string;
  readonly package: string;
  readonly title: string;
  readonly options: readonly GameOption[];
  readonly rules: RuleIndex;
  readonly botNames: readonly string[];
  /** Everybody who sits at one of its tables and is asked. */
  readonly seats: readonly string[];
  /** Whether a table of wins compares ways to play it. */
  readonly hasVariants: boolean;
  /** Whether people may roll the dice of its automatic seat. */
  readonly hasAutomaDice: boolean;
  /** Ids of its games, as replays and saves name them. */
  readonly ids: readonly string[];
  /** Hands over the kit that the options ask for. */
  use<Result>(options: TypedOptions, user: KitUser<Result>): Result;
  /** Hands over the kit of the game with one of {@link SealedKit.ids}. */
  useById<Result>(id: string, user: KitUser<Result>): Result;
}

/** A function that works with the kit of any game. */
export type KitUser<Result> = <G extends GameTypes>(kit: Kit<G>) => Result;

/** Seals the kits of a game for the registry; `choose` picks the one that options ask for. */
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

/** The seats that are asked: all but one that the game plays by itself. */
export function seatsAsked<G extends GameTypes>({
  game,
  automatic,
}: Pick<Kit<G>, "game" | "automatic">): readonly G["Seat"][] {
  return game.seats.filter((seat) => seat !== automatic);
}
