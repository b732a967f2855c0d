import type { CataloguePart } from "../entries.ts";
import { BATTLE_FORCES } from "./battle-forces.ts";
import { COMMANDS } from "./commands.ts";
import { COUNTERPARTS } from "./counterparts.ts";
import { UNITS } from "./units.ts";
import { UPGRADES } from "./upgrades.ts";

/** The entries of the mercenaries. */
export const MERCENARIES: CataloguePart = {
  units: UNITS,
  counterparts: COUNTERPARTS,
  upgrades: UPGRADES,
  commands: COMMANDS,
  battleForces: BATTLE_FORCES,
};
