import type { Line } from "@sw/tabletop/text";
import type { Name } from "./entries.ts";

/** A card or a keyword in our words, for people. */
export interface CardWords {
  readonly id: string;
  /** What it does, in whole sentences; left out while it is not played. */
  readonly does?: Line;
  /** What it lets people choose, as lines of a menu, by the names that its entry gives the choices. */
  readonly choices?: Readonly<Record<string, Line>>;
  /** The tokens that it puts on the battlefield, by the names that the catalogue gives them. */
  readonly tokens?: Readonly<Record<string, Line>>;
}

/** A keyword in our words. */
export interface KeywordText extends CardWords {
  /** In brackets what follows on cards: "Agile[ X]", "AI[: Action]"; sentences leave that out. */
  readonly name: Name;
}

/** What several files hold, one after the other. */
export function together<Part>(files: readonly (readonly Part[])[]): readonly Part[] {
  return files.flat();
}

/** The lines of choices that several cards share, and of a card's own. */
export function choiceLines(...parts: readonly NonNullable<CardWords["choices"]>[]): NonNullable<CardWords["choices"]> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

/** Cards by their ids. */
export function byId<Card extends { readonly id: string }>(cards: readonly Card[]): Readonly<Record<string, Card>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
