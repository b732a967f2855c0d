import type { GameWork } from "../state/work.ts";
import { atMoment } from "./moments.ts";

/** The Rally step of a unit is over; without more ado where an effect takes the place of the roll. */
export function endRally(work: GameWork, unit: number): void {
  work.amend("activation", (frame) => ({ ...frame, step: "panic-check" }));
  atMoment(work, "after-rally", unit);
}
