import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { NIMBLE, NIMBLE_TEXT } from "./nimble.ts";
import { NONCOMBATANT, NONCOMBATANT_TEXT } from "./noncombatant.ts";

/** The keywords under N that are played. */
export const ENTRIES: Cards<GameKeyword> = [NIMBLE, NONCOMBATANT];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [NIMBLE_TEXT, NONCOMBATANT_TEXT];
