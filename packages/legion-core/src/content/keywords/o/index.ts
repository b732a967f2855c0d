import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { OBSERVE, OBSERVE_TEXT } from "./observe.ts";
import { ONE_STEP_AHEAD, ONE_STEP_AHEAD_TEXT } from "./one-step-ahead.ts";
import { OUTMANEUVER, OUTMANEUVER_TEXT } from "./outmaneuver.ts";
import { OVERRIDE, OVERRIDE_TEXT } from "./override.ts";
import { OVERRUN, OVERRUN_TEXT } from "./overrun.ts";

/** The keywords under O that are played. */
export const ENTRIES: Cards<GameKeyword> = [OBSERVE, ONE_STEP_AHEAD, OUTMANEUVER, OVERRIDE, OVERRUN];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  OBSERVE_TEXT,
  ONE_STEP_AHEAD_TEXT,
  OUTMANEUVER_TEXT,
  OVERRIDE_TEXT,
  OVERRUN_TEXT,
];
