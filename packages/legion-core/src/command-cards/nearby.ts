import { at } from "@sw/tabletop";
import { undefeated, unitId } from "../ids.ts";
import type { Look } from "../keywords/round.ts";
import { sceneOf } from "../positions.ts";
import { opponentOf } from "../seats.ts";
import { unitsAtRange } from "../table/between-units.ts";
import type { Range } from "../table/range.ts";

/** The enemy units at a range of a unit, in the order of the state. */
export function enemiesAt({ box, state }: Look, unit: number, range: Range): readonly number[] {
  const table = sceneOf(box, state);
  const id = unitId(state, unit);
  return undefeated(state, opponentOf(at(state.units, unit).owner)).filter((other) =>
    unitsAtRange(table, id, unitId(state, other), range),
  );
}
