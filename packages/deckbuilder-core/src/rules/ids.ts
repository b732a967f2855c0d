import type BOOK from "./deckbuilding-game.json";

/** A rule of Star Wars: The Deckbuilding Game, or a ruling on what its book leaves open. */
export type RuleId = keyof typeof BOOK;
