import { at } from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import { GROUND, type TheaterIndex, type Units } from "../state/codes.ts";
import type { Side } from "../state/seats.ts";
import { countUnits } from "./units.ts";

/** Returns how many units of a side need transport beyond the capacity of its ships there. */
export function overflowOf(box: Box, units: Units, side: Side): number {
  const needing = countUnits(box, units, (kind) => kind.side === side && needsTransport(kind));
  let capacity = 0;
  for (let index = 0; index < units.length; index++) {
    const kind = at(box.units, index);
    if (kind.side === side) capacity += at(units, index) * kind.capacity;
  }
  return Math.max(0, needing - capacity);
}

/** Whether a unit needs transport: ground units and TIE Fighters do. */
export function needsTransport(kind: { readonly theater: TheaterIndex; readonly carried: boolean }): boolean {
  return kind.theater === GROUND || kind.carried;
}
