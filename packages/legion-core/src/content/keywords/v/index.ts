import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { VERSATILE, VERSATILE_TEXT } from "./versatile.ts";

/** The keywords under V that are played. */
export const ENTRIES: Cards<GameKeyword> = [VERSATILE];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [VERSATILE_TEXT];
