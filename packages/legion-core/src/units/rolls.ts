import type { LegionDie } from "@sw/dice";
import { rollDice } from "../state/dice.ts";
import type { Cause } from "../state/events.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import type { GameWork } from "../state/work.ts";

/** Rolls dice of a unit outside attacks, visible to all, and returns the faces. */
export function rollUnitDice(
  work: GameWork,
  unit: UnitIndex,
  die: LegionDie,
  count: number,
  cause: Cause,
): readonly string[] {
  if (count <= 0) return [];
  const id = unitId(work.state, unit);
  const dice = Array.from({ length: count }, () => die);
  const faces = rollDice(work, id, dice);
  work.emit({ type: "dice-rolled", unit: id, dice, faces, ...cause });
  return faces;
}

/** Counts the blocks and surges among these faces of defense dice. */
export function successes(faces: readonly string[]): number {
  return faces.filter((face) => face !== "blank").length;
}
