import type { RuleEntry, RuleIndex } from "@sw/tabletop";

/** Rules of this package, cited by its violations and proved by its tests. */
export type DiceRule =
  | "dice.set.die"
  | "dice.pool.known-die"
  | "dice.pool.count"
  | "dice.pool.remove"
  | "dice.cap.limit"
  | "dice.cap.reductions-first"
  | "dice.change.once"
  | "dice.change.end-of-chain"
  | "dice.roll.faces"
  | "dice.roll.known-face"
  | "dice.reroll.choice"
  | "dice.reroll.together"
  | "dice.odds.exact"
  | "dice.odds.value"
  | "dice.odds.policy"
  | "dice.odds.share"
  | "dice.odds.effort";

/** Index of {@link DiceRule}. `source` names the rules of the games that a rule carries out. */
export const DICE_RULES: RuleIndex<DiceRule> = {
  "dice.set.die": own(
    "restriction",
    "Dice have different ids and at least one face; a chain leads to a die of the set.",
  ),
  "dice.pool.known-die": own("restriction", "A pool or roll names only dice of its set."),
  "dice.pool.count": own(
    "limit",
    "A pool holds every die a whole number of times, never below zero, at most 1000 dice in all.",
  ),
  "dice.pool.remove": own("restriction", "Only dice that are in the pool can be taken out of it."),
  "dice.cap.limit": game(
    "reb.attack-steps.cap-black, reb.attack-steps.cap-red, reb.mission.ten-dice-cap",
    "limit",
    "No more of the dice that a cap names are rolled than it allows; those it names last are left out first.",
  ),
  "dice.cap.reductions-first": game(
    "reb.attack-steps.reduce-before-cap",
    "procedure",
    "What reduces the number of dice is applied before the caps, and never takes more dice than there are.",
  ),
  "dice.change.once": game(
    "leg.die-change.once-per-effect, leg.die-change.replace",
    "limit",
    "One effect upgrades or downgrades a die at most once; the new die takes the place of the old one.",
  ),
  "dice.change.end-of-chain": game(
    "leg.die-change.upgrade-attack, leg.die-change.downgrade-attack, leg.die-change.upgrade-defense, leg.die-change.downgrade-defense",
    "definition",
    "A die with nothing better stays when upgraded, one with nothing worse stays when downgraded.",
  ),
  "dice.roll.faces": own("definition", "Every die of a pool lands on one of its own sides, all equally likely."),
  "dice.roll.known-face": own("restriction", "A die shows only faces that are printed on it."),
  "dice.reroll.choice": own("restriction", "A choice of rolled dice names dice of the roll, each at most once."),
  "dice.reroll.together": game(
    "reb.attack-steps.reroll-together, leg.roll-attack.aim-simultaneous",
    "procedure",
    "The chosen dice are rerolled at the same time, each once; the others keep their faces.",
  ),
  "dice.odds.exact": own(
    "definition",
    "Odds count every way the dice can fall, as whole numbers over one common total.",
  ),
  "dice.odds.value": own(
    "restriction",
    "Faces are worth whole numbers; all sums together stay within 2^53 combinations.",
  ),
  "dice.odds.policy": own(
    "restriction",
    "A reroll policy has whole numbers and names faces that are on dice of the set.",
  ),
  "dice.odds.share": own("restriction", "A quantile is asked for a share from 0 to 1 of something that has outcomes."),
  "dice.odds.effort": own("limit", "Odds that would take more than five million steps are refused."),
};

function own(kind: RuleEntry["kind"], rule: string): RuleEntry {
  return { source: "@sw/dice", kind, rule };
}

function game(source: string, kind: RuleEntry["kind"], rule: string): RuleEntry {
  return { source, kind, rule };
}
