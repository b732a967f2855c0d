import type { LegionDie } from "@sw/dice";
import { rollDice } from "../../state/dice.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import type { GameWork } from "../../state/work.ts";
import { byCard } from "./effects.ts";

/** Rolls dice of a card for or against a unit, outside attacks, and returns the faces. */
export function rollBy(
  work: GameWork,
  unit: UnitIndex,
  card: string,
  die: LegionDie,
  count: number,
): readonly string[] {
  const dice = Array.from({ length: count }, () => die);
  const faces = rollDice(work, unitId(work.state, unit), dice);
  work.emit({ type: "dice-rolled", unit: unitId(work.state, unit), dice, faces, ...byCard(card) });
  return faces;
}
