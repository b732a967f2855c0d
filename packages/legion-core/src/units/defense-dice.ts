import type { LegionDie } from "@sw/dice";
import { rollDice } from "../state/dice.ts";
import type { Cause } from "../state/events.ts";
import { unitId } from "../state/ids.ts";
import type { GameWork } from "../state/work.ts";

/** Rolls defense dice for a unit, white ones unless said otherwise, and shows their faces to all. */
export function rollDefenseDice(
  work: GameWork,
  unit: number,
  count: number,
  because: Cause,
  die: LegionDie = "white-defense",
): readonly string[] {
  if (count === 0) return [];
  const dice = Array.from({ length: count }, () => die);
  const faces = rollDice(work, unitId(work.state, unit), dice);
  work.emit({ type: "rolled", unit: unitId(work.state, unit), dice, faces, ...because });
  return faces;
}
