import type { Outcome } from "@sw/tabletop";

/** Returns the value of an outcome for a seat: 1 for a win, 0.5 for a draw or no outcome, 0 for a loss. */
export function resultOf<Seat extends string>(outcome: Outcome<Seat> | null | undefined, seat: Seat): number {
  if (outcome === null || outcome === undefined || outcome.winners.length === 0) return 0.5;
  return outcome.winners.includes(seat) ? 1 : 0;
}
