import type { Result } from "@sw/tabletop";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import { alike, idOf, idsOf, type Line, linesOf, reading, refuse } from "./lines.ts";
import { type Vocabulary, vocabularyOf } from "./names.ts";
import { forcesOf, placeOf, withPlace } from "./places.ts";
import { deckOf, refuseUnsubjugated, settled } from "./settle.ts";
import { type GuideOptions, type GuideTable, NEW_TABLE, VARIATIONS } from "./table.ts";
import { HIDDEN, KEYS, MOVED, meantBy, RULE_WORDS, ruleWords, YES_NO } from "./words.ts";

/**
 * Reads a table from its notation, in English or Spanish: one line for the rules, one for each figure and one for each
 * place with pieces, in any order. A violation names the line, the word and what would be right there. {@link
 * printTable} writes the same notation.
 */
export function parseTable(text: string): Result<GuideTable> {
  return reading(() => settled(NEW_TABLE, readLines(text, NEW_TABLE)));
}

/** Returns a table whose values are replaced by those on the lines. */
export function readLines(text: string, before: GuideTable): GuideTable {
  const lines = linesOf(text);
  const rules = lines.find(({ key }) => meantBy(KEYS, key) === "rules");
  const options = rules === undefined ? before.options : optionsOf(rules);
  const vocabulary = vocabularyOf(options);
  const said = new Set<string>();
  let table: GuideTable = { ...before, options };
  for (const line of lines) {
    const name = keyOf(line, vocabulary);
    if (said.has(name)) refuse("guide-twice", line, line.key);
    said.add(name);
    table = withLine(table, line, name, vocabulary);
  }
  if (!said.has("round")) return table;
  const timed = said.has("time") ? table : { ...table, time: table.round };
  return said.has("deck") ? timed : { ...timed, deck: deckOf(timed) };
}

/** Returns the subject of a line: a key, a place, or a place that units have moved to. */
function keyOf(line: Line, { places }: Vocabulary): string {
  const { key } = line;
  const known = meantBy(KEYS, key);
  if (known !== undefined) return known;
  const [moved = "", ...place] = key.split(/\s+/);
  if (place.length > 0 && meantBy(MOVED, moved) !== undefined) return `moved ${idOf(line, place.join(" "), places)}`;
  return idOf(line, key, places, [...Object.values(KEYS), MOVED.moved]);
}

function withLine(table: GuideTable, line: Line, name: string, vocabulary: Vocabulary): GuideTable {
  const { ready, queue } = table;
  const imperial = vocabulary.units[IMPERIAL];
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
    case "troops":
    case "pool":
    case "rebelPool":
    case "lured":
    case "reserved":
    case "cells":
    case "actions":
      return { ...table, [name]: idsOf(line, thingsOf(name, vocabulary)) };
    case "found":
      return { ...table, found: oneOf(line, YES_NO) === "yes" };
    case "ready":
      return { ...table, ready: forcesOf(line, imperial) };
    case "queue 2":
      return { ...table, queue: [forcesOf(line, imperial), queue[1]] };
    case "queue 3":
      return { ...table, ready, queue: [queue[0], forcesOf(line, imperial)] };
    default:
      break;
  }
  if (name.startsWith("moved ")) {
    const { [name.slice(6)]: _before, ...moved } = table.moved;
    const forces = forcesOf(line, imperial);
    return { ...table, moved: Object.keys(forces).length === 0 ? moved : { ...moved, [name.slice(6)]: forces } };
  }
  const { place, subjugated } = placeOf(line, vocabulary);
  if (subjugated) refuseUnsubjugated(table, name, place);
  return withPlace(table, name, place);
}

/** The keys of the lists of a table. */
export const LISTS = ["probes", "troops", "pool", "rebelPool", "lured", "reserved", "cells", "actions"] as const;

/** Returns the things that can be in a list of a table. */
export function thingsOf(list: (typeof LISTS)[number], vocabulary: Vocabulary): Vocabulary["places"] {
  switch (list) {
    case "probes":
      return vocabulary.probed;
    case "troops":
      return vocabulary.remote;
    case "pool":
    case "reserved":
      return vocabulary.leaders[IMPERIAL];
    case "rebelPool":
    case "lured":
      return vocabulary.leaders[REBEL];
    case "cells":
      return vocabulary.cells;
    case "actions":
      return vocabulary.actions;
  }
}

function numberOf(line: Line, least: number, most: number): number {
  const [word = "", another] = line.words;
  const value = Number(word);
  if (another === undefined && /^\d+$/.test(word) && value >= least && value <= most) return value;
  return refuse("guide-word", line, another ?? word, [alike(`${least}-${most}`)]);
}

function oneOf(line: Line, words: typeof YES_NO): "yes" | "no" {
  const [typed = "", another] = line.words;
  const found = meantBy(words, typed);
  if (found !== undefined && another === undefined) return found;
  return refuse("guide-word", line, another ?? typed, Object.values(words));
}

function baseOf(line: Line, { remote }: Vocabulary): string | null {
  const [word = "", another] = line.words;
  if (another !== undefined) return refuse("guide-word", line, another, [alike(word)]);
  return meantBy(HIDDEN, word) === undefined ? idOf(line, word, remote, [HIDDEN.hidden]) : null;
}

function optionsOf(line: Line): GuideOptions {
  const meant = line.words.map((word) => meantBy(RULE_WORDS, word));
  const expansion = meant.includes("rote");
  const known = ruleWords(expansion);
  const stray = meant.findIndex(
    (word, index) => word === undefined || !known.includes(word) || meant.indexOf(word) !== index,
  );
  if (stray >= 0)
    refuse(
      "guide-word",
      line,
      line.words[stray] ?? "",
      known.map((word) => RULE_WORDS[word]),
    );
  return {
    expansion,
    cinematic: meant.includes("cinematic"),
    faq: meant.includes("faq"),
    variations: Object.fromEntries(VARIATIONS.filter((one) => meant.includes(one)).map((one) => [one, true])),
  };
}
