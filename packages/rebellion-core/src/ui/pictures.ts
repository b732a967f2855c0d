import type { Catalogue } from "../language/language.ts";
import { wholeCatalogue } from "../language/played.ts";
import type { Component } from "../text/index.ts";

/**
 * The keys of all pictures that a client may hang on cards and pieces: `card/ID` for missions, action cards, objectives and tactic
 * cards, `leader/ID`, `unit/ID`, `system/ID`, `ring/ID`, `die/COLOR`, and `back/mission`, `back/action`, `back/objective`,
 * `back/probe`, `back/tactic` for cards that nobody sees.
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

/** The card or piece that a picture shows, as `/text` takes it; undefined for a back and for a die. */
export function componentPictured(picture: string): Component | undefined {
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
