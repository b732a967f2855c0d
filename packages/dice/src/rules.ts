import type { RuleIndex } from "@sw/tabletop";
import DICE from "./dice.json" with { type: "json" };

/** Rules of this package, cited by its violations and proved by its tests. */
export type DiceRule = keyof typeof DICE;

/** Index of {@link DiceRule}. `source` names the rules of the games that a rule carries out. */
export const DICE_RULES = DICE as RuleIndex<DiceRule>;
