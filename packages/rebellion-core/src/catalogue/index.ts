import type { Catalogue } from "../language/language.ts";
import { ADVANCED_TACTICS } from "./advanced-tactics.ts";
import { BOARD } from "./board.ts";
import { BORDERS } from "./borders.ts";
import { IMPERIAL_ACTIONS } from "./imperial-actions.ts";
import { IMPERIAL_MISSIONS } from "./imperial-missions.ts";
import { LEADERS } from "./leaders.ts";
import { OBJECTIVES } from "./objectives.ts";
import { PROJECTS } from "./projects.ts";
import { REBEL_ACTIONS } from "./rebel-actions.ts";
import { REBEL_MISSIONS } from "./rebel-missions.ts";
import { RINGS } from "./rings.ts";
import { RISE_OF_THE_EMPIRE } from "./rise-of-the-empire/index.ts";
import { SYSTEMS } from "./systems.ts";
import { TACTICS } from "./tactics.ts";
import { UNITS } from "./units.ts";

export { catalogueFaults } from "../language/check/check.ts";
export type { FaultCode } from "../language/check/fault.ts";
export type * from "../language/language.ts";
export { SKILLS } from "../language/language.ts";
export { wholeCatalogue } from "../language/played.ts";

/**
 * All cards and pieces of the base game (153 units, 25 leaders, 68 mission, 34 action, 15 objective and 30 tactic
 * cards) and of Rise of the Empire, and the 32 advanced tactic cards of cinematic combat.
 */
export const defaultCatalogue: Catalogue = {
  board: BOARD,
  systems: SYSTEMS,
  borders: BORDERS,
  units: UNITS,
  leaders: LEADERS,
  rings: RINGS,
  missions: [...REBEL_MISSIONS, ...IMPERIAL_MISSIONS, ...PROJECTS],
  actions: [...REBEL_ACTIONS, ...IMPERIAL_ACTIONS],
  objectives: OBJECTIVES,
  tactics: TACTICS,
  riseOfTheEmpire: RISE_OF_THE_EMPIRE,
  advancedTactics: ADVANCED_TACTICS,
};
