import type { Result } from "@sw/tabletop";
import type { PlaceId } from "../state/actions.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import { isAble } from "../units/units.ts";
import { idOf, idsOf, type Line, linesOf, reading, refuse, refuseTable } from "./lines.ts";
import { vocabularyOf } from "./names.ts";
import { LISTS, readLines, thingsOf } from "./parse.ts";
import { forcesOf, isEmpty, placeOf, summed, withPlace } from "./places.ts";
import { deckOf, hasImperials, possibleBasesOf, refuseUnsubjugated, settled, stillRemoteOf } from "./settle.ts";
import { configOfTable, EMPTY_PLACE, type Forces, type GuidePlace, type GuideTable, NEW_TABLE } from "./table.ts";
import { ALONE, KEYS, LOSSES, meantBy } from "./words.ts";

/**
 * Returns the table after an entry: one line that says what happened, in English or Spanish.
 *
 * - `hoth: r 2 trooper leia`, like every other line of the notation, replaces the contents of a place or a value;
 * - `+ hoth: e 2 stormtrooper vader` adds to a place, `- hoth: r leia` removes from it;
 * - `+ probes: endor` adds to and `- pool: vader` removes from one of the lists `probes`, `troops`, `pool`, `rebel pool`, `lured`, `reserved`, `cells` and `actions`;
 * - `corellia > hoth: e star-destroyer 2 stormtrooper` moves pieces, and records that they have moved in this round;
 * - `round: 4` begins a round with its Round Deck; nothing has moved, and no possible base has been ruled out yet;
 * - `base: hidden` records a new Rebel base: the Empire returns probe cards of remote systems without its ground units;
 * - `+ queue 3: star-destroyer` adds to a space of the build queue, `- ready: at-at` removes from its first space;
 * - `losses hoth: r 2 trooper e at-st` removes destroyed units from the board, for example after a combat;
 * - `slide` moves the queue one space ahead, after the ready units have been deployed;
 * - `refresh` ends the round: leaders return to their pools, the time marker advances, and the next round begins;
 * - `reset` restores all defaults, including the options (solo.guide.reset).
 *
 * The consequences by the rules are recorded too: probe cards that ground units take or give back, the base that seven of them
 * reveal, and leaders who leave their previous place. Fails for pieces that are not there and for impossible tables.
 */
export function recorded(table: GuideTable, text: string): Result<GuideTable> {
  return reading(() => settled(table, said(table, text.trim())));
}

function said(table: GuideTable, typed: string): GuideTable {
  const alone = meantBy(ALONE, typed);
  if (alone === "reset") return NEW_TABLE;
  if (alone === "slide") return { ...table, ready: table.queue[0], queue: [table.queue[1], {}] };
  if (alone === "refresh") return refreshed(table);
  const [line] = linesOf(typed.replace(/^[+-]/, ""));
  if (line === undefined) return table;
  if (typed.startsWith("+")) return added(table, line);
  if (typed.startsWith("-")) return taken(table, line);
  if (line.key.includes(">")) return moved(table, line);
  const lost = lossesOf(line);
  if (lost !== undefined) return destroyed(table, { ...line, key: lost });
  const after = readLines(typed, table);
  const key = meantBy(KEYS, line.key);
  if (key === "round") return { ...after, found: false, moved: {} };
  return key === "base" && after.base === null ? withoutSeen(after) : after;
}

/**
 * Returns the table at the start of the next round: marker, Round Deck, and leaders back in their pools
 * (solo.refresh.retrieve-leaders, solo.refresh.time).
 */
function refreshed(table: GuideTable): GuideTable {
  const round = table.round + 1;
  const next: GuideTable = {
    ...table,
    round,
    time: table.time + 1,
    found: false,
    moved: {},
    pool: [...table.pool, ...table.reserved].sort(),
    reserved: [],
  };
  const { leaders } = boxFor(configOfTable(table));
  const homeOf = (side: Side, all: readonly string[]): readonly string[] =>
    all.filter(
      (leader) => !table.lured.includes(leader) && leaders.some((one) => one.id === leader && one.side === side),
    );
  return Object.entries(table.places).reduce(
    (now, [id, place]) => {
      const left = withPlace(now, id, { ...place, leaders: [] });
      return {
        ...left,
        pool: [...left.pool, ...homeOf(IMPERIAL, place.leaders)].sort(),
        rebelPool: [...left.rebelPool, ...homeOf(REBEL, place.leaders)].sort(),
      };
    },
    { ...next, deck: deckOf(next) },
  );
}

/** Restarts the search for the base (solo.base.move.return-cards, solo.base.move.reset). */
function withoutSeen(table: GuideTable): GuideTable {
  const box = boxFor(configOfTable(table));
  const remote = stillRemoteOf(table);
  const held = (id: PlaceId): boolean => hasImperials(box, table.places[id] ?? EMPTY_PLACE, true);
  return { ...table, found: false, probes: table.probes.filter((id) => !remote.includes(id) || held(id)) };
}

/** Returns the part of the build queue that a line is about, or undefined if it is about none. */
function queueOf(line: Line): "ready" | 0 | 1 | undefined {
  const key = meantBy(KEYS, line.key);
  if (key === "ready") return key;
  return key === "queue 2" ? 0 : key === "queue 3" ? 1 : undefined;
}

function withQueue(table: GuideTable, space: "ready" | 0 | 1, change: (own: Forces) => Forces): GuideTable {
  const { ready, queue } = table;
  if (space === "ready") return { ...table, ready: change(ready) };
  return { ...table, queue: space === 0 ? [change(queue[0]), queue[1]] : [queue[0], change(queue[1])] };
}

function added(table: GuideTable, line: Line): GuideTable {
  const vocabulary = vocabularyOf(table.options);
  const space = queueOf(line);
  if (space !== undefined) {
    return withQueue(table, space, (own) => summed(own, forcesOf(line, vocabulary.units[IMPERIAL]), 1));
  }
  const list = LISTS.find((one) => meantBy(KEYS, line.key) === one);
  if (list !== undefined) {
    const ids = idsOf(line, thingsOf(list, vocabulary));
    const [double] = ids.filter((id) => table[list].includes(id));
    return double === undefined
      ? { ...table, [list]: [...table[list], ...ids].sort() }
      : refuse("guide-twice", line, double);
  }
  const id = idOf(line, line.key, vocabulary.places);
  const { place, subjugated } = placeOf(line, vocabulary);
  const after = withMore(table.places[id] ?? EMPTY_PLACE, place);
  if (subjugated) refuseUnsubjugated(table, id, after);
  return withPlace(table, id, after);
}

/** Returns a place with more pieces and marks. */
export function withMore(place: GuidePlace, more: GuidePlace): GuidePlace {
  const both = (key: "leaders" | "captives" | "carbonite"): readonly string[] =>
    [...new Set([...place[key], ...more[key]])].sort();
  return {
    loyalty: more.loyalty ?? place.loyalty,
    sabotaged: place.sabotaged || more.sabotaged,
    destroyed: place.destroyed || more.destroyed,
    units: summed(place.units, more.units, 1),
    leaders: both("leaders"),
    captives: both("captives"),
    carbonite: both("carbonite"),
  };
}

function taken(table: GuideTable, line: Line): GuideTable {
  const vocabulary = vocabularyOf(table.options);
  const space = queueOf(line);
  if (space !== undefined)
    return withQueue(table, space, (own) => fewer(own, forcesOf(line, vocabulary.units[IMPERIAL])));
  const list = LISTS.find((one) => meantBy(KEYS, line.key) === one);
  if (list !== undefined) {
    const ids = idsOf(line, thingsOf(list, vocabulary));
    const [missing] = ids.filter((id) => !table[list].includes(id));
    if (missing !== undefined) refuseTable("guide-not-listed", { name: missing });
    return { ...table, [list]: table[list].filter((id) => !ids.includes(id)) };
  }
  const id = idOf(line, line.key, vocabulary.places);
  return withPlace(table, id, withLess(id, table.places[id] ?? EMPTY_PLACE, placeOf(line, vocabulary).place));
}

/** Returns a place with fewer pieces and marks. Refuses any that are not there. */
export function withLess(id: PlaceId, place: GuidePlace, less: GuidePlace): GuidePlace {
  const others = (key: "leaders" | "captives" | "carbonite"): readonly string[] => {
    const [missing] = less[key].filter((leader) => !place[key].includes(leader));
    if (missing !== undefined) refuseTable("guide-leader-absent", { leader: missing, place: id });
    return place[key].filter((leader) => !less[key].includes(leader));
  };
  if (less.loyalty !== null && less.loyalty !== place.loyalty) refuseTable("guide-loyalty-absent", { place: id });
  for (const mark of ["sabotaged", "destroyed"] as const) {
    if (less[mark] && !place[mark]) refuseTable(`guide-not-${mark}`, { place: id });
  }
  return {
    loyalty: less.loyalty === null ? place.loyalty : null,
    sabotaged: place.sabotaged && !less.sabotaged,
    destroyed: place.destroyed && !less.destroyed,
    units: fewer(place.units, less.units, id),
    leaders: others("leaders"),
    captives: others("captives"),
    carbonite: others("carbonite"),
  };
}

/** Returns forces with fewer units. Refuses more units than are there. */
function fewer(own: Forces, less: Forces, place?: PlaceId): Forces {
  for (const [unit, count] of Object.entries(less)) {
    const found = own[unit] ?? 0;
    if (found >= count) continue;
    if (place === undefined) refuseTable("guide-queue-absent", { unit, found, count });
    else refuseTable("guide-absent", { unit, found, count, place });
  }
  return summed(own, less, -1);
}

/** Returns the place after the word for losses, or undefined if the line is not about losses. */
function lossesOf({ key }: Line): string | undefined {
  const [word = "", ...place] = key.split(/\s+/);
  return place.length > 0 && meantBy(LOSSES, word) !== undefined ? place.join(" ") : undefined;
}

/** Returns destroyed units to the supply. Refuses leaders and marks, because they cannot be lost this way. */
function destroyed(table: GuideTable, line: Line): GuideTable {
  const vocabulary = vocabularyOf(table.options);
  const id = idOf(line, line.key, vocabulary.places);
  const { place, subjugated } = placeOf(line, vocabulary);
  const { units, ...others } = place;
  if (subjugated || !isEmpty({ ...others, units: {} })) refuseTable("guide-units-lost", {});
  return withoutProject(withPlace(table, id, withLess(id, table.places[id] ?? EMPTY_PLACE, place)), units);
}

/**
 * Returns the table without the Death Star of the build queue if the one under construction is among the destroyed
 * units (reb.death-star.dsuc-destroyed-queue).
 */
function withoutProject(table: GuideTable, destroyed: Forces): GuideTable {
  const { units } = boxFor(configOfTable(table));
  const yard = units.find((kind) => isAble(kind, "under-construction"))?.id ?? "";
  const station = units.find((kind) => isAble(kind, "superstation"))?.id ?? "";
  const spaces = (["ready", 0, 1] as const).filter(
    (space) => ((space === "ready" ? table.ready : table.queue[space])[station] ?? 0) > 0,
  );
  const [space] = spaces;
  if ((destroyed[yard] ?? 0) === 0 || space === undefined) return table;
  return withQueue(table, space, (own) => summed(own, { [station]: 1 }, -1));
}

/**
 * Adds probe cards that an effect has drawn, given by the names of their systems. A possible base that this rules out
 * in the Command Phase is a find (solo.move.hidden.after-a-find). Fails for a card that the Empire holds, and for one
 * that is not in the deck.
 */
export function probesDrawn(table: GuideTable, text: string): Result<GuideTable> {
  return reading(() => {
    const { probed } = vocabularyOf(table.options);
    const line = { number: 1, key: "", words: text.split(/[\s,]+/).filter((word) => word !== "") };
    const drawn = idsOf(line, probed);
    const known = drawn.find((id) => table.probes.includes(id) || table.troops.includes(id));
    if (known !== undefined) refuseTable("guide-card-held", { place: known });
    const after = settled(table, { ...table, probes: [...table.probes, ...drawn].sort() });
    const possible = possibleBasesOf(table);
    const isFind = after.base === null && drawn.some((id) => possible.includes(id));
    return isFind ? { ...after, found: true } : after;
  });
}

function moved(table: GuideTable, line: Line): GuideTable {
  const vocabulary = vocabularyOf(table.options);
  const [from = "", to = "", another] = line.key.split(">").map((word) => idOf(line, word.trim(), vocabulary.places));
  if (another !== undefined) refuse("guide-word", line, line.key);
  return withMove(table, from, to, placeOf(line, vocabulary).place);
}

/**
 * Returns the table after moving pieces from one place to another. Refuses pieces that are not there, and marks,
 * because marks never move.
 */
export function withMove(table: GuideTable, from: PlaceId, to: PlaceId, going: GuidePlace): GuideTable {
  const { loyalty, sabotaged, destroyed } = going;
  if (loyalty !== null || sabotaged || destroyed) refuseTable("guide-marks-stay", {});
  const left = withPlace(table, from, withLess(from, table.places[from] ?? EMPTY_PLACE, going));
  const there = withPlace(left, to, withMore(left.places[to] ?? EMPTY_PLACE, going));
  const { units } = boxFor(configOfTable(table));
  const isImperial = (unit: string): boolean => units.some(({ id, side }) => id === unit && side === IMPERIAL);
  const own = Object.fromEntries(Object.entries(going.units).filter(([unit]) => isImperial(unit)));
  if (Object.keys(own).length === 0) return there;
  const noted = { ...there, moved: { ...there.moved, [to]: summed(there.moved[to] ?? {}, own, 1) } };
  return withFind(table, noted);
}

/**
 * Marks a find if ground units have ruled out a possible base in this Command Phase (solo.move.hidden.after-a-find).
 */
export function withFind(before: GuideTable, table: GuideTable): GuideTable {
  const after = settled(before, table);
  const isFind = after.base === null && after.troops.some((id) => !before.troops.includes(id));
  return isFind ? { ...table, found: true } : table;
}
