import type { Result } from "@sw/tabletop";
import { IMPERIAL } from "../state/seats.ts";
import { vocabularyOf } from "./names.ts";
import { forcesOf, idOf, type Line, linesOf, placeOf, reading, readLines, sortedForces, withPlace } from "./parse.ts";
import { EMPTY_PLACE, type Forces, type GuidePlace, type GuideTable, NEW_TABLE } from "./table.ts";

/**
 * The table after something happened, as one line tells it:
 *
 * - `hoth: r 2 trooper leia` and every other line of the notation says anew what is there;
 * - `+ hoth: e 2 stormtrooper vader` adds to what is there, `- hoth: r leia` takes away;
 * - `corellia > hoth: e star-destroyer 2 stormtrooper` moves, and notes that it has moved in this round;
 * - `round: 4` begins a round: nothing has moved and no possible base has been ruled out in it;
 * - `+ queue 3: star-destroyer` adds to what lies on a space of the build queue, `ready` being its first, and `- ready: at-at` takes away;
 * - `slide` moves the queue a space ahead, once what was ready has been deployed;
 * - `reset` takes everything back to the defaults, the options too (solo.guide.reset).
 */
export function recorded(table: GuideTable, text: string): Result<GuideTable> {
  return reading(() => {
    const typed = text.trim();
    if (typed.toLowerCase() === "reset") return NEW_TABLE;
    if (typed.toLowerCase() === "slide") return { ...table, ready: table.queue[0], queue: [table.queue[1], {}] };
    const [line] = linesOf(typed.replace(/^[+-]/, ""));
    if (line === undefined) return table;
    if (typed.startsWith("+") || typed.startsWith("-")) return changed(table, line, typed.startsWith("+") ? 1 : -1);
    if (line.key.includes(">")) return moved(table, line);
    const isNewRound = line.key === "round";
    return readLines(typed, isNewRound ? { ...table, found: false, moved: {} } : table);
  });
}

function changed(table: GuideTable, line: Line, sign: 1 | -1): GuideTable {
  const vocabulary = vocabularyOf(table.options);
  const { ready, queue } = table;
  const forces = (): Forces => forcesOf(line, vocabulary.units[IMPERIAL]);
  if (line.key === "ready") return { ...table, ready: summed(ready, forces(), sign) };
  if (line.key === "queue 2") return { ...table, queue: [summed(queue[0], forces(), sign), queue[1]] };
  if (line.key === "queue 3") return { ...table, queue: [queue[0], summed(queue[1], forces(), sign)] };
  const id = idOf(line, line.key, vocabulary.places);
  return withPlace(table, id, changedPlace(table.places[id] ?? EMPTY_PLACE, placeOf(line, vocabulary), sign));
}

function changedPlace(place: GuidePlace, by: GuidePlace, sign: 1 | -1): GuidePlace {
  const both = (own: readonly string[], more: readonly string[]): readonly string[] =>
    sign === 1 ? [...new Set([...own, ...more])].sort() : own.filter((id) => !more.includes(id));
  const isPlus = sign === 1;
  const marks = (own: boolean, other: boolean): boolean => (other ? isPlus : own);
  return {
    loyalty: by.loyalty === null ? place.loyalty : isPlus ? by.loyalty : null,
    sabotaged: marks(place.sabotaged, by.sabotaged),
    destroyed: marks(place.destroyed, by.destroyed),
    units: summed(place.units, by.units, sign),
    leaders: both(place.leaders, by.leaders),
    captives: both(place.captives, by.captives),
  };
}

function summed(own: Forces, more: Forces, sign: 1 | -1): Forces {
  const types = [...new Set([...Object.keys(own), ...Object.keys(more)])];
  return sortedForces(Object.fromEntries(types.map((type) => [type, (own[type] ?? 0) + sign * (more[type] ?? 0)])));
}

/** What goes from one place to another; more than is there does not. */
function moved(table: GuideTable, line: Line): GuideTable {
  const vocabulary = vocabularyOf(table.options);
  const [from = "", to = ""] = line.key.split(">").map((word) => idOf(line, word.trim(), vocabulary.places));
  const going = placeOf(line, vocabulary);
  const source = table.places[from] ?? EMPTY_PLACE;
  const left = withPlace(table, from, changedPlace(source, going, -1));
  const there = withPlace(left, to, changedPlace(left.places[to] ?? EMPTY_PLACE, going, 1));
  const imperial = new Set(vocabulary.units[1].map(({ id }) => id));
  const own = Object.fromEntries(Object.entries(going.units).filter(([unit]) => imperial.has(unit)));
  if (Object.keys(own).length === 0) return there;
  return { ...there, moved: { ...there.moved, [to]: summed(there.moved[to] ?? {}, own, 1) } };
}
