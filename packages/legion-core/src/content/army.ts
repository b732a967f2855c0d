import { type ArmyRules, createArmyRules } from "../army/index.ts";
import { defaultCatalogue } from "./catalogue.ts";
import { UNPLAYED } from "./unplayed.ts";

export * from "../army/index.ts";

/** The rules of building an army with every card in play on the rulebook's date. */
export const army: ArmyRules = /* @__PURE__ */ createArmyRules(defaultCatalogue, UNPLAYED);
