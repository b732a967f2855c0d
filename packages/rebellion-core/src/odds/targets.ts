import { at } from "@sw/tabletop";
import { nextDie } from "../combat/attack/assign.ts";
import { combatOf, enemyTargets, unitsThere } from "../combat/attack/attack.ts";
import { healthOf } from "../combat/attack/destroy.ts";
import { ANY_COLOR, targetOfKey, unitsAsTarget } from "../combat/attack/wounds.ts";
import type { Box, UnitKind } from "../state/box.ts";
import { DIRECT, HIT } from "../state/dice.ts";
import type { AttackFrame } from "../state/frames.ts";
import { opponentOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";

/** How much a unit is worth destroying: its dice; structures and transports come last. */
export function danger({ red, black, entry }: UnitKind): number {
  const dice = red + black;
  if (dice > 0) return dice;
  return entry.abilities.length > 0 ? 0.5 : 0.25;
}

/** Units that can be told apart by their damage alone, and what it takes to destroy one of them. */
interface Candidate {
  readonly key: number;
  readonly danger: number;
  readonly left: number;
  count: number;
}

/**
 * The target for the next of `dice` like dice, with `more` that can go anywhere to follow: units that all of these can
 * destroy, the most dangerous first and among equals the one that takes least; what is over goes where it comes
 * nearest to destroying something. Dice must go up in keys, so the lowest key of that plan comes first.
 */
export function bestTarget(
  box: Box,
  state: State,
  frame: AttackFrame,
  keys: readonly number[],
  dice: number,
  more: number,
): number {
  const candidates = candidatesOf(box, state, frame, keys);
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

function candidatesOf(box: Box, state: State, frame: AttackFrame, keys: readonly number[]): readonly Candidate[] {
  const combat = combatOf(state);
  const units = unitsThere(state, combat);
  const wounds = combat.wounds[opponentOf(frame.side)];
  const candidates: Candidate[] = [];
  for (const key of keys) {
    const target = targetOfKey(key);
    const left = healthOf(box, state, target.unit) - target.markers - target.assigned;
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

/** The target of the next die in an attack. */
export function targetOfDie(box: Box, state: State, frame: AttackFrame): number {
  const [red, black] = frame.dice;
  const directs = red[DIRECT] + black[DIRECT];
  const fits = nextDie(frame)?.fits ?? ANY_COLOR;
  const keys = enemyTargets(box, state, frame, fits, Math.max(0, frame.last));
  if (fits === ANY_COLOR) return bestTarget(box, state, frame, keys, directs, 0);
  return bestTarget(box, state, frame, keys, fits === 0 ? red[HIT] : black[HIT], directs);
}
