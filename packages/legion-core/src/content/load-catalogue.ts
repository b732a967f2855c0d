import { keptOnce } from "@sw/tabletop";
import type { Catalogue } from "../catalogue/entries.ts";
import { joined } from "../catalogue/parts.ts";
import { common } from "./parts/common.ts";
import { galacticEmpire } from "./parts/galactic-empire.ts";
import { galacticRepublic } from "./parts/galactic-republic.ts";
import { mercenaries } from "./parts/mercenaries.ts";
import { rebelAlliance } from "./parts/rebel-alliance.ts";
import { separatistAlliance } from "./parts/separatist-alliance.ts";

/**
 * Returns the catalogue of all cards in play on the date of the rulebook. It is created at the first call, so an import
 * of the game for its types or for another catalogue does not pay for a thousand cards.
 */
export const loadDefaultCatalogue: () => Catalogue = /* @__PURE__ */ keptOnce(() =>
  joined([common(), galacticEmpire(), rebelAlliance(), galacticRepublic(), separatistAlliance(), mercenaries()]),
);
