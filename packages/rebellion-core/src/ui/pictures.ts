import type { Catalogue } from "../language/language.ts";
import { wholeCatalogue } from "../language/played.ts";
import type { CardId, LeaderId, PlaceId, UnitId } from "../state/actions.ts";
import type { Component } from "../text/index.ts";

/** A card or a piece by its id. */
export type ComponentRef =
  | { readonly card: CardId }
  | { readonly unit: UnitId }
  | { readonly leader: LeaderId }
  | { readonly ring: string }
  | { readonly system: PlaceId };

/**
 * Returns the keys of all pictures that a client may use for cards and pieces: `card/ID` for missions, action cards,
 * objectives and tactic cards, `leader/ID`, `unit/ID`, `system/ID`, `ring/ID`, `die/COLOR`, and `back/mission`,
 * `back/action`, `back/objective`, `back/probe`, `back/tactic` for hidden cards.
 */
export function picturesOf(catalogue: Catalogue): readonly string[] {
  const whole = wholeCatalogue(catalogue);
  const { missions, actions, objectives, tactics, advancedTactics = [], leaders, units, rings, systems, board } = whole;
  const keys = (kind: string, entries: readonly { readonly id: string }[]) => entries.map(({ id }) => `${kind}/${id}`);
  return [
    ...keys("card", [...missions, ...actions, ...objectives, ...tactics, ...advancedTactics]),
    ...systems.map(({ id }) => `card/probe:${id}`),
    ...keys("leader", leaders),
    ...keys("unit", units),
    ...keys("ring", rings),
    ...keys("system", [...systems, board.baseSpace]),
    ...["red", "black", "green"].map((color) => `die/${color}`),
    ...["mission", "action", "objective", "probe", "tactic"].map((back) => `back/${back}`),
  ];
}

/** Returns the key of the picture of a card or a piece. */
export function pictureOf(component: Component): string {
  if ("card" in component) return `card/${idOf(component.card)}`;
  if ("unit" in component) return `unit/${idOf(component.unit)}`;
  if ("leader" in component) return `leader/${idOf(component.leader)}`;
  if ("ring" in component) return `ring/${idOf(component.ring)}`;
  return `system/${idOf(component.system)}`;
}

/** Returns the card or piece of a picture, by its id, or undefined for a back and for a die. */
export function componentPictured(picture: string): ComponentRef | undefined {
  const cut = picture.indexOf("/");
  const id = picture.slice(cut + 1);
  switch (picture.slice(0, cut)) {
    case "card":
      return { card: id };
    case "leader":
      return { leader: id };
    case "unit":
      return { unit: id };
    case "ring":
      return { ring: id };
    case "system":
      return { system: id };
    default:
      return undefined;
  }
}

function idOf(given: string | { readonly id: string }): string {
  return typeof given === "string" ? given : given.id;
}
