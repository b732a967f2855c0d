import { nearest } from "@sw/tabletop";
import type { GameWork } from "../state/work.ts";

/** Notes something in the activation of a unit, if it is being activated: what a keyword must know later in it. */
export function markActivation(work: GameWork, unit: number, mark: string): void {
  if (nearest(work.state, "activation")?.unit !== unit) return;
  work.amend("activation", (frame) => ({ ...frame, marks: [...frame.marks, mark] }));
}
