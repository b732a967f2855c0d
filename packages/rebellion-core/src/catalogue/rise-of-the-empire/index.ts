import type { Expansion } from "../../language/language.ts";
import { ROTE_LEADERS } from "./leaders.ts";
import { ROTE_STARTING_UNITS } from "./starting-units.ts";
import { ROTE_UNITS } from "./units.ts";

/** Rise of the Empire: 36 units and 8 leaders. */
export const RISE_OF_THE_EMPIRE: Expansion = {
  units: ROTE_UNITS,
  leaders: ROTE_LEADERS,
  rings: [],
  missions: [],
  actions: [],
  objectives: [],
  startingUnits: ROTE_STARTING_UNITS,
};
