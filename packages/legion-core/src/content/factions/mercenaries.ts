import type { CataloguePart } from "../../catalogue/entries.ts";
import { mercenaries } from "../parts/mercenaries.ts";

/** The cards of the mercenaries. */
export const MERCENARIES: CataloguePart = /* @__PURE__ */ mercenaries();
