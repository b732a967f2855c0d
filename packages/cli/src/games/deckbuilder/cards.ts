import type { Action, View } from "@sw/deckbuilder-core";
import { type BaseEntry, type CardEntry, defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { type ComponentRef, componentsOf } from "@sw/deckbuilder-core/ui";

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

/** The id of the first card or base that an action is about, as far as the view shows it; empty for an action about none. */
export function subjectRef(action: Action, view: View): string {
  const [component] = componentsOf(action, view);
  return component === undefined ? "" : refOf(component);
}

/** The id of a card or a base. */
export function refOf(component: ComponentRef): string {
  return "card" in component ? component.card : component.base;
}

/** Everything printed in the box: units and ships, then bases. */
export const PRINTED: readonly (CardEntry | BaseEntry)[] = [...defaultCatalogue.cards, ...defaultCatalogue.bases];
