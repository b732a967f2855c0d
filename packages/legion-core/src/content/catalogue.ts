import type { Catalogue } from "../catalogue/entries.ts";
import { joined } from "../catalogue/parts.ts";
import { COMMON } from "./factions/common.ts";
import { GALACTIC_EMPIRE } from "./factions/galactic-empire.ts";
import { GALACTIC_REPUBLIC } from "./factions/galactic-republic.ts";
import { MERCENARIES } from "./factions/mercenaries.ts";
import { REBEL_ALLIANCE } from "./factions/rebel-alliance.ts";
import { SEPARATIST_ALLIANCE } from "./factions/separatist-alliance.ts";

export * from "../catalogue/index.ts";

/** Every card in play on 9 January 2026, the date of the rulebook. */
export const catalogue: Catalogue = /* @__PURE__ */ joined([
  COMMON,
  GALACTIC_EMPIRE,
  REBEL_ALLIANCE,
  GALACTIC_REPUBLIC,
  SEPARATIST_ALLIANCE,
  MERCENARIES,
]);
