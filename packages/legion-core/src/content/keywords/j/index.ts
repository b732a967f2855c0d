import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { JARKAI_MASTERY, JARKAI_MASTERY_TEXT } from "./jarkai-mastery.ts";
import { JEDI_HUNTER, JEDI_HUNTER_TEXT } from "./jedi-hunter.ts";
import { JUMP, JUMP_TEXT } from "./jump.ts";
import { JUYO_MASTERY, JUYO_MASTERY_TEXT } from "./juyo-mastery.ts";

/** The keywords under J that are played. */
export const ENTRIES: Cards<GameKeyword> = [JARKAI_MASTERY, JEDI_HUNTER, JUMP, JUYO_MASTERY];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [JARKAI_MASTERY_TEXT, JEDI_HUNTER_TEXT, JUMP_TEXT, JUYO_MASTERY_TEXT];
