import { at, type Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import {
  candidates,
  furtherCandidates,
  givers,
  legalDefenders,
  mayAttack,
  NOBODY,
  poolAgainst,
  type Sequence,
  someReaches,
  standing,
  type UsesLeft,
  usesLeft,
} from "./eligible.ts";
import { isNear, Reach } from "./reach.ts";
import { ratherOthers, rathersFault, sparedFault } from "./spared.ts";

/**
 * Explains why a unit cannot be declared as the defender: it is no enemy or already declared, a melee rules out ranged
 * attacks, no weapon reaches it, or the leader does not see it.
 */
export function defenderFault(look: Look, sequence: Sequence, defender: UnitIndex): Violation<RuleId> | undefined {
  if (!candidates(look, sequence).includes(defender)) return notCandidate(look, sequence, defender);
  const reach = new Reach(look, sequence);
  const free = usesLeft(reach, poolAgainst(NOBODY, null));
  const against = whyUnreached(free, defender);
  if (against !== undefined) return against;
  if (!mayAttack(free, defender)) return nothingToAdd(unitId(look.state, defender));
  const legal = legalDefenders(reach);
  return legal.includes(defender) ? undefined : rathersFault(reach.look, sequence.attacker, defender, legal);
}

function nothingToAdd(unit: string): Violation<RuleId> {
  return forbidden("leg.pool.at-least-one", "no-weapon-to-add", { unit });
}

/** Explains why no weapon that may still be added can attack a unit: none reaches it, or the leader does not see it. */
function whyUnreached(free: UsesLeft, defender: UnitIndex): Violation<RuleId> | undefined {
  const { look } = free.reach;
  const unit = unitId(look.state, defender);
  const duel = free.reach.duel(defender);
  if (duel === undefined) return forbidden("leg.defender.range", "not-on-the-battlefield", { unit });
  if (!someReaches(free, duel)) {
    if ((duel.attackerEngaged || duel.defenderEngaged) && !duel.melee)
      return forbidden("leg.engaged.not-ranged-target", "shut-out-by-melee", { unit });
    const most = free.cards.map(({ range }) => range.max).map((max) => (max === "infinite" ? duel.range : (max ?? 0)));
    return forbidden("leg.defender.range", "no-weapon-reaches", {
      unit,
      range: duel.range,
      most: Math.max(0, ...most),
    });
  }
  if (!duel.isSeenBy(duel.attacker.leader)) return forbidden("leg.defender.los", "leader-sees-nobody", { unit });
  return sparedFault(look, duel, defender, standing(look, defender));
}

/**
 * Explains why a unit is no candidate for the defender: it is no enemy, another unit must be attacked, or it is already
 * declared.
 */
function notCandidate({ state }: Look, { attacker, pools }: Sequence, defender: UnitIndex): Violation<RuleId> {
  const named = { unit: unitId(state, defender) };
  if (at(state.units, defender).owner === at(state.units, attacker).owner) {
    return forbidden("leg.defender.choose-enemy", "friendly-unit", named);
  }
  return pools.some((pool) => pool.defender === defender)
    ? forbidden("leg.pool.additional-different-unit", "declared-already", named)
    : forbidden("leg.defender.choose-enemy", "another-unit-is-named", named);
}

/** Explains why a keyword gives no further pool against a unit. Returns undefined if it does. */
export function againFault(
  look: Look,
  sequence: Sequence,
  defender: UnitIndex,
  keyword: string,
): Violation<RuleId> | undefined {
  const reach = new Reach(look, sequence);
  const unit = unitId(look.state, defender);
  const rule: RuleId = "leg.pool.additional-defender";
  const { pools } = sequence;
  const giver = givers(look, sequence, reach.attacker).find((one) => one.keyword === keyword);
  if (giver === undefined) return forbidden(rule, "no-such-further-pool", { keyword });
  const { does: hook, value } = giver;
  const most = hook.most === "value" ? value : hook.most;
  const made = pools.filter(({ again }) => again !== null);
  const other = made.find(({ again }) => again !== keyword)?.again;
  if (other !== undefined && other !== null) return forbidden(rule, "further-pool-of-another", { keyword: other });
  if (made.length >= most) return forbidden(rule, "further-pools-made", { keyword, most });
  const units = furtherCandidates(look, sequence, hook);
  if (!units.includes(defender)) return notCandidate(look, sequence, defender);
  if (!isNear(look, sequence, defender, hook)) return forbidden(rule, "too-far-from-the-last", { unit });
  const pool = poolAgainst(NOBODY, keyword);
  const free = usesLeft(reach, pool);
  if (!mayAttack(free, defender)) return whyUnreached(free, defender) ?? nothingToAdd(unit);
  const open = units.filter((one) => isNear(look, sequence, one, hook) && mayAttack(free, one));
  const legal = ratherOthers(reach.look, sequence.attacker, open);
  return legal.includes(defender) ? undefined : rathersFault(reach.look, sequence.attacker, defender, legal);
}
