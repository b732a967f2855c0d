import type { Game, GameTypes, Result, RuleIndex, Violation } from "@sw/tabletop";
import type { CardText, Locale } from "@sw/tabletop/text";
import type { Ui } from "@sw/tabletop/ui";

/** The things of a game that can be described in a sentence. */
export type Subject<G extends GameTypes> =
  | { readonly event: G["Event"] }
  | { readonly violation: Violation }
  | { readonly action: G["Action"] };

/** Something that can be looked up: a card, a unit, a keyword or a place. */
export interface Entry {
  /** The id of the entry, unique within its game: `card/x-wing`. */
  readonly id: string;
  readonly text: CardText;
}

/** A place of a scenario to which cards or pieces can be added. */
export interface Slot {
  readonly id: string;
  readonly label: Readonly<Record<Locale, string>>;
  /** Returns the cards or pieces that can be added, each with its name. */
  entries(locale: Locale): readonly (readonly [id: string, name: string])[];
  /** Returns the choices of a place, each with its name. Missing if there is only one. */
  places?(locale: Locale): readonly (readonly [id: string, name: string])[];
  /** Returns the path to an entry in a scenario: keys that lead to a list or, for counted pieces, to a number. */
  path(entry: string, place: string): readonly string[];
  readonly isCounted?: boolean;
}

/** What the page needs of a game. The code is loaded when the game is first used. */
export interface PageGame<G extends GameTypes = GameTypes> {
  /** The tag of its board; null if the game is shown as a list. */
  readonly board: string | null;
  readonly rules: RuleIndex;
  /** Returns the game with this id. */
  game(id: string): Game<G>;
  ui(locale: Locale): Ui<G>;
  tell(subject: Subject<G>, locale: Locale, view?: G["View"]): string;
  /** Whether an event is a decision of an automatic player, which `tell` gives with its reasons. Defaults to never. */
  isReasoned?(event: G["Event"]): boolean;
  /** Returns everything that can be looked up. */
  entries(locale: Locale): readonly Entry[];
  /** Reads and validates a scenario, the description of a position used in tests. */
  scenario(document: unknown): Result<G["State"]>;
  /** The places of a scenario that can be filled by hand. */
  readonly slots: readonly Slot[];
  /** Returns the turn or round of a position. */
  turnOf(state: G["State"]): number;
}
