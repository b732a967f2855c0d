import type { Action, View } from "@sw/deckbuilder-core";
import { type BaseEntry, type CardEntry, defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { unmarked } from "@sw/deckbuilder-core/read";
import { componentsOf } from "@sw/deckbuilder-core/ui";

const CARDS: ReadonlyMap<string, CardEntry> = new Map(defaultCatalogue.cards.map((card) => [card.id, card]));
const BASES: ReadonlyMap<string, BaseEntry> = new Map(defaultCatalogue.bases.map((base) => [base.id, base]));

/** The unit or capital ship that a view names so, with or without a mark. */
export function cardOf(ref: string): CardEntry | undefined {
  return CARDS.get(unmarked(ref));
}

/** The base that a view names so. */
export function baseOf(ref: string): BaseEntry | undefined {
  return BASES.get(unmarked(ref));
}

/** The id of the first card or base that an action is about, as far as the view shows it; empty for an action about none. */
export function subjectId(action: Action, view: View): string {
  const [component] = componentsOf(action, view);
  if (component === undefined) return "";
  return "card" in component ? component.card : component.base;
}
