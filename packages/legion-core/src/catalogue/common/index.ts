import type { CataloguePart } from "../entries.ts";
import { ADVANTAGES } from "./advantages.ts";
import { COMMANDS } from "./commands.ts";
import { PRIMARY_OBJECTIVES } from "./primary-objectives.ts";
import { SECONDARY_OBJECTIVES } from "./secondary-objectives.ts";
import { UPGRADES } from "./upgrades.ts";

/** The entries of no faction. */
export const COMMON: CataloguePart = {
  upgrades: UPGRADES,
  commands: COMMANDS,
  primaryObjectives: PRIMARY_OBJECTIVES,
  secondaryObjectives: SECONDARY_OBJECTIVES,
  advantages: ADVANTAGES,
};
