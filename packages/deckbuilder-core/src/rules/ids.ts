import type BOOK from "./deckbuilding-game.json";

/** The id of a rule of Star Wars: The Deckbuilding Game, or of a ruling on a question that its rulebook leaves open. */
export type RuleId = keyof typeof BOOK;
