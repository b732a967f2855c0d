import { at } from "@sw/tabletop";
import type { IconShape } from "../../language/language.ts";
import type { Box } from "../../state/box.ts";
import { iconsOf } from "../../state/box.ts";
import type { PlaceIndex, SystemIndex, TheaterIndex, Units } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import type { Side } from "../../state/seats.ts";
import { strengthOf } from "../../units/strength.ts";

/** The worth of the units that an icon of each shape produces. */
const STRENGTH_OF: Readonly<Record<IconShape, number>> = { triangle: 1, circle: 2, square: 3 };

/** Returns the total strength value of a side's units, only those of the theater if one is given. */
export function strengthOfUnits(box: Box, units: Units, side: Side, theater?: TheaterIndex): number {
  let sum = 0;
  for (const [index, count] of units.entries()) {
    const kind = at(box.units, index);
    if (kind.side === side && (theater === undefined || kind.theater === theater)) sum += count * strengthOf(kind);
  }
  return sum;
}

/** Returns the strength value of a side's units at a place. */
export function strengthAt({ box, state }: Look, place: PlaceIndex, side: Side, theater?: TheaterIndex): number {
  return strengthOfUnits(box, at(state.places, place).units, side, theater);
}

/** Returns the printed production value of a system. Remote systems have 0 (solo.def.production-value). */
export function printedProduction({ box }: Look, system: SystemIndex): number {
  return iconsOf(box, system).reduce((sum, { shape }) => sum + STRENGTH_OF[shape], 0);
}

/** Returns the current production value of a system: 0 if it is sabotaged or destroyed (solo.def.production-value). */
export function productionOf(look: Look, system: SystemIndex): number {
  const { sabotaged, destroyed } = at(look.state.places, system);
  return sabotaged || destroyed ? 0 : printedProduction(look, system);
}
