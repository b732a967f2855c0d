import type { CataloguePart } from "../../catalogue/entries.ts";
import { galacticEmpire } from "../parts/galactic-empire.ts";

/** The cards of the Galactic Empire. */
export const GALACTIC_EMPIRE: CataloguePart = /* @__PURE__ */ galacticEmpire();
