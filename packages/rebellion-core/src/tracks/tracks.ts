import type { Outcome } from "@sw/tabletop";
import { isOnTable, putAway } from "../decks/put-away.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Cause } from "../state/events.ts";
import { IMPERIAL, REBEL, type Seat, type Side, seatsFor, sideOfSeat } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/**
 * The reputation marker moves toward the time marker by `amount` spaces (negative: away), one at a time; on the same
 * space the Rebels win at once (reb.reputation.step-by-step, reb.victory.rebel). It stays on the track.
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

/** The time marker advances one space (reb.time.advance). */
export function advanceTime(work: GameWork, cause: Cause): void {
  work.state.time += 1;
  work.emit({ type: "time-advanced", to: work.state.time, ...cause });
  checkMarkers(work);
}

function checkMarkers(work: GameWork): void {
  const { time, reputation } = work.state;
  if (time === reputation) endGame(work, REBEL, "reputation", "reb.victory.rebel");
}

/** Ends the game for a side. Margins are spaces between the markers: what the Rebels lacked. */
export function endGame(work: GameWork, winner: Side, reason: string, rule: RuleId): void {
  const { state } = work;
  if (state.outcome !== null) return;
  const seats = seatsFor(state.config.players);
  const lead = winner === IMPERIAL ? Math.max(1, state.reputation - state.time) : 1;
  const margin = Object.fromEntries(seats.map((seat) => [seat, marginOf(seat, winner, lead, seats)]));
  const outcome: Outcome<Seat> = {
    winners: seats.filter((seat) => sideOfSeat(seat) === winner),
    reason,
    rule,
    margin: margin as Record<Seat, number>,
  };
  for (const frame of state.frames) if (frame.kind === "mission" && isOnTable(frame)) putAway(work, frame);
  work.end(outcome);
  state.current = null;
  work.emit({ type: "game-ended", outcome, rule, cause: null });
}

/** Sums to zero also where one person faces two. */
function marginOf(seat: Seat, winner: Side, lead: number, seats: readonly Seat[]): number {
  const side = sideOfSeat(seat);
  const others = seats.filter((other) => sideOfSeat(other) !== side).length;
  return (side === winner ? 1 : -1) * lead * others;
}
