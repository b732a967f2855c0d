import type { UnitIndex } from "../state/ids.ts";
import type { GameWork } from "../state/work.ts";
import { atMoment } from "./moments.ts";

/**
 * Ends the Rally step of a unit: next it is checked for panic, after the effects that follow a rally. Also for effects that
 * take the place of the roll.
 */
export function endRally(work: GameWork, unit: UnitIndex): void {
  work.changeNearest("activation", () => ({ stage: "panic-check" }));
  atMoment(work, "after-rally", unit);
}

/** A unit that starts its activation does without its Rally step, and without what belongs to it: next it is checked for panic. */
export function skipRally(work: GameWork): void {
  work.changeNearest("activation", () => ({ stage: "panic-check" }));
}
