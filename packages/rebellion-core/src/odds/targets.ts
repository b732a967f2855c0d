import { at } from "@sw/tabletop";
import { nextDie } from "../combat/attack/assign.ts";
import { combatOf, enemyTargets, unitsThere } from "../combat/attack/attack.ts";
import { healthOf } from "../combat/attack/destroy.ts";
import { damageAction } from "../combat/attack/target-offers.ts";
import { ANY_COLOR, targetOfKey, unitsAsTarget } from "../combat/attack/wounds.ts";
import type { Action } from "../state/actions.ts";
import type { UnitKind } from "../state/box.ts";
import { DIRECT, facesOf, GREEN, HIT } from "../state/dice.ts";
import type { AttackFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { opponentOf } from "../state/seats.ts";

/** Returns how much a unit is worth destroying: the number of its dice. Structures and transports come last. */
export function danger({ red, black, green, entry }: UnitKind): number {
  const dice = red + black + green;
  if (dice > 0) return dice;
  return entry.abilities.length > 0 ? 0.5 : 0.25;
}

/** Units of one type with the same damage, and the damage needed to destroy one of them. */
interface Candidate {
  readonly key: number;
  readonly danger: number;
  readonly left: number;
  count: number;
}

/**
 * Returns the target for the next of `dice` equal dice, followed by `more` dice that can go to any unit. The plan picks
 * units that these dice can destroy: the most dangerous first, and among equals the one that needs the least damage.
 * Dice left over go to the unit closest to destruction. The lowest key of the plan is returned, because dice must be
 * assigned in ascending order of keys.
 */
export function bestTarget(
  look: Look,
  frame: AttackFrame,
  keys: readonly number[],
  dice: number,
  more: number,
): number {
  const candidates = candidatesOf(look, frame, keys);
  let lowest = Number.POSITIVE_INFINITY;
  let left = dice;
  let spare = more;
  while (left > 0) {
    const victim = mostDangerous(candidates, left + spare);
    if (victim === undefined) break;
    const used = Math.min(left, victim.left);
    left -= used;
    spare -= victim.left - used;
    victim.count -= 1;
    lowest = Math.min(lowest, victim.key);
  }
  if (left > 0) lowest = Math.min(lowest, nearestToFall(candidates)?.key ?? lowest);
  return lowest === Number.POSITIVE_INFINITY ? at(keys, 0) : lowest;
}

function candidatesOf(look: Look, frame: AttackFrame, keys: readonly number[]): readonly Candidate[] {
  const { box, state } = look;
  const combat = combatOf(state);
  const units = unitsThere(state, combat);
  const wounds = combat.wounds[opponentOf(frame.side)];
  const candidates: Candidate[] = [];
  for (const key of keys) {
    const target = targetOfKey(key);
    const left = healthOf(look, target.unit) - target.markers - target.assigned;
    if (left <= 0) continue;
    const kind = at(box.units, target.unit);
    candidates.push({ key, danger: danger(kind), left, count: unitsAsTarget(units, wounds, target) });
  }
  return candidates;
}

function mostDangerous(candidates: readonly Candidate[], budget: number): Candidate | undefined {
  let best: Candidate | undefined;
  for (const one of candidates) {
    if (one.count === 0 || one.left > budget) continue;
    const better =
      best === undefined || one.danger > best.danger || (one.danger === best.danger && one.left < best.left);
    if (better) best = one;
  }
  return best;
}

function nearestToFall(candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const one of candidates) {
    if (one.count > 0 && (best === undefined || one.danger * best.left > best.danger * one.left)) best = one;
  }
  return best;
}

/** Returns the target of the next die in an attack. */
export function targetOfDie(look: Look, frame: AttackFrame): number {
  const [red, black] = frame.dice;
  const directs = red[DIRECT] + black[DIRECT] + facesOf(frame.dice, GREEN)[DIRECT];
  const fits = nextDie(frame)?.fits ?? ANY_COLOR;
  const keys = enemyTargets(look, frame, fits, Math.max(0, frame.last));
  if (fits === ANY_COLOR) return bestTarget(look, frame, keys, directs, 0);
  return bestTarget(look, frame, keys, fits === 0 ? red[HIT] : black[HIT], directs);
}

/** Returns the most dangerous unit that the damage destroys, or the most dangerous unit if it destroys none. */
export function victim(look: Look, keys: readonly number[], amount: number): Action {
  let best = at(keys, 0);
  let worth = -1;
  for (const key of keys) {
    const { unit, markers, assigned } = targetOfKey(key);
    const left = healthOf(look, unit) - markers - assigned;
    const own = left <= 0 ? 0 : danger(at(look.box.units, unit)) + (left <= amount ? 100 : 0);
    if (own > worth) [best, worth] = [key, own];
  }
  return damageAction(look.box, best);
}
