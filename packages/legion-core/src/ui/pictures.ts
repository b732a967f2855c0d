import type { Catalogue } from "../catalogue/entries.ts";
import { TOKEN_KINDS } from "../table/tokens.ts";
import type { CardOfKind, Component } from "../text/index.ts";

/** A card that has a picture, by its id. */
export type ComponentRef = Exclude<CardOfKind, { readonly battleForce: string }>;

/**
 * Lists the keys of all pictures that a client may use for cards and pieces. They are `unit/ID` for a unit card and its
 * miniatures, `upgrade/ID` for an upgrade and its miniature, `command/ID`, `battle/ID` for objectives and advantages,
 * `token/KIND` for tokens on the battlefield, and `back/command` and `back/battle` for hidden cards.
 */
export function picturesOf(catalogue: Catalogue): readonly string[] {
  const { units, counterparts, upgrades, commands, primaryObjectives, secondaryObjectives, advantages } = catalogue;
  const keys = (kind: string, entries: readonly { readonly id: string }[]) => entries.map(({ id }) => `${kind}/${id}`);
  return [
    ...keys("unit", [...units, ...counterparts]),
    ...keys("upgrade", upgrades),
    ...keys("command", commands),
    ...keys("battle", [...primaryObjectives, ...secondaryObjectives, ...advantages]),
    ...TOKEN_KINDS.map((kind) => `token/${kind}`),
    "back/command",
    "back/battle",
  ];
}

/**
 * Returns the key of a card's picture, or undefined for a battle force (which has none) and for a card without a kind.
 */
export function pictureOf(component: Component): string | undefined {
  if ("unit" in component) return `unit/${component.unit}`;
  if ("upgrade" in component) return `upgrade/${component.upgrade}`;
  if ("command" in component) return `command/${component.command}`;
  return "battle" in component ? `battle/${component.battle}` : undefined;
}

/** Returns the card on a picture by its id, or undefined for a token or a card back. */
export function componentPictured(picture: string): ComponentRef | undefined {
  const [kind, id = ""] = picture.split("/", 2);
  switch (kind) {
    case "unit":
      return { unit: id };
    case "upgrade":
      return { upgrade: id };
    case "command":
      return { command: id };
    case "battle":
      return { battle: id };
    default:
      return undefined;
  }
}
