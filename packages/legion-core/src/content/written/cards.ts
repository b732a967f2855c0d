import type { CardWords } from "../../catalogue/cards.ts";
import type { Entry, Name } from "../../catalogue/entries.ts";

/**
 * The cards of one file in the form in which players write them: the fields that all share, and each card by its id.
 * The cards are in a function, so that bundles can leave out unused files.
 */
export interface CardFile<Shared, Card> {
  readonly shared: Shared;
  readonly cards: () => Readonly<Record<string, Card>>;
}

/** A printed name: only the English one, or the English and the Spanish one. */
export type Printed = string | readonly [en: string, es: string];

/** The text and the effects of a card. */
export interface Played<Deeds> {
  /** The rules text of the card in full English sentences. */
  readonly en: string;
  readonly es: string;
  /** The texts of the choices that the card offers, by the names of the choices. Defaults to none. */
  readonly choices?: CardWords["choices"];
  /**
   * The names of the tokens that the card puts on the battlefield, by their names in the catalogue. Defaults to none.
   */
  readonly tokens?: CardWords["tokens"];
  /** Returns the effects of the card, given its id. */
  readonly does: (card: string) => Deeds;
}

/** Forbids the fields of {@link Played} on a card that has no effects beyond its printed values. */
export type Unplayed = { readonly [Field in keyof Played<never>]?: never };

/** The printed values of a card: the fields of its catalogue entry that the file does not share. */
export type Figures<Card extends Entry, Shared extends keyof Card = never, Others extends keyof Card = never> = Omit<
  Card,
  "id" | "name" | Shared | Others
> &
  Partial<Pick<Card, Shared>> & { readonly name: Printed };

/** All fields of a card besides its printed values. */
export type Told = Partial<Played<unknown>>;

/** Reads the cards of several files in order, each together with the fields that its file shares. */
export function cardsOf<Shared, Card, Read>(
  files: readonly CardFile<Shared, Card>[],
  read: (id: string, card: Shared & Card) => Read,
): readonly Read[] {
  return files.flatMap(({ shared, cards }) =>
    Object.entries(cards()).map(([id, card]) => read(id, { ...shared, ...card })),
  );
}

/**
 * Lists the effects of the cards in these files, with their ids. Cards without effects beyond their printed values are
 * left out.
 */
export function deedsOf<Deeds>(
  files: readonly CardFile<unknown, Played<Deeds> | Unplayed>[],
): readonly (Deeds & { readonly id: string })[] {
  return cardsOf(files, (id, { does }) => (does === undefined ? [] : [{ ...does(id), id }])).flat();
}

/** Lists the texts of the cards in these files. */
export function textsOf(files: readonly CardFile<unknown, Told>[]): readonly CardWords[] {
  return cardsOf(files, (id, card) => (card.en === undefined ? [] : [{ id, ...textOf(card) }])).flat();
}

/** Returns the text of a card, or an empty object if it has none. */
export function textOf({ en, es, choices, tokens }: Told): Omit<CardWords, "id"> {
  if (en === undefined || es === undefined) return {};
  return { does: { en, es }, ...(choices && { choices }), ...(tokens && { tokens }) };
}

/** Returns a printed name as a name by language. */
export function nameOf(name: Printed): Name {
  if (typeof name === "string") return { en: name };
  const [en, es] = name;
  return { en, es };
}

/** Sorts cards in catalogue order: by one of their values, then by id. */
export function inOrder<Card extends { readonly id: string }>(
  cards: readonly Card[],
  figureOf: (card: Card) => number | string,
): readonly Card[] {
  const order = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...cards].sort((a, b) => order(figureOf(a), figureOf(b)) || order(a.id, b.id));
}
