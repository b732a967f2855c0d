import type { Line } from "@sw/tabletop/text";
import type { Name } from "./entries.ts";

/**
 * The figures of cards, or what cards do: each a function that gives it. What nobody asks for is then never called, so that
 * bundles hold the figures without what cards do, and texts without both.
 */
export type Cards<Card> = readonly (() => Card)[];

/** What a card does, told to people in our words. */
export interface CardText {
  readonly id: string;
  readonly does: Line;
}

/** What a keyword is called, and what it does. */
export interface KeywordText {
  readonly id: string;
  /** In brackets what follows on cards: "Agile[ X]", "AI[: Action]"; sentences leave that out. */
  readonly name: Name;
  /** Left out while the keyword is not played. */
  readonly does?: Line;
}

/** What several files hold, one after the other. */
export function together<Part>(files: readonly (readonly Part[])[]): readonly Part[] {
  return files.flat();
}

/** The cards of several files, as data. */
export function written<Card>(files: readonly Cards<Card>[]): readonly Card[] {
  return files.flat().map((card) => card());
}

/** Cards by their ids. */
export function byId<Card extends { readonly id: string }>(cards: readonly Card[]): Readonly<Record<string, Card>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
