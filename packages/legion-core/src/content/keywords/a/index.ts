import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { ADVANCED_TARGETING, ADVANCED_TARGETING_TEXT } from "./advanced-targeting.ts";
import { AGILE, AGILE_TEXT } from "./agile.ts";
import { AI, AI_TEXT } from "./ai.ts";
import { AID, AID_TEXT } from "./aid.ts";
import { ALLIES_OF_CONVENIENCE, ALLIES_OF_CONVENIENCE_TEXT } from "./allies-of-convenience.ts";
import { ANTI_MATERIEL, ANTI_MATERIEL_TEXT } from "./anti-materiel.ts";
import { ANTI_PERSONNEL, ANTI_PERSONNEL_TEXT } from "./anti-personnel.ts";
import { AREA_WEAPON, AREA_WEAPON_TEXT } from "./area-weapon.ts";
import { ARM, ARM_TEXT } from "./arm.ts";
import { ARMOR, ARMOR_TEXT } from "./armor.ts";
import { ARSENAL, ARSENAL_TEXT } from "./arsenal.ts";
import { ASSOCIATE, ASSOCIATE_TEXT } from "./associate.ts";
import { ATARU_MASTERY, ATARU_MASTERY_TEXT } from "./ataru-mastery.ts";
import { ATTACK_RUN, ATTACK_RUN_TEXT } from "./attack-run.ts";

/** The keywords under A that are played. */
export const ENTRIES: Cards<GameKeyword> = [
  ADVANCED_TARGETING,
  AGILE,
  AI,
  AID,
  ALLIES_OF_CONVENIENCE,
  ANTI_MATERIEL,
  ANTI_PERSONNEL,
  AREA_WEAPON,
  ARM,
  ARMOR,
  ARSENAL,
  ASSOCIATE,
  ATARU_MASTERY,
  ATTACK_RUN,
];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  ADVANCED_TARGETING_TEXT,
  AGILE_TEXT,
  AI_TEXT,
  AID_TEXT,
  ALLIES_OF_CONVENIENCE_TEXT,
  ANTI_MATERIEL_TEXT,
  ANTI_PERSONNEL_TEXT,
  AREA_WEAPON_TEXT,
  ARM_TEXT,
  ARMOR_TEXT,
  ARSENAL_TEXT,
  ASSOCIATE_TEXT,
  ATARU_MASTERY_TEXT,
  ATTACK_RUN_TEXT,
];
