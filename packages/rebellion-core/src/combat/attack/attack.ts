import { at, nearest } from "@sw/tabletop";
import type { Units } from "../../state/codes.ts";
import type { AttackFrame, CombatFrame, Wound } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Side } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { withWounds } from "./destroy.ts";
import { type TargetsOf, targetKeys, targetOfKey, withDamage } from "./wounds.ts";

/** Returns the combat that the current attack belongs to. */
export function combatOf(state: Pick<State, "frames">): CombatFrame {
  const combat = nearest(state, "combat");
  if (combat === undefined) throw new RangeError("an attack stands on its combat");
  return combat;
}

/** Returns the units in the combat's system. */
export function unitsThere(state: State, { system }: CombatFrame): Units {
  return at(state.places, system).units;
}

/** Returns the damage on the side under attack. */
export function enemyWounds(state: State, { side }: AttackFrame): readonly Wound[] {
  return combatOf(state).wounds[opponentOf(side)];
}

/** Lists the keys of the enemy units in the battle that can take damage of a colour, ascending from `from`. */
export function enemyTargets(
  { box, state }: Look,
  { side, theater }: AttackFrame,
  color: TargetsOf["color"],
  from = 0,
): readonly number[] {
  const combat = combatOf(state);
  const enemy = opponentOf(side);
  const wanted = { side: enemy, theater, color };
  return targetKeys(box, unitsThere(state, combat), combat.wounds[enemy], wanted, from);
}

/** Replaces the damage on the units of a side. */
export function setWounds(work: GameWork, side: Side, wounds: readonly Wound[]): void {
  work.changeNearest("combat", (combat) => ({ wounds: withWounds(combat, side, wounds) }));
}

/** Assigns `amount` damage to one enemy unit of the target. */
export function damageTarget(work: GameWork, frame: AttackFrame, key: number, amount: number): void {
  const enemy = opponentOf(frame.side);
  setWounds(work, enemy, withDamage(enemyWounds(work.state, frame), targetOfKey(key), amount));
}
