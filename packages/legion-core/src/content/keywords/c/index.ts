import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { CACHE, CACHE_TEXT } from "./cache.ts";
import { CALCULATE_ODDS, CALCULATE_ODDS_TEXT } from "./calculate-odds.ts";
import { CHARGE, CHARGE_TEXT } from "./charge.ts";
import { CLAIM, CLAIM_TEXT } from "./claim.ts";
import { CLIMBING_VEHICLE, CLIMBING_VEHICLE_TEXT } from "./climbing-vehicle.ts";
import { COMMAND_VEHICLE, COMMAND_VEHICLE_TEXT } from "./command-vehicle.ts";
import { COMPEL, COMPEL_TEXT } from "./compel.ts";
import { COMPLETE_THE_MISSION, COMPLETE_THE_MISSION_TEXT } from "./complete-the-mission.ts";
import { COORDINATE, COORDINATE_TEXT } from "./coordinate.ts";
import { COUNTERPART, COUNTERPART_TEXT } from "./counterpart.ts";
import { COVER, COVER_TEXT } from "./cover.ts";
import { COVERT_OPS, COVERT_OPS_TEXT } from "./covert-ops.ts";
import { CRITICAL, CRITICAL_TEXT } from "./critical.ts";
import { CUMBERSOME, CUMBERSOME_TEXT } from "./cumbersome.ts";
import { CUNNING, CUNNING_TEXT } from "./cunning.ts";
import { CYCLE, CYCLE_TEXT } from "./cycle.ts";

/** The keywords under C that are played. */
export const ENTRIES: Cards<GameKeyword> = [
  CACHE,
  CALCULATE_ODDS,
  CHARGE,
  CLAIM,
  CLIMBING_VEHICLE,
  COMMAND_VEHICLE,
  COMPEL,
  COMPLETE_THE_MISSION,
  COORDINATE,
  COUNTERPART,
  COVERT_OPS,
  COVER,
  CRITICAL,
  CUMBERSOME,
  CUNNING,
  CYCLE,
];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  CACHE_TEXT,
  CALCULATE_ODDS_TEXT,
  CHARGE_TEXT,
  CLAIM_TEXT,
  CLIMBING_VEHICLE_TEXT,
  COMMAND_VEHICLE_TEXT,
  COMPEL_TEXT,
  COMPLETE_THE_MISSION_TEXT,
  COORDINATE_TEXT,
  COUNTERPART_TEXT,
  COVERT_OPS_TEXT,
  COVER_TEXT,
  CRITICAL_TEXT,
  CUMBERSOME_TEXT,
  CUNNING_TEXT,
  CYCLE_TEXT,
];
