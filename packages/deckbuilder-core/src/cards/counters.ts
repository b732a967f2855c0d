import type { Cause } from "../state/events.ts";
import { type Side, seatOf } from "../state/seats.ts";
import { FORCE_END, type State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** The last space of a player's own end of the track (dbg.force.track-spaces). */
export function ownEnd(side: Side): number {
  return side === 0 ? -FORCE_END : FORCE_END;
}

/** True while the marker is on the player's side (dbg.force.with-empire, dbg.force.with-rebel). */
export function forceIsWith(state: State, side: Side): boolean {
  return side === 0 ? state.force < 0 : state.force > 0;
}

/** The active player gains resource counters (dbg.turn-start.gain-resources). */
export function gainResources(work: GameWork, amount: number, { rule, cause }: Cause): void {
  if (amount === 0) return;
  work.state.resources += amount;
  work.emit({ type: "resources-gained", seat: seatOf(work.active), amount, rule, cause });
}

/** The active player returns resource counters to the supply. */
export function spendResources(work: GameWork, amount: number, { rule, cause }: Cause): void {
  if (amount === 0) return;
  work.state.resources -= amount;
  work.emit({ type: "resources-spent", seat: seatOf(work.active), amount, rule, cause });
}

/** A player gains Force: the marker moves towards their end and stops there (dbg.force.gain-stops-at-end). */
export function gainForce(work: GameWork, side: Side, amount: number, { rule, cause }: Cause): void {
  const before = work.state.force;
  const to = side === 0 ? Math.max(-FORCE_END, before - amount) : Math.min(FORCE_END, before + amount);
  if (to === before) return;
  work.state.force = to;
  work.emit({ type: "force-moved", seat: seatOf(side), by: Math.abs(to - before), to, rule, cause });
}
