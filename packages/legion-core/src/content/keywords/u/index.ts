import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { UNCANNY_LUCK, UNCANNY_LUCK_TEXT } from "./uncanny-luck.ts";
import { UNCONCERNED, UNCONCERNED_TEXT } from "./unconcerned.ts";
import { UNHINDERED, UNHINDERED_TEXT } from "./unhindered.ts";
import { UNSTOPPABLE, UNSTOPPABLE_TEXT } from "./unstoppable.ts";

/** The keywords under U that are played. */
export const ENTRIES: Cards<GameKeyword> = [UNCANNY_LUCK, UNCONCERNED, UNHINDERED, UNSTOPPABLE];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [UNCANNY_LUCK_TEXT, UNCONCERNED_TEXT, UNHINDERED_TEXT, UNSTOPPABLE_TEXT];
