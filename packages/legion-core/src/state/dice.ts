import { DICE, type LegionDie } from "@sw/dice";
import { at } from "@sw/tabletop";
import type { GameWork } from "./work.ts";

/** Rolls dice one by one. A script can answer each roll under `label:die` with the name of the face. */
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
