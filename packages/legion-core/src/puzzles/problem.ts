import type { Puzzle } from "@sw/tabletop";
import type { LegionTypes } from "../game.ts";
import { actionKey } from "../state/actions.ts";
import type { Scenario } from "../testing/spec.ts";

/** A puzzle of Legion. */
export type LegionPuzzle = Puzzle<LegionTypes, Scenario>;

/** A puzzle as written in the source. player-1 solves it. */
export type Problem = Omit<LegionPuzzle, "seat" | "late">;

/** A direction in thousandths. */
type Way = readonly [x: number, y: number];

/**
 * Returns the key of a standard move on flat ground, from the spot where the leader ends, in hundredths of a
 * millimetre, and the position of the tool.
 */
export function moveTo(
  [x, y]: readonly [x: number, y: number],
  speed: 1 | 2 | 3,
  first: Way,
  second: Way = first,
): string {
  const tool = { speed, first: { x: first[0], y: first[1] }, second: { x: second[0], y: second[1] } };
  return actionKey({ type: "move", move: { type: "standard", tool, to: { x, y, z: 0 }, followers: "auto" } });
}
