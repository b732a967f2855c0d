/**
 * The texts of cards and pieces in English and Spanish, in this package's own words: names, figures and rules.
 *
 * @module
 */
import { type CardText, cardBlock } from "@sw/tabletop/text";
import { type Component, nameOf, placeEntry } from "../component.ts";
import { type Knowledge, knowledgeOf, leaderEntry, ringEntry, type TextOptions, unitEntry } from "../knowledge.ts";
import { cardParts } from "./cards.ts";
import { leaderParts, ringParts, unitParts } from "./pieces.ts";
import { baseSpaceParts, systemParts } from "./places.ts";

export type { CardText } from "@sw/tabletop/text";

/** Returns the text of a card or a piece as a block of lines, or its id if the catalogue does not have it. */
export function describeComponent(component: Component, options: TextOptions): string {
  const parts = componentText(component, options);
  return parts === undefined ? nameOf(component, options) : cardBlock(parts);
}

/** Returns the text of a card or a piece by parts, or undefined if the catalogue does not have it. */
export function componentText(component: Component, options: TextOptions): CardText | undefined {
  return partsOf(component, knowledgeOf(options));
}

function partsOf(component: Component, knowledge: Knowledge): CardText | undefined {
  if ("card" in component) return cardParts(component.card, knowledge);
  if ("unit" in component) {
    const entry = typeof component.unit === "string" ? unitEntry(knowledge, component.unit) : component.unit;
    return entry === undefined ? undefined : unitParts(entry, knowledge);
  }
  if ("leader" in component) {
    const entry = typeof component.leader === "string" ? leaderEntry(knowledge, component.leader) : component.leader;
    return entry === undefined ? undefined : leaderParts(entry, knowledge);
  }
  if ("ring" in component) {
    const entry = typeof component.ring === "string" ? ringEntry(knowledge, component.ring) : component.ring;
    return entry === undefined ? undefined : ringParts(entry, knowledge);
  }
  const place = placeEntry(component.system, knowledge);
  if (place === undefined) return undefined;
  return "region" in place ? systemParts(place, knowledge) : baseSpaceParts(place, knowledge);
}
