import type { Cause } from "../state/events.ts";
import { type Side, seatOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** A player scores victory points by a card. */
export function scorePoints(work: GameWork, side: Side, points: number, { rule, cause }: Cause): void {
  if (points <= 0) return;
  const own = work.side(side);
  own.points += points;
  work.emit({ type: "points-scored", seat: seatOf(side), points, total: own.points, rule, cause });
}

/** What tells what cards keep count of: a state, or a view of one. */
export interface Counted {
  readonly mission: Pick<State["mission"], "counts">;
}

/** What a card keeps count of under a name; 0 at first. */
export function countOf({ mission }: Counted, name: string): number {
  return mission.counts[name] ?? 0;
}

/** Notes what a card keeps count of. */
export function setCount(work: GameWork, name: string, count: number): void {
  const { mission } = work.state;
  work.state.mission = { ...mission, counts: { ...mission.counts, [name]: count } };
}
