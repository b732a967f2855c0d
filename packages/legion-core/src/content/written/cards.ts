import type { CardWords } from "../../catalogue/cards.ts";
import type { Entry, Name } from "../../catalogue/entries.ts";

/**
 * The cards of one file, written as players write them: what all of them share, and each card under its id. The cards stand in
 * a function, so that bundles leave out the files that nobody reads.
 */
export interface CardFile<Shared, Card> {
  readonly shared: Shared;
  readonly cards: () => Readonly<Record<string, Card>>;
}

/** A printed name: the English one, or the English and the Spanish one. */
export type Printed = string | readonly [en: string, es: string];

/** The text of a card, and what the card does. */
export interface Played<Deeds> {
  /** The text of the card in whole sentences. */
  readonly en: string;
  readonly es: string;
  /** What the card lets players choose, as lines of a menu, by the names of its choices. */
  readonly choices?: CardWords["choices"];
  /** The tokens that the card puts on the battlefield, by the names that the catalogue gives them. */
  readonly tokens?: CardWords["tokens"];
  /** Returns what the card does, given its id. */
  readonly does: (card: string) => Deeds;
}

/** The fields of {@link Played} on a card that does no more than its figures say: none. */
export type Unplayed = { readonly [Field in keyof Played<never>]?: never };

/** The figures of a card under its id: those that the catalogue has and the file does not share. */
export type Figures<Card extends Entry, Shared extends keyof Card = never, Others extends keyof Card = never> = Omit<
  Card,
  "id" | "name" | Shared | Others
> &
  Partial<Pick<Card, Shared>> & { readonly name: Printed };

/** Everything that a card has besides its figures. */
export type Told = Partial<Played<unknown>>;

/** Reads the cards of some files, each with what its file shares, one after the other. */
export function cardsOf<Shared, Card, Read>(
  files: readonly CardFile<Shared, Card>[],
  read: (id: string, card: Shared & Card) => Read,
): readonly Read[] {
  return files.flatMap(({ shared, cards }) =>
    Object.entries(cards()).map(([id, card]) => read(id, { ...shared, ...card })),
  );
}

/** Lists what the cards of some files do, under their ids; cards that do no more than their figures say are left out. */
export function deedsOf<Deeds>(
  files: readonly CardFile<unknown, Played<Deeds> | Unplayed>[],
): readonly (Deeds & { readonly id: string })[] {
  return cardsOf(files, (id, { does }) => (does === undefined ? [] : [{ ...does(id), id }])).flat();
}

/** Lists the texts of the cards of some files. */
export function textsOf(files: readonly CardFile<unknown, Told>[]): readonly CardWords[] {
  return cardsOf(files, (id, card) => (card.en === undefined ? [] : [{ id, ...textOf(card) }])).flat();
}

/** Reads the text of a card; empty without one. */
export function textOf({ en, es, choices, tokens }: Told): Omit<CardWords, "id"> {
  if (en === undefined || es === undefined) return {};
  return { does: { en, es }, ...(choices && { choices }), ...(tokens && { tokens }) };
}

/** Reads a printed name. */
export function nameOf(name: Printed): Name {
  if (typeof name === "string") return { en: name };
  const [en, es] = name;
  return { en, es };
}

/** Puts cards in the order of the catalogue: by a figure of theirs, then by their ids. */
export function inOrder<Card extends { readonly id: string }>(
  cards: readonly Card[],
  figureOf: (card: Card) => number | string,
): readonly Card[] {
  const order = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...cards].sort((a, b) => order(figureOf(a), figureOf(b)) || order(a.id, b.id));
}
