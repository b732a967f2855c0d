import type { UnitIndex } from "../state/ids.ts";
import type { GameWork } from "../state/work.ts";
import { atMoment } from "./moments.ts";

/**
 * Ends the Rally step of a unit, also for effects that replace the roll. The effects after a rally come next, then the
 * check for panic.
 */
export function endRally(work: GameWork, unit: UnitIndex): void {
  work.changeNearest("activation", () => ({ stage: "panic-check" }));
  atMoment(work, "after-rally", unit);
}

/** Skips the Rally step and its effects for a unit that starts its activation. The check for panic comes next. */
export function skipRally(work: GameWork): void {
  work.changeNearest("activation", () => ({ stage: "panic-check" }));
}
