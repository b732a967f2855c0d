import type { Line } from "@sw/tabletop/text";
import type { Name } from "./entries.ts";

/** The name and text of a card or keyword in our words, for players. */
export interface CardWords {
  readonly id: string;
  /** The effect of the card or keyword, in whole sentences. Absent while it is not implemented. */
  readonly does?: Line;
  /** The choices it offers, as lines of a menu, by the names that its entry gives them. */
  readonly choices?: Readonly<Record<string, Line>>;
  /** The tokens that it puts on the battlefield, by the names that the catalogue gives them. */
  readonly tokens?: Readonly<Record<string, Line>>;
}

/** The name and text of a keyword in our words. */
export interface KeywordText extends CardWords {
  /** The name, with additions on cards in brackets: "Agile[ X]", "AI[: Action]". Sentences omit the brackets. */
  readonly name: Name;
}

/** Concatenates the lists of several files. */
export function together<Part>(files: readonly (readonly Part[])[]): readonly Part[] {
  return files.flat();
}

/** Merges lines of choices that several cards share with those of one card. */
export function choiceLines(...parts: readonly NonNullable<CardWords["choices"]>[]): NonNullable<CardWords["choices"]> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

/** Indexes cards by id. */
export function byId<Card extends { readonly id: string }>(cards: readonly Card[]): Readonly<Record<string, Card>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
