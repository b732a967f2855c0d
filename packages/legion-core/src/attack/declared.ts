import { at } from "@sw/tabletop";
import type { AttackFrame, AttackKind } from "../state/frames.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import type { State } from "../state/state.ts";
import { makesAttacks } from "../units/ongoing.ts";
import { statusOf } from "../units/positions.ts";

/**
 * Returns the innermost current attack that a unit makes with an attack pool of its own. Undefined if there is none, or
 * if a charge attacks inside it.
 */
export function currentAttack({ frames }: State): AttackFrame | undefined {
  const innermost = frames.filter(makesAttacks).pop();
  return innermost?.kind === "attack" ? innermost : undefined;
}

/** Returns the attack that a unit is making, or undefined. */
export function attackBy(state: State, unit: UnitIndex): AttackFrame | undefined {
  const attack = currentAttack(state);
  return attack?.attacker === unit ? attack : undefined;
}

/**
 * Returns the attack that a unit is making or has just made if it is an attack action, free or not, otherwise
 * undefined.
 */
export function attackActionBy({ box, state }: Pick<Look, "box" | "state">, unit: UnitIndex): AttackFrame | undefined {
  const attack = attackBy(state, unit);
  return attack !== undefined && isAttackAction({ box }, attack) ? attack : undefined;
}

/**
 * Whether an attack is an attack action, free or not (leg.attack.part-of-action). Overrun attacks
 * (leg.kw.overrun-x.kind), attacks with the weapons of command cards and attacks that a command card gives as an effect
 * are not.
 */
export function isAttackAction(
  { box }: Pick<Look, "box">,
  { with: kind, reason }: Pick<AttackFrame, "with" | "reason">,
): boolean {
  if (kind === "overrun" || box.commands[reason]?.attacksByEffect === true) return false;
  return box.cards.commands.get(reason)?.weapons === undefined;
}

/** Lists the units that a unit attacks, each once. With `kind`, only those attacked by pools of that kind. */
export function attackedBy(state: State, unit: UnitIndex, kind?: AttackKind): readonly number[] {
  const pools = attackBy(state, unit)?.pools ?? [];
  return [
    ...new Set(pools.filter(({ attack }) => kind === undefined || attack === kind).map(({ defender }) => defender)),
  ];
}

/** Filters out the units that are defeated. */
export function survivors({ state }: Pick<Look, "state">, units: readonly number[]): readonly number[] {
  return units.filter((unit) => statusOf(at(state.units, unit)) !== "defeated");
}
