import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { meaningOf, type Named, type Vocabulary, vocabularyOf } from "./names.ts";
import {
  EMPTY_PLACE,
  type Forces,
  type GuideOptions,
  type GuidePlace,
  type GuideTable,
  NEW_TABLE,
  VARIATIONS,
} from "./table.ts";

/** Words of a line, and where it stands: from 1. */
export interface Line {
  readonly number: number;
  readonly key: string;
  readonly words: readonly string[];
}

/** Thrown while a notation is read, and caught where reading begins. */
class Unreadable extends Error {
  readonly violation: Violation;

  constructor(code: string, { number }: Pick<Line, "number">, word: string, expected: readonly string[]) {
    super(code);
    this.violation = violation("solo.guide.purpose", code, { line: number, word, expected: expected.join(", ") });
  }
}

/** Ends reading with what is wrong and what would be right. */
export function refuse(code: string, line: Pick<Line, "number">, word: string, expected: readonly string[]): never {
  throw new Unreadable(code, line, word, expected);
}

/** What a reader gives, or why it could not. */
export function reading<T>(read: () => T): Result<T> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.violation);
    throw error;
  }
}

/** Keys of lines about the table as a whole. */
const KEYS = [
  "rules",
  "round",
  "time",
  "reputation",
  "base",
  "probes",
  "troops",
  "pool",
  "deck",
  "actions",
  "ready",
  "queue 2",
  "queue 3",
  "found",
  "moved",
] as const;

/**
 * Reads a table from its notation: one line for the rules, for each figure and for each place where something is, in any order.
 * A violation names the line, the word and what would be right there. {@link printTable} writes the same notation.
 */
export function parseTable(text: string): Result<GuideTable> {
  return reading(() => readLines(text, NEW_TABLE));
}

/** A table with what the lines say in the place of what it said. */
export function readLines(text: string, before: GuideTable): GuideTable {
  const lines = linesOf(text);
  const rules = lines.find(({ key }) => key === "rules");
  const options = rules === undefined ? before.options : optionsOf(rules);
  const vocabulary = vocabularyOf(options);
  const said = new Set<string>();
  let table: GuideTable = { ...before, options };
  for (const line of lines) {
    const name = keyOf(line, vocabulary);
    if (said.has(name)) throw new Unreadable("guide-twice", line, line.key, []);
    said.add(name);
    table = withLine(table, line, name, vocabulary);
  }
  return lines.some(({ key }) => key === "round") && !said.has("time") ? { ...table, time: table.round } : table;
}

/** The lines that say something; what stands behind # does not. */
export function linesOf(text: string): readonly Line[] {
  return text.split("\n").flatMap((raw, index) => {
    const line = raw.replace(/#.*$/, "").trim();
    if (line === "") return [];
    const number = index + 1;
    const colon = line.indexOf(":");
    if (colon < 1) throw new Unreadable("guide-colon", { number }, line.split(/\s+/)[0] ?? "", []);
    const words = line
      .slice(colon + 1)
      .split(/\s+/)
      .filter((word) => word !== "");
    return [{ number, key: line.slice(0, colon).trim().toLowerCase(), words }];
  });
}

/** What a line is about: a key, a place, or what has moved at a place. */
function keyOf(line: Line, { places }: Vocabulary): string {
  const { key } = line;
  if (KEYS.some((one) => one === key && one !== "moved")) return key;
  const [moved, place] = /^moved\s+(.*)$/.exec(key) ?? [];
  if (moved !== undefined && place !== undefined) return `moved ${idOf(line, place, places)}`;
  return idOf(line, key, places, KEYS);
}

/** The id that a word stands for; of other words that would do there those with its first letter are offered too. */
export function idOf(
  line: Pick<Line, "number">,
  word: string,
  things: readonly Named[],
  also: readonly string[] = [],
): string {
  const meaning = meaningOf(word, things);
  if ("id" in meaning) return meaning.id;
  throw new Unreadable(meaning.problem, line, word, [
    ...meaning.expected,
    ...also.filter((one) => one.startsWith(word.charAt(0).toLowerCase())),
  ]);
}

function withLine(table: GuideTable, line: Line, name: string, vocabulary: Vocabulary): GuideTable {
  const { words } = line;
  const ids = (things: readonly Named[]): readonly string[] =>
    unique(
      line,
      words.map((word) => idOf(line, word, things)),
    );
  switch (name) {
    case "rules":
      return table;
    case "round":
    case "time":
    case "reputation":
      return { ...table, [name]: numberOf(line, 1, 16) };
    case "deck":
      return { ...table, deck: numberOf(line, 0, 12) };
    case "base":
      return { ...table, base: baseOf(line, vocabulary) };
    case "probes":
      return { ...table, probes: ids(vocabulary.places) };
    case "troops":
      return { ...table, troops: ids(vocabulary.remote) };
    case "pool":
      return { ...table, pool: ids(vocabulary.leaders[IMPERIAL]) };
    case "actions":
      return { ...table, actions: ids(vocabulary.actions) };
    case "found":
      return { ...table, found: oneOf(line, ["yes", "no"]) === "yes" };
    case "ready":
      return { ...table, ready: forcesOf(line, vocabulary.units[IMPERIAL]) };
    case "queue 2":
      return { ...table, queue: [forcesOf(line, vocabulary.units[IMPERIAL]), table.queue[1]] };
    case "queue 3":
      return { ...table, queue: [table.queue[0], forcesOf(line, vocabulary.units[IMPERIAL])] };
    default:
      break;
  }
  if (name.startsWith("moved ")) {
    const { [name.slice(6)]: _before, ...moved } = table.moved;
    const forces = forcesOf(line, vocabulary.units[IMPERIAL]);
    return { ...table, moved: Object.keys(forces).length === 0 ? moved : { ...moved, [name.slice(6)]: forces } };
  }
  return withPlace(table, name, placeOf(line, vocabulary));
}

/** The table with another place; an empty one is not kept. */
export function withPlace(table: GuideTable, id: string, place: GuidePlace): GuideTable {
  const { [id]: _before, ...places } = table.places;
  const { loyalty, sabotaged, destroyed, units, leaders, captives } = place;
  const isEmpty =
    loyalty === null && !sabotaged && !destroyed && [...Object.keys(units), ...leaders, ...captives].length === 0;
  return { ...table, places: isEmpty ? places : { ...places, [id]: place } };
}

function unique(line: Line, ids: readonly string[]): readonly string[] {
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw new Unreadable("guide-twice", line, line.words[twice] ?? "", []);
  return [...ids].sort();
}

function numberOf(line: Line, least: number, most: number): number {
  const [word = "", another] = line.words;
  const value = Number(word);
  if (another === undefined && /^\d+$/.test(word) && value >= least && value <= most) return value;
  throw new Unreadable("guide-word", line, another ?? word, [`${least}-${most}`]);
}

function oneOf<Word extends string>(line: Line, words: readonly Word[]): Word {
  const [typed = "", another] = line.words;
  const found = words.find((word) => word === typed.toLowerCase());
  if (found !== undefined && another === undefined) return found;
  throw new Unreadable("guide-word", line, another ?? typed, words);
}

function baseOf(line: Line, { remote }: Vocabulary): string | null {
  const [word = "", another] = line.words;
  if (another !== undefined) throw new Unreadable("guide-word", line, another, [word]);
  return word.toLowerCase() === HIDDEN.id ? null : idOf(line, word, [...remote, HIDDEN]);
}

/** What is said of a base that is not revealed. */
const HIDDEN: Named = { id: "hidden", names: ["hidden"] };

/** `randomMovement` as it is typed: `random-movement`. */
export function typedVariation(variation: string): string {
  return variation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function optionsOf(line: Line): GuideOptions {
  const typed = line.words.map((word) => word.toLowerCase());
  const expansion = typed.includes("rote");
  const variations = VARIATIONS.filter((variation) => typed.includes(typedVariation(variation)));
  const known = ["rote", ...(expansion ? ["cinematic"] : []), ...VARIATIONS.map(typedVariation)];
  const stray = typed.find((word, index) => !known.includes(word) || typed.indexOf(word) !== index);
  if (stray !== undefined) throw new Unreadable("guide-word", line, stray, known);
  return {
    expansion,
    cinematic: typed.includes("cinematic"),
    variations: Object.fromEntries(variations.map((variation) => [variation, true])),
  };
}

/** Numbers stand before what they count. */
function counted(line: Line): readonly { readonly word: string; readonly count: number | undefined }[] {
  const found: { word: string; count: number | undefined }[] = [];
  let count: number | undefined;
  for (const word of line.words) {
    if (/^\d{1,2}$/.test(word) && count === undefined) count = Number(word);
    else {
      if (count === 0) throw new Unreadable("guide-word", line, "0", ["1-24"]);
      found.push({ word, count });
      count = undefined;
    }
  }
  if (count !== undefined) throw new Unreadable("guide-number", line, String(count), []);
  return found;
}

/** Units of one side with their numbers. */
export function forcesOf(line: Line, units: readonly Named[]): Forces {
  let forces: Forces = {};
  for (const { word, count = 1 } of counted(line)) {
    const id = idOf(line, word, units);
    forces = { ...forces, [id]: (forces[id] ?? 0) + count };
  }
  return sortedForces(forces);
}

/** The types in the order of their ids, so that equal forces are equal. */
export function sortedForces(forces: Forces): Forces {
  return Object.fromEntries(
    Object.entries(forces)
      .filter(([, count]) => count > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** As many examples as are given. */
const FEW = 3;

/** What a place holds: `rebel`, `empire` for loyalty, marks, then behind `r` and `e` what either side has there. */
export function placeOf(line: Line, vocabulary: Vocabulary): GuidePlace {
  let place = EMPTY_PLACE;
  let side: Side | undefined;
  let isCaptive = false;
  for (const { word, count } of counted(line)) {
    const mark = count === undefined && !isCaptive ? MARKS[word.toLowerCase()] : undefined;
    if (mark === "captive") isCaptive = true;
    else if (mark === REBEL || mark === IMPERIAL) side = mark;
    else if (mark !== undefined) place = { ...place, ...mark };
    else {
      place = withPiece(place, { line, word, count, side, isCaptive }, vocabulary);
      isCaptive = false;
    }
  }
  if (isCaptive) {
    const rebels = vocabulary.leaders[REBEL].slice(0, FEW).map(({ id }) => id);
    throw new Unreadable(
      "guide-word",
      line,
      "captive",
      rebels.map((leader) => `captive ${leader}`),
    );
  }
  return {
    ...place,
    units: sortedForces(place.units),
    leaders: [...place.leaders].sort(),
    captives: [...place.captives].sort(),
  };
}

const MARKS: Readonly<Record<string, Partial<GuidePlace> | Side | "captive">> = {
  rebel: { loyalty: "rebel" },
  empire: { loyalty: "imperial" },
  sabotaged: { sabotaged: true },
  destroyed: { destroyed: true },
  r: REBEL,
  e: IMPERIAL,
  captive: "captive",
};

interface Piece {
  readonly line: Line;
  readonly word: string;
  readonly count: number | undefined;
  readonly side: Side | undefined;
  readonly isCaptive: boolean;
}

function withPiece(
  place: GuidePlace,
  { line, word, count, side, isCaptive }: Piece,
  vocabulary: Vocabulary,
): GuidePlace {
  const { leaders, captives, units } = place;
  if (isCaptive) {
    const captive = idOf(line, word, vocabulary.leaders[REBEL]);
    return { ...place, captives: unique({ ...line, words: [...captives, word] }, [...captives, captive]) };
  }
  if (side === undefined) throw new Unreadable("guide-side", line, word, Object.keys(MARKS));
  const kinds = vocabulary.units[side];
  const id = idOf(line, word, count === undefined ? [...kinds, ...vocabulary.leaders[side]] : kinds);
  if (kinds.some((kind) => kind.id === id))
    return { ...place, units: { ...units, [id]: (units[id] ?? 0) + (count ?? 1) } };
  return { ...place, leaders: unique({ ...line, words: [...leaders, word] }, [...leaders, id]) };
}
