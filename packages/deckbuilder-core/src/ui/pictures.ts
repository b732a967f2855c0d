import type { Catalogue } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import { unmarked } from "../state/codes.ts";
import type { Component } from "../text/index.ts";

/** A card or a base, by its id. */
export type ComponentRef = { readonly card: CardRef } | { readonly base: CardRef };

/**
 * Lists the keys of all pictures that a client may show on the table: `card/x-wing` for a unit or ship, `base/hoth` for
 * a base, and backs of hidden cards: `back/empire`, `back/rebel`, `back/galaxy`, `back/base`.
 */
export function picturesOf({ cards, bases }: Catalogue): readonly string[] {
  return [
    ...cards.map(({ id }) => `card/${id}`),
    ...bases.map(({ id }) => `base/${id}`),
    ...["empire", "rebel", "galaxy", "base"].map((deck) => `back/${deck}`),
  ];
}

/** Returns the key of the picture of a card or a base. All copies of a card share one picture. */
export function pictureOf(component: Component): string {
  return "card" in component ? `card/${idOf(component.card)}` : `base/${idOf(component.base)}`;
}

/** Returns the card or base that a picture shows, by its id, or undefined for a back. */
export function componentPictured(picture: string): ComponentRef | undefined {
  const [kind, id = ""] = picture.split("/", 2);
  if (kind === "card") return { card: id };
  return kind === "base" ? { base: id } : undefined;
}

function idOf(given: CardRef | { readonly id: CardRef }): CardRef {
  return unmarked(typeof given === "string" ? given : given.id);
}
