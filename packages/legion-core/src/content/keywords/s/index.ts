import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { SCALE, SCALE_TEXT } from "./scale.ts";
import { SCATTER, SCATTER_TEXT } from "./scatter.ts";
import { SCOUT, SCOUT_TEXT } from "./scout.ts";
import { SCOUTING_PARTY, SCOUTING_PARTY_TEXT } from "./scouting-party.ts";
import { SECRET_MISSION, SECRET_MISSION_TEXT } from "./secret-mission.ts";
import { SELF_DESTRUCT, SELF_DESTRUCT_TEXT } from "./self-destruct.ts";
import { SELF_PRESERVATION, SELF_PRESERVATION_TEXT } from "./self-preservation.ts";
import { SENTINEL, SENTINEL_TEXT } from "./sentinel.ts";
import { SHARPSHOOTER, SHARPSHOOTER_TEXT } from "./sharpshooter.ts";
import { SHIELDED, SHIELDED_TEXT } from "./shielded.ts";
import { SHIEN_MASTERY, SHIEN_MASTERY_TEXT } from "./shien-mastery.ts";
import { SIDEARM, SIDEARM_TEXT } from "./sidearm.ts";
import { SMALL, SMALL_TEXT } from "./small.ts";
import { SMOKE, SMOKE_TEXT } from "./smoke.ts";
import { SMOKE_AND_MIRRORS, SMOKE_AND_MIRRORS_TEXT } from "./smoke-and-mirrors.ts";
import { SORESU_MASTERY, SORESU_MASTERY_TEXT } from "./soresu-mastery.ts";
import { SPECIAL_ISSUE, SPECIAL_ISSUE_TEXT } from "./special-issue.ts";
import { SPEEDER, SPEEDER_TEXT } from "./speeder.ts";
import { SPOTTER, SPOTTER_TEXT } from "./spotter.ts";
import { SPRAY, SPRAY_TEXT } from "./spray.ts";
import { SPUR, SPUR_TEXT } from "./spur.ts";
import { STATIONARY, STATIONARY_TEXT } from "./stationary.ts";
import { STEADY, STEADY_TEXT } from "./steady.ts";
import { STRATEGIZE, STRATEGIZE_TEXT } from "./strategize.ts";
import { SUPPRESSIVE, SUPPRESSIVE_TEXT } from "./suppressive.ts";

/** The keywords under S that are played. */
export const ENTRIES: Cards<GameKeyword> = [
  SCALE,
  SCATTER,
  SCOUT,
  SCOUTING_PARTY,
  SECRET_MISSION,
  SELF_DESTRUCT,
  SELF_PRESERVATION,
  SENTINEL,
  SHARPSHOOTER,
  SHIELDED,
  SHIEN_MASTERY,
  SIDEARM,
  SMALL,
  SMOKE,
  SMOKE_AND_MIRRORS,
  SORESU_MASTERY,
  SPECIAL_ISSUE,
  SPEEDER,
  SPOTTER,
  SPRAY,
  SPUR,
  STATIONARY,
  STEADY,
  STRATEGIZE,
  SUPPRESSIVE,
];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  SCALE_TEXT,
  SCATTER_TEXT,
  SCOUT_TEXT,
  SCOUTING_PARTY_TEXT,
  SECRET_MISSION_TEXT,
  SELF_DESTRUCT_TEXT,
  SELF_PRESERVATION_TEXT,
  SENTINEL_TEXT,
  SHARPSHOOTER_TEXT,
  SHIELDED_TEXT,
  SHIEN_MASTERY_TEXT,
  SIDEARM_TEXT,
  SMALL_TEXT,
  SMOKE_TEXT,
  SMOKE_AND_MIRRORS_TEXT,
  SORESU_MASTERY_TEXT,
  SPECIAL_ISSUE_TEXT,
  SPEEDER_TEXT,
  SPOTTER_TEXT,
  SPRAY_TEXT,
  SPUR_TEXT,
  STATIONARY_TEXT,
  STEADY_TEXT,
  STRATEGIZE_TEXT,
  SUPPRESSIVE_TEXT,
];
