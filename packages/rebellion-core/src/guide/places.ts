import type { LeaderId } from "../state/actions.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { alike, counted, idOf, type Line, refuse } from "./lines.ts";
import type { Named, Vocabulary } from "./names.ts";
import { EMPTY_PLACE, type Forces, type GuidePlace, type GuideTable } from "./table.ts";
import { MARKS, type Mark, meantBy } from "./words.ts";

/** Returns the table with a place replaced. Empty places are not stored. */
export function withPlace(table: GuideTable, id: string, place: GuidePlace): GuideTable {
  const { [id]: _before, ...places } = table.places;
  return { ...table, places: isEmpty(place) ? places : { ...places, [id]: place } };
}

/** Whether a place is empty. */
export function isEmpty({ loyalty, sabotaged, destroyed, units, leaders, captives, carbonite }: GuidePlace): boolean {
  const pieces = [...Object.keys(units), ...leaders, ...captives, ...carbonite];
  return loyalty === null && !sabotaged && !destroyed && pieces.length === 0;
}

/** Reads the units of one side with their counts from a line. */
export function forcesOf(line: Line, units: readonly Named[]): Forces {
  let forces: Forces = {};
  for (const { word, count = 1 } of counted(line, units)) {
    const id = idOf(line, word, units);
    forces = { ...forces, [id]: (forces[id] ?? 0) + count };
  }
  return sortedForces(forces);
}

/** Sorts forces by unit id, so that equal forces are equal objects in order. */
export function sortedForces(forces: Forces): Forces {
  return Object.fromEntries(
    Object.entries(forces)
      .filter(([, count]) => count > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Adds units to forces, or subtracts them if `sign` is -1. */
export function summed(own: Forces, more: Forces, sign: 1 | -1): Forces {
  const types = [...new Set([...Object.keys(own), ...Object.keys(more)])];
  return sortedForces(Object.fromEntries(types.map((type) => [type, (own[type] ?? 0) + sign * (more[type] ?? 0)])));
}

/**
 * The contents of a place as a line states them. `subjugated` records that the line says so, although Imperial ground
 * units imply it.
 */
export interface SaidPlace {
  readonly place: GuidePlace;
  readonly subjugated: boolean;
}

/** The number of examples to show. */
const FEW = 3;

/** Reads a place from a line: its loyalty and marks, the units of each side behind `r` and `e`, and captives. */
export function placeOf(line: Line, vocabulary: Vocabulary): SaidPlace {
  const { leaders, units } = vocabulary;
  let place = EMPTY_PLACE;
  let side: Side | undefined;
  let held: "captive" | "carbonite" | undefined;
  let subjugated = false;
  for (const { word, count } of counted(line, [...units.flat(), ...leaders.flat()])) {
    const mark = count === undefined && held === undefined ? meantBy(MARKS, word) : undefined;
    if (mark === "captive" || mark === "carbonite") held = mark;
    else if (mark === "r" || mark === "e") side = mark === "r" ? REBEL : IMPERIAL;
    else if (mark === "subjugated") subjugated = true;
    else if (mark !== undefined) place = { ...place, ...LAID[mark] };
    else {
      place = withPiece(place, { line, word, count, side, held }, vocabulary);
      held = undefined;
    }
  }
  if (held !== undefined) {
    const { en, es } = MARKS[held];
    const rebels = leaders[REBEL].slice(0, FEW).map(({ typed }) => typed);
    refuse(
      "guide-word",
      line,
      held,
      rebels.map((one) => ({ en: `${en} ${one.en}`, es: `${es} ${one.es}` })),
    );
  }
  return {
    place: {
      ...place,
      units: sortedForces(place.units),
      leaders: [...place.leaders].sort(),
      captives: [...place.captives].sort(),
      carbonite: [...place.carbonite].sort(),
    },
    subjugated,
  };
}

/** The loyalty and marks that a word puts on a place. */
const LAID: Readonly<Record<Exclude<Mark, "r" | "e" | "captive" | "carbonite" | "subjugated">, Partial<GuidePlace>>> = {
  rebel: { loyalty: "rebel" },
  empire: { loyalty: "imperial" },
  sabotaged: { sabotaged: true },
  destroyed: { destroyed: true },
};

interface Piece {
  readonly line: Line;
  readonly word: string;
  readonly count: number | undefined;
  readonly side: Side | undefined;
  readonly held: "captive" | "carbonite" | undefined;
}

function withPiece(place: GuidePlace, { line, word, count, side, held }: Piece, vocabulary: Vocabulary): GuidePlace {
  const { leaders, captives, carbonite, units } = place;
  const once = (id: string): string =>
    [...leaders, ...captives, ...carbonite].includes(id) ? refuse("guide-twice", line, word) : id;
  if (held !== undefined) {
    const id = once(idOf(line, word, vocabulary.leaders[REBEL]));
    return held === "captive" ? { ...place, captives: [...captives, id] } : { ...place, carbonite: [...carbonite, id] };
  }
  if (side === undefined) return refuse("guide-side", line, word, [alike("r"), { en: MARKS.e.en, es: MARKS.e.es }]);
  const kinds = vocabulary.units[side];
  const id = idOf(line, word, count === undefined ? [...kinds, ...vocabulary.leaders[side]] : kinds);
  if (kinds.some((kind) => kind.id === id))
    return { ...place, units: { ...units, [id]: (units[id] ?? 0) + (count ?? 1) } };
  return { ...place, leaders: [...leaders, once(id)] };
}

/** Returns a list of leaders without one of them. */
export function withoutLeader(leaders: readonly LeaderId[], leader: LeaderId): readonly LeaderId[] {
  return leaders.filter((one) => one !== leader);
}
