import { type ArmyRules, createArmyRules } from "../army/index.ts";
import { defaultCatalogue } from "./catalogue.ts";
import { UNPLAYED } from "./unplayed.ts";

export * from "../army/index.ts";

/** The rules for building an army with all cards in play on the date of the rulebook. */
export const army: ArmyRules = /* @__PURE__ */ createArmyRules(defaultCatalogue, UNPLAYED);
