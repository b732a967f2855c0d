import { KEYWORDS } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { describe, nameOf } from "@sw/legion-core/text";
import { describeComponent } from "@sw/legion-core/text/cards";
import type { Locale } from "../../kit.ts";
import { printable } from "../../terminal/printable.ts";

interface Card {
  readonly id: string;
  readonly cost?: number;
}

const CARDS: ReadonlyMap<string, Card> = new Map(
  [
    ...defaultCatalogue.units,
    ...defaultCatalogue.counterparts,
    ...defaultCatalogue.upgrades,
    ...defaultCatalogue.commands,
    ...defaultCatalogue.primaryObjectives,
    ...defaultCatalogue.secondaryObjectives,
    ...defaultCatalogue.advantages,
    ...defaultCatalogue.battleForces,
  ].map((card) => [card.id, card]),
);

/**
 * Returns the name and title of a card. Returns the id, made printable, if there is no such card, so that it can be
 * looked up.
 */
export function cardName(card: string, locale: Locale): string {
  return CARDS.has(card) ? nameOf({ card }, { locale }) : printable(card);
}

/** Returns the points of a card; undefined for one without points. */
export function cardCost(id: string): number | undefined {
  return CARDS.get(id)?.cost;
}

/** Lists the lines of a card's text. Returns only its name if there is no such card. */
export function cardLines(card: string, locale: Locale): readonly string[] {
  return CARDS.has(card) ? describeComponent({ card }, { locale }).split("\n").map(printable) : [printable(card)];
}

/** Returns the ids of the cards whose name contains the given text, ignoring case and accents. */
export function cardsNamed(typed: string, lang: Locale): readonly string[] {
  const wanted = folded(typed);
  if (wanted === "") return [];
  return [...CARDS.keys()].filter((id) => folded(cardName(id, lang)).includes(wanted));
}

/**
 * Lists the texts of the keywords whose name contains the given text, ignoring case and accents. Each text begins with
 * the name.
 */
export function keywordsNamed(typed: string, locale: Locale): readonly string[] {
  const wanted = folded(typed);
  if (wanted === "") return [];
  const texts = Object.keys(KEYWORDS).map((keyword) => describe({ keyword }, { locale }));
  return texts.filter((text) => folded(text.slice(0, text.indexOf(": "))).includes(wanted));
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
