import type { Cause } from "../state/events.ts";
import { REBEL } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { endGame } from "./victory.ts";

/**
 * Moves the reputation marker toward the time marker by `amount` spaces (negative: away), one at a time. If both are on
 * the same space the Rebels win at once (reb.reputation.step-by-step, reb.victory.rebel). The marker stays on the
 * track.
 */
export function changeReputation(work: GameWork, amount: number, cause: Cause): void {
  const { state } = work;
  const step = amount > 0 ? -1 : 1;
  for (let done = 0; done < Math.abs(amount) && state.outcome === null; done++) {
    if (step > 0 && state.reputation >= work.box.catalogue.board.trackLength) return;
    state.reputation += step;
    work.emit({ type: "reputation-changed", by: -step, to: state.reputation, ...cause });
    checkMarkers(work);
  }
}

/** Advances the time marker by one space (reb.time.advance). */
export function advanceTime(work: GameWork, cause: Cause): void {
  work.state.time += 1;
  work.emit({ type: "time-advanced", to: work.state.time, ...cause });
  checkMarkers(work);
}

function checkMarkers(work: GameWork): void {
  const { time, reputation } = work.state;
  if (time === reputation) endGame(work, REBEL, "reputation", "reb.victory.rebel");
}
