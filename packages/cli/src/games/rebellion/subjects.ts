import type { Action, View } from "@sw/rebellion-core";
import { defaultCatalogue, wholeCatalogue } from "@sw/rebellion-core/catalogue";
import type { Component } from "@sw/rebellion-core/text";
import { HIDDEN, isHidden } from "@sw/tabletop";
import type { Locale } from "../../kit.ts";
import { askingCard, askingMission, factionOf } from "./seen.ts";

/** The cards and pieces that an action is about, as far as the view shows them. */
export function subjectsOf(action: Action, view: View): readonly Component[] {
  switch (action.type) {
    case "assign":
      return [{ card: action.mission }, { leader: action.subject }];
    case "join":
      return [...missionInRow(view, action.mission), { leader: action.subject }];
    case "reveal":
      return missionInRow(view, action.subject);
    case "activate":
    case "retreat":
      return [{ system: action.system }, { leader: action.subject }];
    case "choose-system":
      return [{ system: action.subject }, ...asking(view)];
    case "choose-leader":
    case "move-captive":
      return [{ leader: action.subject }];
    case "use-action":
    case "recruit":
      return [{ card: action.subject }, ...(action.leader === null ? [] : [{ leader: action.leader }])];
    case "use-ring":
      return [{ ring: action.subject }];
    case "play-objective":
    case "take-card":
    case "put-card":
    case "discard":
    case "play-tactic":
    case "remove-target":
    case "use-held":
      return [{ card: action.subject }];
    case "place":
    case "move":
    case "destroy":
    case "take-unit":
    case "advance":
    case "deploy":
    case "damage":
    case "block":
      return [{ unit: action.subject }];
    default:
      return asking(view);
  }
}

/** The card that asks the question. */
function asking(view: View): readonly Component[] {
  const cards = [askingCard(view), askingMission(view)].filter((card) => card !== "");
  return cards.map((card) => ({ card }));
}

function missionInRow(view: View, place: number): readonly Component[] {
  if (view.viewer === "spectator") return [];
  const card = view.sides[factionOf(view.viewer)].assigned[place]?.card ?? HIDDEN;
  return isHidden(card) ? [] : [{ card }];
}

/** Everything in the box whose name has that in it, whatever the case and accents. */
export function componentsNamed(name: string, locale: Locale): readonly Component[] {
  const wanted = folded(name);
  if (wanted === "") return [];
  const { missions, actions, objectives, tactics, leaders, units, rings, systems } = wholeCatalogue(defaultCatalogue);
  const fits = (entry: { readonly name: { readonly en: string; readonly es?: string } }): boolean =>
    folded(entry.name[locale] ?? entry.name.en).includes(wanted);
  return [
    ...[...missions, ...actions, ...objectives, ...tactics].filter(fits).map(({ id }) => ({ card: id })),
    ...leaders.filter(fits).map(({ id }) => ({ leader: id })),
    ...units.filter(fits).map(({ id }) => ({ unit: id })),
    ...rings.filter(fits).map(({ id }) => ({ ring: id })),
    ...systems.filter(fits).map(({ id }) => ({ system: id })),
  ];
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
