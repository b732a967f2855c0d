import { at } from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import type { UnitIndex, Units } from "../state/codes.ts";
import { hasUnit, isAble } from "./units.ts";

/**
 * Whether a unit of the type in a place with these units can neither be destroyed nor take damage: a Death Star,
 * finished or not, beside a Shield Bunker of its side (rote.unit.bunker-protects).
 */
export function isShielded(box: Box, units: Units, unit: UnitIndex): boolean {
  const { station, side } = at(box.units, unit);
  if (!station || !box.abilities.has("shields-stations")) return false;
  return hasUnit(box, units, (kind) => kind.side === side && isAble(kind, "shields-stations"));
}
