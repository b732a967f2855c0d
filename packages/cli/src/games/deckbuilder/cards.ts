import { type BaseEntry, type CardEntry, defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { unmarked } from "@sw/deckbuilder-core/read";
import type { ComponentRef } from "@sw/deckbuilder-core/ui";

const CARDS: ReadonlyMap<string, CardEntry> = new Map(defaultCatalogue.cards.map((card) => [card.id, card]));

/** Returns the unit or capital ship of a reference, with or without a copy suffix. */
export function cardOf(ref: string): CardEntry | undefined {
  return CARDS.get(unmarked(ref));
}

/** Returns the id of a card or a base. */
export function refOf(component: ComponentRef): string {
  return "card" in component ? component.card : component.base;
}

/** All printed cards: units and ships, then bases. */
export const PRINTED: readonly (CardEntry | BaseEntry)[] = [...defaultCatalogue.cards, ...defaultCatalogue.bases];
