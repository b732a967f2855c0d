import type { Line } from "@sw/tabletop/text";
import type { Name } from "../language/language.ts";
import type { Box } from "../state/box.ts";
import { NO_CARD } from "../state/codes.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import { hyphenated, singular, squashed, wordsOf } from "./spelling.ts";
import { configOfTable, type GuideOptions } from "./table.ts";

/** Something that a word can stand for. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
  /** How it is typed in both languages, as one word. */
  readonly typed: Line;
}

/** The meaning of a word: one id, several ids that it could be, or the closest ones if it matches none. */
export type Meaning =
  | { readonly id: string }
  | { readonly problem: "guide-word" | "guide-ambiguous"; readonly expected: readonly Line[] };

/** As many as are offered in the place of a word that is not known. */
const MOST_OFFERED = 5;

/**
 * Finds the thing that a word names: by id or full name, or else the only one whose name contains it, plurals included.
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

/** Whether words are a whole name of one of some things. */
function isWhole(words: string, things: readonly Named[]): boolean {
  return things.some(({ names }) => names.some((name) => singular(name) === singular(words)));
}

/** Most words of a name. */
const LONGEST = 7;

/** Words of which those that make up a whole name are one: "2 star destroyer" as "2" and "star destroyer". */
export function joined(words: readonly string[], things: readonly Named[]): readonly string[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  for (let count = Math.min(LONGEST, words.length); count > 1; count -= 1) {
    const name = words.slice(0, count).join(" ");
    if (isWhole(name, things)) return [name, ...joined(words.slice(count), things)];
  }
  return [first, ...joined(others, things)];
}

/** Those that begin most like it. */
function closest(typed: string, things: readonly Named[]): readonly Named[] {
  const shared = ({ names }: Named): number => Math.max(...names.map((name) => sharedStart(squashed(name), typed)));
  return [...things].sort((one, other) => shared(other) - shared(one));
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** An entry of the catalogue by its names. */
export function named({ id, name: { en, es = en } }: { readonly id: string; readonly name: Name }): Named {
  return { id, names: [id, en, es], typed: { en: id, es: hyphenated(es) } };
}

/** Everything that can be named on a table. */
export interface Vocabulary {
  readonly places: readonly Named[];
  readonly remote: readonly Named[];
  /** Systems with a probe card. */
  readonly probed: readonly Named[];
  readonly units: readonly [readonly Named[], readonly Named[]];
  readonly leaders: readonly [readonly Named[], readonly Named[]];
  readonly actions: readonly Named[];
  readonly missions: readonly [readonly Named[], readonly Named[]];
}

/** What the box of a table holds: cards and units of the expansion only where it is played (solo.options.rote-components). */
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
    units: sided(box.units, ({ entry }) => named(entry)),
    leaders: sided(box.leaders, ({ entry }) => named(entry)),
    actions: unambiguous(imperialActions(box)),
    missions: sided(missions, ({ entry }) => named(entry)),
  };
}

/** Cards of one name are typed by their ids. */
function unambiguous(things: readonly Named[]): readonly Named[] {
  const count = (es: string): number => things.filter(({ typed }) => typed.es === es).length;
  return things.map((one) => (count(one.typed.es) === 1 ? one : { ...one, typed: { en: one.id, es: one.id } }));
}

function imperialActions({ cards }: Box): readonly Named[] {
  return cards.flatMap((card) => (card.type === "action" && card.side === IMPERIAL ? [named(card.entry)] : []));
}
