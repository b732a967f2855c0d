import type { RuleIndex } from "@sw/tabletop";
import BOOK from "./deckbuilding-game.json" with { type: "json" };
import type { RuleId } from "./ids.ts";

export type { RuleId } from "./ids.ts";

/** The rule index: each rule of the book as one statement in our words, with its section and our interpretations. */
export const RULES = BOOK as RuleIndex<RuleId>;
