/**
 * Texts of cards in English and Spanish: their names, figures and rules in this package's own words. This module
 * includes the whole catalogue; the texts of `/text` do not.
 *
 * @module
 */
import { type CardText, cardBlock, type Locale } from "@sw/tabletop/text";
import type { Catalogue } from "../../catalogue/entries.ts";
import { defaultCatalogue } from "../../content/catalogue.ts";
import { type Component, nameOf } from "../component.ts";
import { cardParts } from "./card-text.ts";
import { namingOf } from "./names.ts";

export type { CardText } from "@sw/tabletop/text";

/** Options for the text of a card. */
export interface CardTextOptions {
  readonly locale: Locale;
  /** The cards of the game. Defaults to those of this package. */
  readonly catalogue?: Catalogue;
}

/** Describes a card as a block of lines. Returns its id as words if the catalogue has no such card. */
export function describeComponent(component: Component, options: CardTextOptions): string {
  const parts = componentText(component, options);
  return parts === undefined ? nameOf(component, options) : cardBlock(parts);
}

/** Returns a card's text by parts, or undefined if the catalogue has no such card. */
export function componentText(component: Component, { locale, catalogue }: CardTextOptions): CardText | undefined {
  return cardParts(component, namingOf(locale, catalogue), catalogue ?? defaultCatalogue);
}
