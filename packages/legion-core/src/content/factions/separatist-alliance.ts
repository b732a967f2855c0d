import type { CataloguePart } from "../../catalogue/entries.ts";
import { separatistAlliance } from "../parts/separatist-alliance.ts";

/** The cards of the Separatist Alliance. */
export const SEPARATIST_ALLIANCE: CataloguePart = /* @__PURE__ */ separatistAlliance();
