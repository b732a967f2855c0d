import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { WEAK_POINT, WEAK_POINT_TEXT } from "./weak-point.ts";
import { WEIGHED_DOWN, WEIGHED_DOWN_TEXT } from "./weighed-down.ts";
import { WERE_NOT_REGS, WERE_NOT_REGS_TEXT } from "./were-not-regs.ts";
import { WHEEL_MODE, WHEEL_MODE_TEXT } from "./wheel-mode.ts";
import { WOUND, WOUND_TEXT } from "./wound.ts";

/** The keywords under W that are played. */
export const ENTRIES: Cards<GameKeyword> = [WEAK_POINT, WEIGHED_DOWN, WERE_NOT_REGS, WHEEL_MODE, WOUND];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  WEAK_POINT_TEXT,
  WEIGHED_DOWN_TEXT,
  WERE_NOT_REGS_TEXT,
  WHEEL_MODE_TEXT,
  WOUND_TEXT,
];
