import { at } from "@sw/tabletop";
import { type LeaderIndex, NOWHERE } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { chairsOf, IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { poolOf, servesSide } from "./leaders.ts";

/** Returns the pools of a side, each ascending: in a team game the Admiral's, then the General's. */
export function poolsOf(look: Look, side: Side): readonly (readonly LeaderIndex[])[] {
  return chairsOf(look.state.config, side).map((chair) => poolOf(look, chair));
}

/**
 * Returns how many leaders in a side's pools exceed its limit (rote.leader.pool-limit, rote.leader.pool-limit-team); 0
 * in a base game.
 */
export function poolExcess(look: Look, side: Side): number {
  const { state } = look;
  if (state.expansion === undefined) return 0;
  let held = 0;
  for (let index = 0; index < state.leaders.length; index++) {
    if (at(state.leaders, index).at === "pool" && servesSide(look, index) === side) held += 1;
  }
  return Math.max(0, held - state.expansion.poolLimits[side]);
}

/** Asks each side with more leaders in its pool than the limit allows which to eliminate, the Rebels first. */
export function lookAfterPools(work: GameWork): void {
  const { state } = work;
  for (const side of [IMPERIAL, REBEL] as const) {
    if (poolExcess(work, side) === 0) continue;
    if (state.frames.some((frame) => frame.kind === "pool-limit" && frame.side === side)) continue;
    work.push({ kind: "pool-limit", side, picked: [] });
    // Cards that raise the limit come before anybody leaves (rote.card.ambitions-of-power).
    work.push({ kind: "window", timing: "pool-over-limit", side, asked: 0, system: NOWHERE });
  }
}

/** Raises the limit of a side by one for the rest of the game (rote.leader.pool-limit-raised). */
export function raisePoolLimit(work: GameWork, side: Side): void {
  const { expansion } = work.state;
  if (expansion === undefined) return;
  const [rebels, imperials] = expansion.poolLimits;
  const poolLimits = side === REBEL ? ([rebels + 1, imperials] as const) : ([rebels, imperials + 1] as const);
  work.state.expansion = { ...expansion, poolLimits };
}
