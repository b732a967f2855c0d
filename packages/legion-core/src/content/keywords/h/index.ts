import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { HEAVY_WEAPON_TEAM, HEAVY_WEAPON_TEAM_TEXT } from "./heavy-weapon-team.ts";
import { HERE_I_AM, HERE_I_AM_TEXT } from "./here-i-am.ts";
import { HIGH_VELOCITY, HIGH_VELOCITY_TEXT } from "./high-velocity.ts";
import { HOLD_THE_LINE, HOLD_THE_LINE_TEXT } from "./hold-the-line.ts";
import { HOVER, HOVER_TEXT } from "./hover.ts";
import { HUNTED, HUNTED_TEXT } from "./hunted.ts";

/** The keywords under H that are played. */
export const ENTRIES: Cards<GameKeyword> = [HEAVY_WEAPON_TEAM, HERE_I_AM, HIGH_VELOCITY, HOLD_THE_LINE, HOVER, HUNTED];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  HEAVY_WEAPON_TEAM_TEXT,
  HERE_I_AM_TEXT,
  HIGH_VELOCITY_TEXT,
  HOLD_THE_LINE_TEXT,
  HOVER_TEXT,
  HUNTED_TEXT,
];
