import type { Game, GameTypes, Result, RuleIndex, Violation } from "@sw/tabletop";
import type { CardText, Locale } from "@sw/tabletop/text";
import type { Ui } from "@sw/tabletop/ui";

/** What can be told of a game in a sentence. */
export type Subject<G extends GameTypes> =
  | { readonly event: G["Event"] }
  | { readonly violation: Violation }
  | { readonly action: G["Action"] };

/** Something of a box that can be looked up: a card, a unit, a keyword, a place. */
export interface Entry {
  /** Unlike any other of its game: `card/x-wing`. */
  readonly id: string;
  readonly text: CardText;
}

/** A place of a scenario that takes cards or pieces, one by one. */
export interface Slot {
  readonly id: string;
  readonly label: Readonly<Record<Locale, string>>;
  /** What it takes, each with its name. */
  entries(locale: Locale): readonly (readonly [id: string, name: string])[];
  /** Which of several places like it, each with its name; left out where there is one. */
  places?(locale: Locale): readonly (readonly [id: string, name: string])[];
  /** Where a scenario holds the entry: the keys that lead to a list or, for pieces that are counted, to a number. */
  path(entry: string, place: string): readonly string[];
  readonly isCounted?: boolean;
}

/** What the page needs of a game. Its code is loaded when the game is first wanted. */
export interface PageGame<G extends GameTypes = GameTypes> {
  /** The tag of its board; null where the game is shown as a list. */
  readonly board: string | null;
  readonly rules: RuleIndex;
  /** The game of that id. */
  game(id: string): Game<G>;
  ui(locale: Locale): Ui<G>;
  tell(subject: Subject<G>, locale: Locale, view?: G["View"]): string;
  /** Everything of the box that can be looked up. */
  entries(locale: Locale): readonly Entry[];
  /** Reads a scenario from outside, as tests lay out positions. */
  scenario(document: unknown): Result<G["State"]>;
  /** What can be put into a scenario by hand. */
  readonly slots: readonly Slot[];
  /** The turn or round that a position is in. */
  turnOf(state: G["State"]): number;
}
