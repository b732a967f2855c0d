import type { CataloguePart } from "../../catalogue/entries.ts";
import { rebelAlliance } from "../parts/rebel-alliance.ts";

/** The cards of the Rebel Alliance. */
export const REBEL_ALLIANCE: CataloguePart = /* @__PURE__ */ rebelAlliance();
