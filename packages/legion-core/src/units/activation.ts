import { nearest } from "@sw/tabletop";
import type { UnitIndex } from "../state/ids.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** Notes something in the activation of a unit, if it is being activated: what a keyword must know later in it. */
export function markActivation(work: GameWork, unit: UnitIndex, mark: string): void {
  if (nearest(work.state, "activation")?.unit !== unit) return;
  work.changeNearest("activation", ({ marks }) => ({ marks: [...marks, mark] }));
}

/** Whether a unit that is being activated has performed something, by the id under which its activation notes it. */
export function hasDone(state: State, unit: UnitIndex, action: string): boolean {
  const activation = nearest(state, "activation");
  return activation?.unit === unit && activation.done.includes(action);
}

/** Move actions of a unit in this activation, compulsory ones apart. */
export function movesMade(state: State, unit: UnitIndex): number {
  const activation = nearest(state, "activation");
  return activation?.unit === unit ? activation.done.filter((id) => id === MOVE).length : 0;
}

/** Id under which an activation notes a move action. */
const MOVE = "move";

/** Under which mark an activation notes moves of any kind. */
export const MOVED = "moved";
/** Under which mark an activation notes full standard moves at the highest speed. */
export const MOVED_FULLY = "moved-fully";

/** A unit that is being activated may perform one more action in this activation; noted under a mark. */
export function addAction(work: GameWork, unit: UnitIndex, mark: string): void {
  if (nearest(work.state, "activation")?.unit !== unit) return;
  work.changeNearest("activation", ({ actions, marks }) => ({ actions: actions + 1, marks: [...marks, mark] }));
}

/** The activation of a unit has been all that it was to be: neither rally nor actions follow, only its order token is turned. */
export function endActivation(work: GameWork, unit: UnitIndex): void {
  if (nearest(work.state, "activation")?.unit !== unit) return;
  work.changeNearest("activation", () => ({ stage: "order-token" }));
}

/** Whether the activation of a unit that is going on has a mark. */
export function isMarked(state: State, unit: UnitIndex, mark: string): boolean {
  const activation = nearest(state, "activation");
  return activation?.unit === unit && activation.marks.includes(mark);
}

/** Move actions of a unit in this activation: free and compulsory ones, and withdrawals, among them. */
export function moveActions(state: State, unit: UnitIndex): number {
  const activation = nearest(state, "activation");
  const moves: readonly string[] = [MOVE, "withdraw", "compulsory-move"];
  return activation?.unit === unit ? activation.done.filter((id) => moves.includes(id)).length : 0;
}

/** Notes something in the activation that is going on, whoever's it is: what may happen once in each. */
export function noteNow(work: GameWork, mark: string): void {
  if (nearest(work.state, "activation") === undefined) return;
  work.changeNearest("activation", ({ marks }) => ({ marks: [...marks, mark] }));
}

/** Whether something is noted in the activation that is going on. */
export function isNotedNow(state: State, mark: string): boolean {
  return nearest(state, "activation")?.marks.includes(mark) === true;
}
