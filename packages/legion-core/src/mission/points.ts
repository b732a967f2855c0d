import type { Cause } from "../state/events.ts";
import { type Side, seatOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** Gives a player victory points, with the card that scores them. */
export function scorePoints(work: GameWork, side: Side, points: number, { rule, cause }: Cause): void {
  if (points <= 0) return;
  const own = work.side(side);
  own.points += points;
  work.emit({ type: "points-scored", seat: seatOf(side), points, total: own.points, rule, cause });
}

/** A source of the counts that cards keep: a state, or a view of one. */
export interface Counted {
  readonly mission: Pick<State["mission"], "counts">;
}

/** Returns the count that a card keeps under a name. Defaults to 0. */
export function countOf({ mission }: Counted, name: string): number {
  return mission.counts[name] ?? 0;
}

/** Sets a count that a card keeps. */
export function setCount(work: GameWork, name: string, count: number): void {
  const { mission } = work.state;
  work.state.mission = { ...mission, counts: { ...mission.counts, [name]: count } };
}
