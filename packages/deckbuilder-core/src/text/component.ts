import type { BaseEntry, CardEntry } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import { cardName, knowledgeOf, type TextOptions } from "./knowledge.ts";

/** A card or a base, by id or as an entry. An entry need not be in the catalogue. */
export type Component = { readonly card: CardRef | CardEntry } | { readonly base: CardRef | BaseEntry };

/** Returns the id or entry by which a component is given. */
export function givenBy(component: Component): CardRef | CardEntry | BaseEntry {
  return "card" in component ? component.card : component.base;
}

/** Returns the name of a card or a base, or its id if the catalogue has no such card. */
export function nameOf(component: Component, options: TextOptions): string {
  const given = givenBy(component);
  return typeof given === "string" ? cardName(knowledgeOf(options), given) : given.name[options.locale];
}
