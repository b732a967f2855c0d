import { defaultCatalogue, wholeCatalogue } from "@sw/rebellion-core/catalogue";
import { type GuidePlace, type GuideTable, parseTable, printTable } from "@sw/rebellion-core/solo/guide";
import type { Result } from "@sw/tabletop";

/** A faction of Rebellion as named in its catalogue. */
export type Faction = "rebel" | "imperial";

type Box = typeof defaultCatalogue;

/** A region with its systems in catalogue order. */
export interface Region {
  readonly id: string;
  readonly systems: readonly Box["systems"][number][];
}

/** Returns the entries used at a table. */
export function boxOf({ options }: Pick<GuideTable, "options">): Box {
  return options.expansion ? wholeCatalogue(defaultCatalogue) : defaultCatalogue;
}

/** The regions with their systems. */
export const REGIONS: readonly Region[] = regionsOf(defaultCatalogue.systems);

/** The id of the Rebel Base space. */
export const BASE_SPACE: string = defaultCatalogue.board.baseSpace.id;

function regionsOf(systems: Box["systems"]): readonly Region[] {
  const ids = [...new Set(systems.map(({ region }) => region))];
  return ids.map((id) => ({ id, systems: systems.filter(({ region }) => region === id) }));
}

const EMPTY: GuidePlace = {
  loyalty: null,
  sabotaged: false,
  destroyed: false,
  units: {},
  leaders: [],
  captives: [],
  carbonite: [],
};

/** Returns the contents of a place of the table. */
export function placeAt({ places }: GuideTable, id: string): GuidePlace {
  return places[id] ?? EMPTY;
}

/**
 * Returns the table with a change and everything that follows from it, validated by the guide's notation. Refuses an
 * impossible table.
 */
export function edited(table: GuideTable, change: Partial<GuideTable>): Result<GuideTable> {
  return parseTable(printTable({ ...table, ...change }));
}

/** Returns the table with a change at a place. Units removed there do not count as moved. */
export function withPlace(table: GuideTable, id: string, change: Partial<GuidePlace>): Result<GuideTable> {
  const place = { ...placeAt(table, id), ...change };
  const had = table.moved[id] ?? {};
  const stayed = Object.entries(had).map(([unit, count]) => [unit, Math.min(count, place.units[unit] ?? 0)] as const);
  const moved = Object.fromEntries(stayed.filter(([, count]) => count > 0));
  const { [id]: _before, ...others } = table.moved;
  return edited(table, {
    places: { ...table.places, [id]: place },
    moved: Object.keys(moved).length === 0 ? others : { ...others, [id]: moved },
  });
}

/** Returns counted units with one more or one fewer of a type, without types at zero. */
export function counted(
  forces: Readonly<Record<string, number>>,
  unit: string,
  by: 1 | -1,
): Readonly<Record<string, number>> {
  const { [unit]: had = 0, ...others } = forces;
  return had + by > 0 ? { ...others, [unit]: had + by } : others;
}

/** Returns a list with an entry added, or removed if it was present. */
export function toggled(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
}

/** Returns how many units a side has at a place. */
export function unitsOf(table: GuideTable, id: string, faction: Faction): number {
  const own = boxOf(table).units.filter((unit) => unit.faction === faction);
  const { units } = placeAt(table, id);
  return own.reduce((sum, unit) => sum + (units[unit.id] ?? 0), 0);
}
