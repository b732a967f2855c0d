import { at } from "@sw/tabletop";
import type { Box, UnitKind } from "./box.ts";
import type { PlaceIndex, UnitIndex } from "./codes.ts";
import type { UnitAbility } from "./effects/language.ts";
import type { Cause } from "./events.ts";
import type { Side } from "./seats.ts";
import type { State } from "./state.ts";
import { hasUnit, placeUnits, replaceUnit, unitsOf } from "./units.ts";
import type { GameWork } from "./work.ts";

/** True if the type of unit has the ability. */
export function isAble({ entry }: UnitKind, ability: UnitAbility): boolean {
  return entry.abilities.includes(ability);
}

/** Where a Death Star is being built: a finished one goes there only (reb.death-star.deploy-only-at-dsuc). */
export function superstationSite(box: Box, state: State): PlaceIndex | undefined {
  const found = state.places.findIndex(({ units }) =>
    hasUnit(box, units, (kind) => isAble(kind, "under-construction")),
  );
  return found < 0 ? undefined : found;
}

/** Deploys a unit that has left the queue. A Death Star takes the place of the one under construction. */
export function deployUnit(work: GameWork, side: Side, unit: UnitIndex, place: PlaceIndex, cause: Cause): void {
  const { box } = work;
  const { units } = at(work.state.places, place);
  const site = box.units.find((kind) => isAble(kind, "under-construction") && at(units, kind.index) > 0);
  if (site !== undefined && isAble(at(box.units, unit), "superstation")) {
    replaceUnit(work, side, site.index, unit, place, { ...cause, rule: "reb.death-star.deploy-only-at-dsuc" });
  } else placeUnits(work, side, unitsOf(box, unit, 1), place, "deployed", cause);
}
