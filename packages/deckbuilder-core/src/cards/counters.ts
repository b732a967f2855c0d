import type { Cause } from "../state/events.ts";
import { type Side, seatOf } from "../state/seats.ts";
import { FORCE_END, type State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** Returns the last space at a player's own end of the Force track (dbg.force.track-spaces). */
export function ownEnd(side: Side): number {
  return side === 0 ? -FORCE_END : FORCE_END;
}

/** Whether the Force marker is on the player's side (dbg.force.with-empire, dbg.force.with-rebel). */
export function forceIsWith(state: State, side: Side): boolean {
  return side === 0 ? state.force < 0 : state.force > 0;
}

/** Adds resource counters to the active player's pool (dbg.turn-start.gain-resources). */
export function gainResources(work: GameWork, amount: number, { rule, cause }: Cause): void {
  if (amount === 0) return;
  work.state.resources += amount;
  work.emit({ type: "resources-gained", seat: seatOf(work.active), amount, rule, cause });
}

/** Moves resource counters from the active player's pool to the supply. */
export function spendResources(work: GameWork, amount: number, { rule, cause }: Cause): void {
  if (amount === 0) return;
  work.state.resources -= amount;
  work.emit({ type: "resources-spent", seat: seatOf(work.active), amount, rule, cause });
}

/** Moves the Force marker towards a player's end of the track, where it stops (dbg.force.gain-stops-at-end). */
export function gainForce(work: GameWork, side: Side, amount: number, { rule, cause }: Cause): void {
  const before = work.state.force;
  const to = side === 0 ? Math.max(-FORCE_END, before - amount) : Math.min(FORCE_END, before + amount);
  if (to === before) return;
  work.state.force = to;
  work.emit({ type: "force-moved", seat: seatOf(side), by: Math.abs(to - before), to, rule, cause });
}
