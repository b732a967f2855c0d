import type { Line } from "@sw/tabletop/text";
import type { Name } from "./entries.ts";

/**
 * The figures of cards, or what cards do: each a function that gives it. What nobody asks for is then never called, so that
 * bundles hold the figures without what cards do, and texts without both.
 */
export type Cards<Card> = readonly (() => Card)[];

/** A card or a keyword in our words, for people. */
export interface CardText {
  readonly id: string;
  /** What it does, in whole sentences; left out while it is not played. */
  readonly does?: Line;
  /** What it lets people choose, as lines of a menu, by the names that its entry gives the choices. */
  readonly choices?: Readonly<Record<string, Line>>;
  /** The tokens that it puts on the battlefield, by the names that the catalogue gives them. */
  readonly tokens?: Readonly<Record<string, Line>>;
}

/** A keyword in our words. */
export interface KeywordText extends CardText {
  /** In brackets what follows on cards: "Agile[ X]", "AI[: Action]"; sentences leave that out. */
  readonly name: Name;
}

/** What several files hold, one after the other. */
export function together<Part>(files: readonly (readonly Part[])[]): readonly Part[] {
  return files.flat();
}

/** The lines of choices that several cards share, and of a card's own. */
export function choiceLines(...parts: readonly NonNullable<CardText["choices"]>[]): NonNullable<CardText["choices"]> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

/** The cards of several files in the order of the catalogue: by a figure of theirs, then by their ids. */
export function inOrder<Card extends { readonly id: string }>(
  files: readonly Cards<Card>[],
  figureOf: (card: Card) => number | string,
): readonly Card[] {
  const order = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);
  const cards = written(files).map((card) => ({ card, figure: figureOf(card) }));
  return cards.sort((a, b) => order(a.figure, b.figure) || order(a.card.id, b.card.id)).map(({ card }) => card);
}

/** The cards of several files, as data. */
export function written<Card>(files: readonly Cards<Card>[]): readonly Card[] {
  return files.flat().map((card) => card());
}

/** Cards by their ids. */
export function byId<Card extends { readonly id: string }>(cards: readonly Card[]): Readonly<Record<string, Card>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
