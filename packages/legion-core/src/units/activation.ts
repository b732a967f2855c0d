import { nearest } from "@sw/tabletop";
import type { UnitIndex } from "../state/ids.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { attacksAndWithdraws, type UnitType } from "../table/unit-types.ts";

/** Mark of an activation whose unit has lost its faceup order to the order pool. */
export const ORDER_RETURNED = "order-returned";

/** Mark of an activation by an order token that lay on a command card and was used instead of drawing one. */
export const BY_HELD_ORDER = "by-held-order";

/** Whether the current activation began with an order token from the order pool, and not with one from a command card. */
export function isByPoolOrder(state: State): boolean {
  const { drawn = false, marks = [] } = nearest(state, "activation") ?? {};
  return drawn && !marks.includes(BY_HELD_ORDER);
}

/** Adds a mark to the activation of a unit for keywords to read later, if the unit is being activated. */
export function markActivation(work: GameWork, unit: UnitIndex, mark: string): void {
  if (nearest(work.state, "activation")?.unit !== unit) return;
  work.changeNearest("activation", ({ marks }) => ({ marks: [...marks, mark] }));
}

/** Whether a unit has performed an action in its current activation, by the id of the action. */
export function hasDone(state: State, unit: UnitIndex, action: string): boolean {
  const activation = nearest(state, "activation");
  return activation?.unit === unit && activation.done.includes(action);
}

/**
 * Whether a unit of this type has withdrawn in its current activation, so that it cannot attack in it, by an effect
 * either (leg.withdraw.no-attack).
 */
export function withdrewFromFight(state: State, unit: UnitIndex, type: UnitType): boolean {
  return hasDone(state, unit, "withdraw") && !attacksAndWithdraws(type);
}

/** Counts the move actions of a unit in this activation, without compulsory moves. */
export function movesMade(state: State, unit: UnitIndex): number {
  const activation = nearest(state, "activation");
  return activation?.unit === unit ? activation.done.filter((id) => id === MOVE).length : 0;
}

/** The id under which an activation records a move action. */
const MOVE = "move";

/** The mark under which an activation records moves of any kind. */
export const MOVED = "moved";
/** The mark under which an activation records full standard moves at maximum speed. */
export const MOVED_FULLY = "moved-fully";
/** Mark of an activation in which the unit has attacked by an effect, which is no attack action. */
export const EFFECT_ATTACK = "attack-by-effect";

/** The mark under which Overrun records its attacks in an activation, which are no attack actions. */
export const OVERRUN = "overrun";

/** Gives a unit one more action in its current activation, and records it with a mark. */
export function addAction(work: GameWork, unit: UnitIndex, mark: string): void {
  if (nearest(work.state, "activation")?.unit !== unit) return;
  work.changeNearest("activation", ({ actions, marks }) => ({ actions: actions + 1, marks: [...marks, mark] }));
}

/** Ends the activation of a unit without rally or actions. Only its order token remains to be turned. */
export function endActivation(work: GameWork, unit: UnitIndex): void {
  if (nearest(work.state, "activation")?.unit !== unit) return;
  work.changeNearest("activation", () => ({ stage: "order-token" }));
}

/** Whether the current activation of a unit has a mark. */
export function isMarked(state: State, unit: UnitIndex, mark: string): boolean {
  const activation = nearest(state, "activation");
  return activation?.unit === unit && activation.marks.includes(mark);
}

/** Counts the move actions of a unit in this activation, including free moves, compulsory moves and withdrawals. */
export function moveActions(state: State, unit: UnitIndex): number {
  const activation = nearest(state, "activation");
  const moves: readonly string[] = [MOVE, "withdraw", "compulsory-move"];
  return activation?.unit === unit ? activation.done.filter((id) => moves.includes(id)).length : 0;
}

/** Adds a mark to the current activation, of any unit, for effects limited to once per activation. */
export function noteNow(work: GameWork, mark: string): void {
  if (nearest(work.state, "activation") === undefined) return;
  work.changeNearest("activation", ({ marks }) => ({ marks: [...marks, mark] }));
}

/** Whether the current activation, of any unit, has a mark. */
export function isNotedNow(state: State, mark: string): boolean {
  return nearest(state, "activation")?.marks.includes(mark) === true;
}
