import type { CataloguePart } from "../../catalogue/entries.ts";
import { galacticRepublic } from "../parts/galactic-republic.ts";

/** The cards of the Galactic Republic. */
export const GALACTIC_REPUBLIC: CataloguePart = /* @__PURE__ */ galacticRepublic();
