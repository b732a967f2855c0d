import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { TACTICAL, TACTICAL_TEXT } from "./tactical.ts";
import { TAKE_COVER, TAKE_COVER_TEXT } from "./take-cover.ts";
import { TARGET, TARGET_TEXT } from "./target.ts";
import { TEAMWORK, TEAMWORK_TEXT } from "./teamwork.ts";
import { TEMPTED, TEMPTED_TEXT } from "./tempted.ts";
import { TOW_CABLE, TOW_CABLE_TEXT } from "./tow-cable.ts";
import { TRANSPORT, TRANSPORT_TEXT } from "./transport.ts";
import { TREAT, TREAT_TEXT } from "./treat.ts";

/** The keywords under T that are played. */
export const ENTRIES: Cards<GameKeyword> = [
  TACTICAL,
  TAKE_COVER,
  TARGET,
  TEAMWORK,
  TEMPTED,
  TOW_CABLE,
  TRANSPORT,
  TREAT,
];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  TACTICAL_TEXT,
  TAKE_COVER_TEXT,
  TARGET_TEXT,
  TEAMWORK_TEXT,
  TEMPTED_TEXT,
  TOW_CABLE_TEXT,
  TRANSPORT_TEXT,
  TREAT_TEXT,
];
