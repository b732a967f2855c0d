import type { Outcome } from "@sw/tabletop";
import { isOnTable, putAway } from "../decks/put-away.ts";
import type { RuleId } from "../rules/ids.ts";
import { IMPERIAL, type Seat, type Side, seatsFor, sideOfSeat } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/** Ends the game with a winner. Margins are the spaces between the markers, which the Rebels still needed. */
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

/** Returns the margin of a seat. Margins sum to zero, even if one player faces two. */
function marginOf(seat: Seat, winner: Side, lead: number, seats: readonly Seat[]): number {
  const side = sideOfSeat(seat);
  const others = seats.filter((other) => sideOfSeat(other) !== side).length;
  return (side === winner ? 1 : -1) * lead * others;
}
