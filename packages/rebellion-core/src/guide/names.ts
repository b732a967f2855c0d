import type { Name } from "../language/language.ts";
import type { Box } from "../state/box.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import { configOfTable, type GuideOptions } from "./table.ts";

/** Something that a word can stand for. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** What a word stands for: one id, or those that it could be, the closest ones if it is none. */
export type Meaning =
  | { readonly id: string }
  | { readonly problem: "guide-word" | "guide-ambiguous"; readonly expected: readonly string[] };

/** Letters and figures alone, small and without accents: "X-wing" as "xwing". */
export function squashed(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** As many as are offered in the place of a word that is not known. */
const MOST_OFFERED = 5;

/** What a word stands for among some things: an id or a name in full, else the only one of which it is a part. */
export function meaningOf(word: string, things: readonly Named[]): Meaning {
  const typed = squashed(word);
  const whole = things.filter(({ names }) => names.some((name) => squashed(name) === typed));
  const byPart = things.filter(({ names }) => names.some((name) => partsOf(name).includes(typed)));
  const inside = things.filter(({ names }) => names.some((name) => squashed(name).includes(typed)));
  const found = [whole, byPart, inside].find((some) => some.length > 0 && typed !== "") ?? [];
  const [only, another] = found;
  if (only !== undefined && another === undefined) return { id: only.id };
  const isMany = only !== undefined;
  const offered = isMany ? found : closest(typed, things);
  const expected = offered.slice(0, MOST_OFFERED).map(({ id }) => id);
  return { problem: isMany ? "guide-ambiguous" : "guide-word", expected };
}

function partsOf(name: string): readonly string[] {
  return name.split(/[\s-]+/).map(squashed);
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

function named({ id, name }: { readonly id: string; readonly name: Name }): Named {
  return { id, names: [id, name.en, ...(name.es === undefined ? [] : [name.es])] };
}

/** Everything that can be named on a table. */
export interface Vocabulary {
  readonly places: readonly Named[];
  readonly remote: readonly Named[];
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
      kinds.filter(({ side }) => side === REBEL).map(tell),
      kinds.filter(({ side }) => side === IMPERIAL).map(tell),
    ] as const;
  const missions = box.cards.flatMap((card) => (card.type === "mission" ? [card] : []));
  const { baseSpace } = box.catalogue.board;
  return {
    places: [...box.systems.map(({ entry }) => named(entry)), named(baseSpace)],
    remote: box.systems.filter(({ populous }) => !populous).map(({ entry }) => named(entry)),
    units: sided(box.units, ({ entry }) => named(entry)),
    leaders: sided(box.leaders, ({ entry }) => named(entry)),
    actions: imperialActions(box),
    missions: sided(missions, ({ entry }) => named(entry)),
  };
}

function imperialActions({ cards }: Box): readonly Named[] {
  return cards.flatMap((card) => (card.type === "action" && card.side === IMPERIAL ? [named(card.entry)] : []));
}
