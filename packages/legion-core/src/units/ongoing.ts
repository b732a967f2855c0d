import type { Cause } from "../state/events.ts";
import { unitId } from "../state/ids.ts";
import type { Ongoing } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** A unit has a keyword for a while; a unit may have the same one several times. */
export function beginOngoing(work: GameWork, ongoing: Ongoing, cause: Cause): void {
  const { unit, keyword, value } = ongoing;
  work.state.ongoing = [...work.state.ongoing, ongoing];
  work.emit({ type: "ongoing-began", unit: unitId(work.state, unit), keyword, value, ...cause });
}

/** What units have for a while is over: each of those that `isOver` names. */
export function endOngoing(work: GameWork, isOver: (ongoing: Ongoing) => boolean, cause: Cause): void {
  const over = work.state.ongoing.filter(isOver);
  if (over.length === 0) return;
  work.state.ongoing = work.state.ongoing.filter((one) => !over.includes(one));
  for (const { unit, keyword, value } of over) {
    work.emit({ type: "ongoing-ended", unit: unitId(work.state, unit), keyword, value, ...cause });
  }
}
