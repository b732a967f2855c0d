import { fail, ok, type Result, violation } from "@sw/tabletop";
import type { Figure } from "../../scene.ts";
import { canPivot } from "../../unit-types.ts";
import type { LeaderMove, Mover } from "../mover.ts";
import type { Allowance, Move } from "../moves.ts";
import { enemiesTouched } from "../placement.ts";
import { notchesFault, turnFault } from "./notched.ts";
import { landed } from "./ride.ts";

/** A pivot in place. */
export type PivotMove = Extract<Move, { readonly type: "pivot" }>;

/**
 * Pivots a leader in place, with its base rotated by at most a right angle (leg.pivot.rotation). It may keep touching
 * enemies that it already touches. Only the final position is checked, not the area swept.
 */
export function pivotLeader(mover: Mover, start: Figure, move: PivotMove, allowance: Allowance): Result<LeaderMove> {
  const { scene, side, others, type } = mover;
  const fault =
    notchesFault(mover) ??
    (canPivot(type) ? undefined : violation("leg.pivot.by-type", "may-not-pivot", { unit: mover.id })) ??
    (allowance.turnsRound === true ? undefined : turnFault("leg.pivot.rotation", start, move.heading));
  if (fault !== undefined) return fail(fault);
  const touched = enemiesTouched(scene, start, { side, others });
  const enemies = touched.length > 0 ? touched : allowance.melee ? "any-one" : "none";
  const turned = landed(
    { mover, from: start.z, placement: { side, others, enemies }, climbs: false },
    start,
    move.heading,
  );
  return turned.ok ? ok({ leader: turned.value, tool: undefined, stoppedAtEdge: false }) : turned;
}
