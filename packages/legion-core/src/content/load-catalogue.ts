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
 * Every card in play on the rulebook's date, made when first asked for: a thousand cards cost those nothing who import the game
 * for its types, or to offer games of which another is played.
 */
export const loadDefaultCatalogue: () => Catalogue = /* @__PURE__ */ keptOnce(() =>
  joined([common(), galacticEmpire(), rebelAlliance(), galacticRepublic(), separatistAlliance(), mercenaries()]),
);
