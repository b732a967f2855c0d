import type { RuleIndex } from "@sw/tabletop";
import DICE from "./dice.json" with { type: "json" };

/** The rules of this package, which its violations cite and its tests prove. */
export type DiceRule = keyof typeof DICE;

/** The index of {@link DiceRule}. `source` names the rules of the games that each rule implements. */
export const DICE_RULES = DICE as RuleIndex<DiceRule>;
