import type { Expansion } from "../../language/language.ts";
import { ROTE_IMPERIAL_ACTIONS } from "./imperial-actions.ts";
import { ROTE_IMPERIAL_MISSIONS } from "./imperial-missions.ts";
import { ROTE_LEADERS } from "./leaders.ts";
import { ROTE_OBJECTIVES } from "./objectives.ts";
import { ROTE_PROJECTS } from "./projects.ts";
import { ROTE_REBEL_ACTIONS } from "./rebel-actions.ts";
import { ROTE_REBEL_MISSIONS } from "./rebel-missions.ts";
import { ROTE_RINGS } from "./rings.ts";
import { ROTE_STARTING_UNITS } from "./starting-units.ts";
import { ROTE_UNITS } from "./units.ts";

/** The components of Rise of the Empire: 36 units, 8 leaders, 2 rings and its cards. */
export const RISE_OF_THE_EMPIRE: Expansion = {
  units: ROTE_UNITS,
  leaders: ROTE_LEADERS,
  rings: ROTE_RINGS,
  missions: [...ROTE_REBEL_MISSIONS, ...ROTE_IMPERIAL_MISSIONS, ...ROTE_PROJECTS],
  actions: [...ROTE_REBEL_ACTIONS, ...ROTE_IMPERIAL_ACTIONS],
  objectives: ROTE_OBJECTIVES,
  startingUnits: ROTE_STARTING_UNITS,
};
