import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { LATENT_POWER, LATENT_POWER_TEXT } from "./latent-power.ts";
import { LEADER, LEADER_TEXT } from "./leader.ts";
import { LETHAL, LETHAL_TEXT } from "./lethal.ts";
import { LONG_SHOT, LONG_SHOT_TEXT } from "./long-shot.ts";
import { LOW_PROFILE, LOW_PROFILE_TEXT } from "./low-profile.ts";

/** The keywords under L that are played. */
export const ENTRIES: Cards<GameKeyword> = [LATENT_POWER, LEADER, LETHAL, LONG_SHOT, LOW_PROFILE];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  LATENT_POWER_TEXT,
  LEADER_TEXT,
  LETHAL_TEXT,
  LONG_SHOT_TEXT,
  LOW_PROFILE_TEXT,
];
