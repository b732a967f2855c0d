import type { Part } from "../../state/hooks/steps.ts";
import { mustChoose, on } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { isTrooper } from "../../units/conditions.ts";
import { friendsAt } from "../../units/near.ts";
import { askFor, freeAction } from "./effects.ts";

/** Creates a free action of a vehicle that affects a friendly trooper unit at range 2. */
export function forTrooper(card: string, does: (work: GameWork, unit: UnitIndex) => void): readonly Part[] {
  const troopers = (look: Look, unit: UnitIndex): readonly number[] =>
    friendsAt(look, unit, 2).filter((friend) => isTrooper(look, friend));
  return [
    freeAction(card, askFor(card), (look, unit) => troopers(look, unit).length > 0),
    on(
      "choice",
      mustChoose("leg.actions.free-card-action-cost", troopers, (work, trooper) => does(work, trooper)),
    ),
  ];
}
