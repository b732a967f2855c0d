import { cardName, namingOf } from "./cards/names.ts";
import type { TextOptions } from "./game/knowledge.ts";

/** A card by its id and kind. `unit` is a unit or counterpart, `battle` an objective or advantage. */
export type CardOfKind =
  | { readonly unit: string }
  | { readonly upgrade: string }
  | { readonly command: string }
  | { readonly battle: string }
  | { readonly battleForce: string };

/**
 * A card by its id. `card` is a card of any kind; if a unit and an upgrade share the id (`"black-sun-vigo"`), it is the
 * unit.
 */
export type Component = CardOfKind | { readonly card: string };

/** Returns the id of a card. */
export function idOf(component: Component): string {
  if ("card" in component) return component.card;
  if ("unit" in component) return component.unit;
  if ("upgrade" in component) return component.upgrade;
  if ("command" in component) return component.command;
  return "battle" in component ? component.battle : component.battleForce;
}

/** Returns a card's name with its title, or its id as words if the catalogue has no such card. */
export function nameOf(component: Component, { locale, catalogue }: Pick<TextOptions, "locale" | "catalogue">): string {
  return cardName(idOf(component), namingOf(locale, catalogue));
}
