/**
 * What cards say, in English and Spanish and in our words: their names, figures and rules. It holds the whole catalogue, which
 * the texts of `/text` go without.
 *
 * @module
 */
import type { Locale } from "@sw/tabletop/text";
import type { Catalogue } from "../../catalogue/index.ts";
import { type CardText, cardBlock, cardParts } from "./card-text.ts";
import { cardName } from "./names.ts";

export type { CardText } from "./card-text.ts";

/** For whom a text of a card is, and of which card where two share an id. */
export interface CardTextOptions {
  readonly locale: Locale;
  /** Tells a unit from the upgrade where the two share an id (`"black-sun-vigo"`); without it the unit is told. */
  readonly kind?: keyof Catalogue;
}

/** All that a card says as a block of lines; its id in words where the catalogue has no such card. */
export function describeCard(card: string, options: CardTextOptions): string {
  const parts = cardText(card, options);
  return parts === undefined ? cardName(card, options.locale) : cardBlock(parts);
}

/** A card's text by parts: its name, its figures, what it does. Undefined where the catalogue has no such card. */
export function cardText(card: string, { locale, kind }: CardTextOptions): CardText | undefined {
  return cardParts(card, locale, kind);
}
