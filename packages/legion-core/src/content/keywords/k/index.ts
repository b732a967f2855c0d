import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { KABLAMO, KABLAMO_TEXT } from "./kablamo.ts";

/** The keywords under K that are played. */
export const ENTRIES: Cards<GameKeyword> = [KABLAMO];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [KABLAMO_TEXT];
