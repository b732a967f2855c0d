import { nearest } from "@sw/tabletop";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** Notes something in the activation of a unit, if it is being activated: what a keyword must know later in it. */
export function markActivation(work: GameWork, unit: number, mark: string): void {
  if (nearest(work.state, "activation")?.unit !== unit) return;
  work.amend("activation", (frame) => ({ ...frame, marks: [...frame.marks, mark] }));
}

/** Whether a unit that is being activated has performed something, by the id under which its activation notes it. */
export function hasDone(state: State, unit: number, action: string): boolean {
  const activation = nearest(state, "activation");
  return activation?.unit === unit && activation.done.includes(action);
}

/** Move actions of a unit in this activation, compulsory ones apart. */
export function movesMade(state: State, unit: number): number {
  const activation = nearest(state, "activation");
  return activation?.unit === unit ? activation.done.filter((id) => id === MOVE).length : 0;
}

/** Id under which an activation notes a move action. */
const MOVE = "move";
