import type { Codes } from "../../army/exchange/codes.ts";
import { BATTLE_CARDS, BATTLE_FORCES, RECON_CARDS } from "./battle.ts";
import { COMMANDS } from "./commands.ts";
import { FREE_PLACES } from "./free.ts";
import { NAMES } from "./names.ts";
import { OTHERS } from "./others.ts";
import { COUNTERPARTS, UNITS } from "./units.ts";
import { UPGRADES } from "./upgrades.ts";

/** Codes and names of all cards in LegionHQ lists, as of 5 August 2026. */
export const CODES: Codes = {
  cards: {
    units: UNITS,
    counterparts: COUNTERPARTS,
    upgrades: UPGRADES,
    commands: COMMANDS,
    battleCards: BATTLE_CARDS,
  },
  recon: RECON_CARDS,
  battleForces: BATTLE_FORCES,
  names: NAMES,
  freePlaces: FREE_PLACES,
  others: OTHERS,
};
