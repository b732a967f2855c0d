import type { ArmyList } from "../../army/index.ts";
import { DARTH_VADER, IMPERIAL_OFFICER, MOFF_GIDEON } from "./galactic-empire.ts";
import { CHEWBACCA, JEDI_KNIGHT_GENERAL, OBI_WAN_KENOBI } from "./galactic-republic.ts";
import { LANDO_CALRISSIAN, LUKE_SKYWALKER, REBEL_OFFICER } from "./rebel-alliance.ts";
import { GENERAL_GRIEVOUS, KALANI, POGGLE_THE_LESSER } from "./separatist-alliance.ts";
import { GAR_SAXON } from "./shadow-collective.ts";

/** The commander of an army of {@link ARMIES}. */
export type Commander =
  | "darth-vader"
  | "imperial-officer"
  | "moff-gideon"
  | "luke-skywalker"
  | "rebel-officer"
  | "lando-calrissian"
  | "obi-wan-kenobi"
  | "chewbacca"
  | "jedi-knight-general"
  | "general-grievous"
  | "poggle-the-lesser"
  | "kalani"
  | "gar-saxon";

/**
 * Armies of 1000 points for the standard battlefield, by commander: three of each faction, and one of a battle force of
 * mercenaries.
 */
export const ARMIES: Readonly<Record<Commander, ArmyList>> = {
  "darth-vader": DARTH_VADER,
  "imperial-officer": IMPERIAL_OFFICER,
  "moff-gideon": MOFF_GIDEON,
  "luke-skywalker": LUKE_SKYWALKER,
  "rebel-officer": REBEL_OFFICER,
  "lando-calrissian": LANDO_CALRISSIAN,
  "obi-wan-kenobi": OBI_WAN_KENOBI,
  chewbacca: CHEWBACCA,
  "jedi-knight-general": JEDI_KNIGHT_GENERAL,
  "general-grievous": GENERAL_GRIEVOUS,
  "poggle-the-lesser": POGGLE_THE_LESSER,
  kalani: KALANI,
  "gar-saxon": GAR_SAXON,
};
