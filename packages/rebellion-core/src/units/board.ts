import { at } from "@sw/tabletop";
import type { PlaceIndex, UnitIndex, Units } from "../state/codes.ts";
import type { Cause, EventBody } from "../state/events.ts";
import { factionOf, IMPERIAL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { noteLost, noteMoved } from "./moved.ts";
import { destroyQueued } from "./queue.ts";
import { hasUnit, listed, totalUnits, unitsOf, withUnits } from "./units.ts";

/** Adds units to a place, from the supply, the queue, or where the caller took them. */
export function placeUnits(
  work: GameWork,
  side: Side,
  units: Units,
  place: PlaceIndex,
  how: Extract<EventBody, { type: "units-placed" }>["how"],
  cause: Cause,
): void {
  if (totalUnits(units) === 0) return;
  const target = work.place(place);
  target.units = withUnits(target.units, units);
  const at = work.box.placeIds[place] ?? "";
  work.emit({ type: "units-placed", faction: factionOf(side), units: listed(work.box, units), at, how, ...cause });
}

/** Moves units from one place to another. */
export function moveUnits(
  work: GameWork,
  side: Side,
  units: Units,
  from: PlaceIndex,
  to: PlaceIndex,
  cause: Cause,
): void {
  if (totalUnits(units) === 0) return;
  const source = work.place(from);
  source.units = withUnits(source.units, units, -1);
  const target = work.place(to);
  target.units = withUnits(target.units, units);
  if (side === IMPERIAL && work.state.solo !== undefined) noteMoved(work, units, from, to);
  work.emit({
    type: "units-moved",
    faction: factionOf(side),
    units: listed(work.box, units),
    from: at(work.box.placeIds, from),
    to: at(work.box.placeIds, to),
    ...cause,
  });
}

/**
 * Destroys units in a place: they return to the supply (reb.destroy.to-supply). A combat in progress there counts them.
 */
export function destroyUnits(work: GameWork, side: Side, units: Units, place: PlaceIndex, cause: Cause): void {
  if (totalUnits(units) === 0) return;
  const source = work.place(place);
  source.units = withUnits(source.units, units, -1);
  if (side === IMPERIAL && work.state.solo !== undefined) noteLost(work, units, place);
  work.changeNearest("combat", (frame) =>
    frame.system === place ? { destroyed: withUnits(frame.destroyed, units) } : undefined,
  );
  const faction = factionOf(side);
  const name = at(work.box.placeIds, place);
  work.emit({ type: "units-destroyed", faction, units: listed(work.box, units), at: name, ...cause });
  takeAlong(work, side, units);
}

/**
 * Destroys the Death Star on the queue together with a Death Star Under Construction
 * (reb.death-star.dsuc-destroyed-queue).
 */
function takeAlong(work: GameWork, side: Side, destroyed: Units): void {
  const { box } = work;
  if (!hasUnit(box, destroyed, ({ entry }) => entry.abilities.includes("under-construction"))) return;
  const built = box.units.findIndex((kind) => kind.side === side && kind.entry.abilities.includes("superstation"));
  for (const space of [1, 2, 3] as const) {
    if (at(at(work.state.sides[side].queue, space - 1), built) === 0) continue;
    destroyQueued(work, side, built, space, { rule: "reb.death-star.dsuc-destroyed-queue", cause: null });
    return;
  }
}

/** Replaces a unit with another from the supply or the queue. The old one returns to the supply. */
export function replaceUnit(
  work: GameWork,
  side: Side,
  old: UnitIndex,
  unit: UnitIndex,
  place: PlaceIndex,
  cause: Cause,
): void {
  returnUnits(work, side, unitsOf(work.box, old, 1), place, cause);
  placeUnits(work, side, unitsOf(work.box, unit, 1), place, "replaced", cause);
}

/** Returns units from a place to where they came from: the supply, or the starting units still to be placed. */
export function returnUnits(work: GameWork, side: Side, units: Units, place: PlaceIndex, cause: Cause): void {
  const target = work.place(place);
  target.units = withUnits(target.units, units, -1);
  if (side === IMPERIAL && work.state.solo !== undefined) noteLost(work, units, place);
  const [faction, name] = [factionOf(side), at(work.box.placeIds, place)];
  work.emit({ type: "units-returned", faction, units: listed(work.box, units), at: name, ...cause });
}
