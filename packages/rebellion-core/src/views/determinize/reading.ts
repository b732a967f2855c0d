import { at, type CardCode } from "@sw/tabletop";
import type { Box } from "../../state/box.ts";
import type { LeaderSpot, PlaceIndex, Units } from "../../state/codes.ts";
import type { LeaderSpotId, UnitsOfType } from "../../state/events.ts";
import { sideOfFaction } from "../../state/seats.ts";
import type { LeaderState, PlaceState } from "../../state/state.ts";
import type { LeaderView, PlaceView } from "../shapes.ts";

/** Returns the number of a card that a view names. */
export function codeOf(box: Box, id: string): CardCode {
  return known(box.cardsById.get(id), id).code;
}

/** Returns the numbers of cards that a view names. */
export function codesOf(box: Box, ids: readonly string[]): readonly CardCode[] {
  return ids.map((id) => codeOf(box, id));
}

/** Returns the number of a place that a view names. */
export function placeShown(box: Box, id: string): PlaceIndex {
  return known(box.places.get(id), id);
}

/** Returns units by number. */
export function unitsRead(box: Box, list: readonly UnitsOfType[]): Units {
  if (list.length === 0) return box.noUnits;
  const units = box.noUnits.slice();
  for (const { unit, count } of list) units[known(box.unitsById.get(unit), unit).index] = count;
  return units;
}

/** Returns a place of a view as states store it. */
export function placeRead(box: Box, { loyalty, subjugated, sabotaged, destroyed, units }: PlaceView): PlaceState {
  return {
    loyalty: loyalty === null ? null : sideOfFaction(loyalty),
    subjugated,
    sabotaged,
    destroyed,
    units: unitsRead(box, units),
  };
}

/** Returns a leader of a view as states store it. */
export function leaderRead(box: Box, { at: spot, ring, detained }: LeaderView): LeaderState {
  return { at: spotOf(box, spot), ring: ring === null ? null : ringOf(box, ring), detained };
}

/** Returns the number of a leader that a view names. */
export function leaderOf(box: Box, id: string): number {
  return known(box.leadersById.get(id), id).index;
}

function ringOf(box: Box, id: string): number {
  return box.rings.findIndex((ring) => ring.id === id);
}

function spotOf(box: Box, spot: LeaderSpotId): LeaderSpot {
  if (spot === "pool" || spot === "mission" || spot === "supply" || spot === "eliminated") return spot;
  return placeShown(box, spot);
}

function known<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new RangeError(`a view of another catalogue: ${id}`);
  return thing;
}

/** Returns the numbers of systems that a view names. */
export function systemsRead(box: Box, ids: readonly string[]): readonly PlaceIndex[] {
  return ids.map((id) => placeShown(box, id));
}

/** Returns the probe card of a system. */
export function probeOf(box: Box, system: PlaceIndex): CardCode {
  return at(box.probeOf, system);
}
