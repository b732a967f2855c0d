import { DICE, type LegionDie } from "@sw/dice";
import { at } from "@sw/tabletop";
import type { GameWork } from "./work.ts";

/** Rolls dice one by one; a script answers each under `label:die` by the name of the face it shows. */
export function rollDice(work: GameWork, label: string, dice: readonly LegionDie[]): readonly string[] {
  const shown: string[] = [];
  for (const die of dice) {
    const { faces } = DICE[die];
    shown.push(
      at(
        faces,
        work.die(`${label}:${die}`, faces.length, (side) => at(faces, side)),
      ),
    );
  }
  return shown;
}
