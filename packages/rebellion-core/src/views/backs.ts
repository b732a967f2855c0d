import { at, type CardCode } from "@sw/tabletop";
import type { Box, CardKind } from "../state/box.ts";
import { SPACE } from "../state/codes.ts";

/**
 * The back of a face-down card or its known origin, which everybody can tell: a mission of the deck, a starting
 * mission, a project; an action card with or without a recruit icon; the level of an objective
 * (reb.faq.objective-backs-open); a probe card, a planted one; the theater of a tactic card.
 */
export type Back =
  | "starting-mission"
  | "mission"
  | "project"
  | "starting-action"
  | "recruit-action"
  | "I"
  | "II"
  | "III"
  | "probe"
  | "planted"
  | "space"
  | "ground";

/** All backs, in the order in which hidden cards are dealt. */
export const BACKS: readonly Back[] = [
  "starting-mission",
  "mission",
  "project",
  "starting-action",
  "recruit-action",
  "I",
  "II",
  "III",
  "planted",
  "probe",
  "space",
  "ground",
];

/** Returns the back of a card. `planted` says whether it is marked as planted. */
export function backOf(box: Box, code: CardCode, planted: boolean): Back {
  const card = at(box.cards, code);
  return card.type === "probe" && planted ? "planted" : backOfKind(card);
}

function backOfKind(card: CardKind): Back {
  switch (card.type) {
    case "mission":
      return card.entry.set === "regular" ? "mission" : card.entry.set === "project" ? "project" : "starting-mission";
    case "action":
      return card.entry.set === "starting" ? "starting-action" : "recruit-action";
    case "objective":
      return card.entry.level;
    case "probe":
      return "probe";
    case "tactic":
    case "advanced-tactic":
      return card.theater === SPACE ? "space" : "ground";
  }
}

/** Sorts backs in dealing order. */
export function inBackOrder(backs: readonly Back[]): readonly Back[] {
  const [first] = backs;
  if (backs.every((back) => back === first)) return backs;
  return BACKS.flatMap((back) => backs.filter((one) => one === back));
}
