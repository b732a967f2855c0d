import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { QUICK_THINKING, QUICK_THINKING_TEXT } from "./quick-thinking.ts";

/** The keywords under Q that are played. */
export const ENTRIES: Cards<GameKeyword> = [QUICK_THINKING];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [QUICK_THINKING_TEXT];
