import type { Game, GameTypes, RuleIndex, Violation } from "@sw/tabletop";
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
  /** The turn or round that a position is in. */
  turnOf(state: G["State"]): number;
}
