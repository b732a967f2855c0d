import type { Catalogue } from "../language/language.ts";
import type { PlaceId, SystemId } from "../state/actions.ts";

/** The board of a catalogue. */
export interface Atlas {
  /** The Rebel Base space. */
  readonly baseSpace: PlaceId;
  /** The systems in the board's order. */
  readonly systems: readonly SystemId[];
  /** The systems of each region, by the region's name. */
  readonly regions: ReadonlyMap<string, readonly SystemId[]>;
  /** Returns the place with this number, as frames store it. */
  placeAt(index: number): PlaceId;
  /** Returns the region of a system, or undefined for the Rebel Base space. */
  regionOf(place: PlaceId): string | undefined;
  /** Whether a system has a loyalty space and resources. */
  isPopulous(place: PlaceId): boolean;
  /** Returns the adjacent systems; empty for the Rebel Base space. */
  neighboursOf(place: PlaceId): readonly SystemId[];
  /** Returns the least number of moves between two systems, or undefined if one of them is the Rebel Base space. */
  distance(from: PlaceId, to: PlaceId): number | undefined;
}

/** Reads the board of a catalogue. */
export function atlasOf({ systems, borders, board }: Catalogue): Atlas {
  const byId = new Map(systems.map((system) => [system.id, system]));
  const near = new Map(
    systems.map(({ id }) => [id, borders.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))]),
  );
  const neighboursOf = (place: PlaceId): readonly SystemId[] => near.get(place) ?? [];
  const ways = new Map(systems.map(({ id }) => [id, waysFrom(id, neighboursOf)]));
  const names = [...new Set(systems.map(({ region }) => region))].sort();
  return {
    baseSpace: board.baseSpace.id,
    systems: systems.map(({ id }) => id),
    regions: new Map(names.map((name) => [name, systems.filter(({ region }) => region === name).map(({ id }) => id)])),
    placeAt: (index) => systems[index]?.id ?? board.baseSpace.id,
    regionOf: (place) => byId.get(place)?.region,
    isPopulous: (place) => (byId.get(place)?.resources.length ?? 0) > 0,
    neighboursOf,
    distance: (from, to) => ways.get(from)?.get(to),
  };
}

function waysFrom(from: SystemId, neighboursOf: (place: PlaceId) => readonly SystemId[]): ReadonlyMap<PlaceId, number> {
  const found = new Map<PlaceId, number>([[from, 0]]);
  for (const [place, steps] of found) {
    for (const next of neighboursOf(place)) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}
