import { at } from "@sw/tabletop";
import { openObjectives } from "../cards/objectives.ts";
import { noteWinners } from "../forces/won.ts";
import type { CombatFrame, Wound } from "../state/frames.ts";
import type { GameWork } from "../state/work.ts";
import { totalUnits } from "../units/units.ts";

/**
 * If units have been destroyed since this was last looked at: battles may be won, and the Rebel side may play objectives
 * as soon as they are fulfilled (reb.objective.timing-combat). False if nothing has happened. The combat may lie below what runs.
 */
export function noteDestruction(work: GameWork, frame: CombatFrame): boolean {
  if (frame.destroyed === work.box.noUnits) return false;
  const judged = totalUnits(frame.destroyed);
  if (judged === frame.judged) return false;
  const { units } = at(work.state.places, frame.system);
  const [rebels, imperials] = frame.wounds;
  work.changeNearest("combat", () => ({
    judged,
    wounds: [ofUnits(units, rebels), ofUnits(units, imperials)],
  }));
  noteWinners(work);
  openObjectives(work, "combat", false);
  return true;
}

/** The wounds of units that are still there. */
function ofUnits(units: readonly number[], wounds: readonly Wound[]): readonly Wound[] {
  const left = units.slice();
  return wounds.filter(({ unit }) => {
    const count = at(left, unit);
    left[unit] = count - 1;
    return count > 0;
  });
}
