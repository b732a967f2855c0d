import type { BattleForce, RankLimits } from "../catalogue/entries.ts";
import type { Rank } from "../catalogue/words.ts";
import type { RuleId } from "../rules/ids.ts";
import type { ArmyList, Format } from "./list.ts";

/**
 * Points limit of an army by format (leg.army.points-limit). The rulebook gives none for the smaller format, where
 * players agree on one: see {@link pointsLimit}.
 */
const POINTS: Readonly<Record<Format, number>> = { standard: 1000, skirmish: 600 };

/** Rank requirements of an army without a battle force. */
const STANDARD: RankLimits = {
  ranks: {
    commander: { min: 1, max: 2 },
    operative: { min: 0, max: 2 },
    corps: { min: 3, max: 6 },
    "special-forces": { min: 0, max: 3 },
    support: { min: 0, max: 3 },
    heavy: { min: 0, max: 2 },
  },
};

const RULE_OF: Readonly<Record<Rank, RuleId>> = {
  commander: "leg.army.rank-commander",
  operative: "leg.army.rank-operative",
  corps: "leg.army.rank-corps",
  "special-forces": "leg.army.rank-special-forces",
  support: "leg.army.rank-support",
  heavy: "leg.army.rank-heavy",
};

/** Returns the format that an army is built for. */
export function formatOf({ format = "standard" }: ArmyList): Format {
  return format;
}

/** Returns the points limit of an army: in the smaller format the limit in its list, if it states one. */
export function pointsLimit(list: ArmyList): number {
  const format = formatOf(list);
  return format === "skirmish" ? (list.pointsLimit ?? POINTS[format]) : POINTS[format];
}

/** Returns the rank requirements of an army. */
export function limitsOf(list: ArmyList, force: BattleForce | undefined): RankLimits {
  return force === undefined ? STANDARD : force[formatOf(list)];
}

/** Returns the id of the rule that limits a rank. */
export function rankRule(rank: Rank, force: BattleForce | undefined): RuleId {
  return force === undefined ? RULE_OF[rank] : "leg.battle-force.own-rules";
}

/** Returns the maximum number of mercenaries of a rank (leg.mercenary.limit-corps, leg.mercenary.limit-others). */
export function mercenaryLimit(rank: Rank): { readonly most: number; readonly rule: RuleId } {
  return rank === "corps"
    ? { most: 2, rule: "leg.mercenary.limit-corps" }
    : { most: 1, rule: "leg.mercenary.limit-others" };
}
