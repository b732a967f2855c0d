import { nearest } from "@sw/tabletop";
import type { ActivationFrame } from "../state/frames.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { isNotedNow, noteNow } from "../units/activation.ts";
import { hasPermit, unitAmount } from "../units/keywords.ts";

/** Id under which an activation records attacks. */
const ATTACK = "attack";

/** Mark of an activation in which a miniature has added several weapons to the pools of one attack. */
export const SEVERAL_WEAPONS = "several-weapons";

/**
 * Counts the attack actions that a unit may still perform in its activation, including free ones: one in total unless
 * keywords allow more (leg.attack.one-attack-action).
 */
export function attacksLeft(
  look: Look,
  { unit, done, marks }: Pick<ActivationFrame, "unit" | "done" | "marks">,
): number {
  const byOne = hasPermit(look, unit, "attacks-with-one-weapon") && !marks.includes(SEVERAL_WEAPONS) ? 1 : 0;
  return attacksInAll(look, unit) + byOne - done.filter((id) => id === ATTACK).length;
}

/** Whether the next attack of a unit is only allowed if no miniature uses several weapons. */
export function isBoundToOneWeapon(look: Look, activation: Pick<ActivationFrame, "unit" | "done">): boolean {
  const { unit, done } = activation;
  return (
    hasPermit(look, unit, "attacks-with-one-weapon") &&
    done.filter((id) => id === ATTACK).length >= attacksInAll(look, unit)
  );
}

/**
 * Records an attack action that a unit performs in the turn of another unit, of which it may perform one in a turn
 * (leg.attack.one-attack-action). Attack actions in its own activation are recorded as they are made.
 */
export function noteAttackAction(work: GameWork, unit: UnitIndex): void {
  if (nearest(work.state, "activation")?.unit !== unit) noteNow(work, markOf(unit));
}

/** Whether a unit has performed an attack action in this turn of another unit (leg.attack.one-attack-action). */
export function hasAttackedInTurn(state: State, unit: UnitIndex): boolean {
  return isNotedNow(state, markOf(unit));
}

/** Returns the mark of an activation in which another unit has performed an attack action. */
function markOf(unit: UnitIndex): string {
  return `attack action ${unit}`;
}

function attacksInAll(look: Look, unit: UnitIndex): number {
  return 1 + unitAmount(look, unit, "attacks");
}
