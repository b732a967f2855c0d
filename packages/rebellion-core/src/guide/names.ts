import type { Line } from "@sw/tabletop/text";
import type { Name } from "../language/language.ts";
import type { Box } from "../state/box.ts";
import { NO_CARD } from "../state/codes.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import { hyphenated, singular, squashed, wordsOf } from "./spelling.ts";
import { configOfTable, type GuideOptions } from "./table.ts";

/** A thing that a word can name. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
  /** The spelling in both languages, as one word. */
  readonly typed: Line;
}

/** The meaning of a word: one id, several ids that it could be, or the closest ones if it matches none. */
export type Meaning =
  | { readonly id: string }
  | { readonly problem: "guide-word" | "guide-ambiguous"; readonly expected: readonly Line[] };

/** The maximum number of suggestions for an unknown word. */
const MOST_OFFERED = 5;

/**
 * Finds the thing that a word names. The word is its id or full name, or a part of one name only. Plurals are accepted.
 */
export function meaningOf(word: string, things: readonly Named[]): Meaning {
  const typed = squashed(word);
  const stem = singular(word);
  const tests: readonly ((name: string) => boolean)[] = [
    (name) => squashed(name) === typed,
    (name) => wordsOf(name).includes(typed),
    (name) => singular(name) === stem,
    (name) => wordsOf(name).some((part) => singular(part) === stem),
    (name) => squashed(name).includes(typed),
  ];
  const found =
    tests
      .map((test) => (typed === "" ? [] : things.filter(({ names }) => names.some(test))))
      .find((some) => some.length > 0) ?? [];
  const [only, another] = found;
  if (only !== undefined && another === undefined) return { id: only.id };
  const isMany = only !== undefined;
  const offered = isMany ? found : closest(typed, things);
  const expected = offered.slice(0, MOST_OFFERED).map((one) => one.typed);
  return { problem: isMany ? "guide-ambiguous" : "guide-word", expected };
}

/** Whether the words are the whole name of one of these things. */
function isWhole(words: string, things: readonly Named[]): boolean {
  return things.some(({ names }) => names.some((name) => singular(name) === singular(words)));
}

/** The maximum number of words in a name. */
const LONGEST = 7;

/** Joins the words that form a whole name: "2 star destroyer" becomes "2" and "star destroyer". */
export function joined(words: readonly string[], things: readonly Named[]): readonly string[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  for (let count = Math.min(LONGEST, words.length); count > 1; count -= 1) {
    const name = words.slice(0, count).join(" ");
    if (isWhole(name, things)) return [name, ...joined(words.slice(count), things)];
  }
  return [first, ...joined(others, things)];
}

/** Sorts the things by how many first letters they share with the typed word, most first. */
function closest(typed: string, things: readonly Named[]): readonly Named[] {
  const shared = ({ names }: Named): number => Math.max(...names.map((name) => sharedStart(squashed(name), typed)));
  return [...things].sort((one, other) => shared(other) - shared(one));
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Returns a catalogue entry as a named thing. */
export function named({ id, name: { en, es = en } }: { readonly id: string; readonly name: Name }): Named {
  return { id, names: [id, en, es], typed: { en: id, es: hyphenated(es) } };
}

/** All things that can be named on a table. */
export interface Vocabulary {
  readonly places: readonly Named[];
  readonly remote: readonly Named[];
  /** Systems with a probe card. */
  readonly probed: readonly Named[];
  /** Systems that can have a Rebel Cell marker. */
  readonly cells: readonly Named[];
  readonly units: readonly [readonly Named[], readonly Named[]];
  readonly leaders: readonly [readonly Named[], readonly Named[]];
  readonly actions: readonly Named[];
  readonly missions: readonly [readonly Named[], readonly Named[]];
}

/**
 * Returns all names of a table's game. Cards and units of the expansion are included only if it is played
 * (solo.options.rote-components).
 */
export function vocabularyOf(options: GuideOptions): Vocabulary {
  const box = boxFor(configOfTable({ options }));
  const sided = <Kind extends { readonly side: Side }>(kinds: readonly Kind[], tell: (kind: Kind) => Named) =>
    [
      unambiguous(kinds.filter(({ side }) => side === REBEL).map(tell)),
      unambiguous(kinds.filter(({ side }) => side === IMPERIAL).map(tell)),
    ] as const;
  const missions = box.cards.flatMap((card) => (card.type === "mission" ? [card] : []));
  const { baseSpace } = box.catalogue.board;
  return {
    places: [...box.systems.map(({ entry }) => named(entry)), named(baseSpace)],
    remote: box.systems.filter(({ populous }) => !populous).map(({ entry }) => named(entry)),
    probed: box.systems.filter((_, system) => box.probeOf[system] !== NO_CARD).map(({ entry }) => named(entry)),
    cells: options.expansion ? box.systems.filter(({ populous }) => populous).map(({ entry }) => named(entry)) : [],
    units: sided(box.units, ({ entry }) => named(entry)),
    leaders: sided(box.leaders, ({ entry }) => named(entry)),
    actions: unambiguous(imperialActions(box)),
    missions: sided(missions, ({ entry }) => named(entry)),
  };
}

/** Spells things that share a name by their ids. */
function unambiguous(things: readonly Named[]): readonly Named[] {
  const count = (es: string): number => things.filter(({ typed }) => typed.es === es).length;
  return things.map((one) => (count(one.typed.es) === 1 ? one : { ...one, typed: { en: one.id, es: one.id } }));
}

function imperialActions({ cards }: Box): readonly Named[] {
  return cards.flatMap((card) => (card.type === "action" && card.side === IMPERIAL ? [named(card.entry)] : []));
}
