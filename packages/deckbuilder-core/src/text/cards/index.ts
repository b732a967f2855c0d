/**
 * Texts of cards in English and Spanish, in our words: their names, figures and rules.
 *
 * @module
 */
import { type CardText, cardBlock } from "@sw/tabletop/text";
import { type Component, givenBy, nameOf } from "../component.ts";
import { cardName, entryOf, knowledgeOf, type TextOptions } from "../knowledge.ts";
import { cardParts } from "./card-text.ts";

export type { CardText } from "@sw/tabletop/text";

/** Describes a card or a base as a block of lines; returns its id if the catalogue has no such card. */
export function describeComponent(component: Component, options: TextOptions): string {
  const parts = componentText(component, options);
  return parts === undefined ? nameOf(component, options) : cardBlock(parts);
}

/**
 * Returns the text of a card or a base in parts: name, figures and rules. Returns undefined if the catalogue has no
 * such card.
 */
export function componentText(component: Component, options: TextOptions): CardText | undefined {
  const knowledge = knowledgeOf(options);
  const given = givenBy(component);
  const entry = typeof given === "string" ? entryOf(knowledge, given) : given;
  return entry === undefined ? undefined : cardParts(entry, knowledge.language, (ref) => cardName(knowledge, ref));
}
