import type { Action, View } from "@sw/deckbuilder-core";
import { type BaseEntry, type CardEntry, defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { unmarked } from "@sw/deckbuilder-core/read";
import { componentsOf } from "@sw/deckbuilder-core/ui";

const CARDS: ReadonlyMap<string, CardEntry> = new Map(defaultCatalogue.cards.map((card) => [card.id, card]));
const BASES: ReadonlyMap<string, BaseEntry> = new Map(defaultCatalogue.bases.map((base) => [base.id, base]));

/** Returns the unit or capital ship of a reference, with or without a copy suffix. */
export function cardOf(ref: string): CardEntry | undefined {
  return CARDS.get(unmarked(ref));
}

/** Returns the base of a reference. */
export function baseOf(ref: string): BaseEntry | undefined {
  return BASES.get(unmarked(ref));
}

/**
 * Returns the id of the first card or base that an action is about, as far as the view shows it; empty if there is
 * none.
 */
export function subjectId(action: Action, view: View): string {
  const [component] = componentsOf(action, view);
  if (component === undefined) return "";
  return "card" in component ? component.card : component.base;
}
