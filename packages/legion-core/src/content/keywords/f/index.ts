import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { FIELD_COMMANDER, FIELD_COMMANDER_TEXT } from "./field-commander.ts";
import { FIRE_SUPPORT, FIRE_SUPPORT_TEXT } from "./fire-support.ts";
import { FIXED, FIXED_TEXT } from "./fixed.ts";
import { FLEXIBLE_RESPONSE, FLEXIBLE_RESPONSE_TEXT } from "./flexible-response.ts";
import { FULL_PIVOT, FULL_PIVOT_TEXT } from "./full-pivot.ts";

/** The keywords under F that are played. */
export const ENTRIES: Cards<GameKeyword> = [FIELD_COMMANDER, FIRE_SUPPORT, FIXED, FLEXIBLE_RESPONSE, FULL_PIVOT];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  FIELD_COMMANDER_TEXT,
  FIRE_SUPPORT_TEXT,
  FIXED_TEXT,
  FLEXIBLE_RESPONSE_TEXT,
  FULL_PIVOT_TEXT,
];
