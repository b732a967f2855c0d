import type { BaseEntry, CardEntry } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";

const CARDS: ReadonlyMap<string, CardEntry> = new Map(defaultCatalogue.cards.map((card) => [card.id, card]));
const BASES: ReadonlyMap<string, BaseEntry> = new Map(defaultCatalogue.bases.map((base) => [base.id, base]));

/** A card's name without the mark that tells one copy from its like. */
function plainId(ref: string): string {
  return ref.split("#", 1)[0] ?? ref;
}

/** The unit or capital ship of that name. */
export function cardOf(ref: string): CardEntry | undefined {
  return CARDS.get(plainId(ref));
}

/** The base of that name. */
export function baseOf(ref: string): BaseEntry | undefined {
  return BASES.get(plainId(ref));
}

/** Everything printed in the box: units and ships, then bases. */
export const PRINTED: readonly (CardEntry | BaseEntry)[] = [...defaultCatalogue.cards, ...defaultCatalogue.bases];
