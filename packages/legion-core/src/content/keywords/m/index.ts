import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { MAKASHI_MASTERY, MAKASHI_MASTERY_TEXT } from "./makashi-mastery.ts";
import { MARKSMAN, MARKSMAN_TEXT } from "./marksman.ts";
import { MASTER_OF_THE_FORCE, MASTER_OF_THE_FORCE_TEXT } from "./master-of-the-force.ts";
import { MASTER_STORYTELLER, MASTER_STORYTELLER_TEXT } from "./master-storyteller.ts";
import { MERCENARY, MERCENARY_TEXT } from "./mercenary.ts";
import { MOBILE, MOBILE_TEXT } from "./mobile.ts";
import { MY_MOOD_IS_BASED_ON_PROFIT, MY_MOOD_IS_BASED_ON_PROFIT_TEXT } from "./my-mood-is-based-on-profit.ts";

/** The keywords under M that are played. */
export const ENTRIES: Cards<GameKeyword> = [
  MAKASHI_MASTERY,
  MARKSMAN,
  MASTER_OF_THE_FORCE,
  MASTER_STORYTELLER,
  MERCENARY,
  MOBILE,
  MY_MOOD_IS_BASED_ON_PROFIT,
];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  MAKASHI_MASTERY_TEXT,
  MARKSMAN_TEXT,
  MASTER_OF_THE_FORCE_TEXT,
  MASTER_STORYTELLER_TEXT,
  MERCENARY_TEXT,
  MOBILE_TEXT,
  MY_MOOD_IS_BASED_ON_PROFIT_TEXT,
];
