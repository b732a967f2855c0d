import type { CataloguePart } from "../entries.ts";
import { ADVANTAGES } from "./advantages.ts";
import { BATTLE_FORCES } from "./battle-forces.ts";
import { COMMANDS } from "./commands.ts";
import { UNITS } from "./units.ts";
import { UPGRADES } from "./upgrades.ts";

/** The entries of the Separatist Alliance. */
export const SEPARATIST_ALLIANCE: CataloguePart = {
  units: UNITS,
  upgrades: UPGRADES,
  commands: COMMANDS,
  advantages: ADVANTAGES,
  battleForces: BATTLE_FORCES,
};
