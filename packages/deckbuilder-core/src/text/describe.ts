import { type GameSubject, gameText, isGameSubject, type Locale, type Tellers } from "@sw/tabletop/text";
import { defaultCatalogue } from "../catalogue/index.ts";
import type { BaseEntry, CardEntry, Catalogue } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import type { Play } from "../state/kinds.ts";
import type { View } from "../views/view.ts";
import { actionText } from "./actions.ts";
import { type CardText, cardBlock, cardParts } from "./cards.ts";
import { decisionText } from "./decisions.ts";
import { eventText } from "./events/events.ts";
import { cardName, entryOf, type Knowledge } from "./knowledge.ts";
import { languageOf } from "./language/languages.ts";
import { violationText } from "./violations/violations.ts";

/** A card, by its name or as an entry. */
export interface Component {
  readonly card: CardRef | CardEntry | BaseEntry;
}

/** What a text is about: one thing, under the name of what it is. */
export type Subject = GameSubject<Play> | Component;

const TELLERS: Tellers<Play, Knowledge> = {
  event: eventText,
  action: actionText,
  decision: decisionText,
  violation: violationText,
};

/** For whom a text is. */
export interface TextOptions {
  readonly locale: Locale;
  /** What the reader knows: names pieces, slots, options and abilities. Without it their ids and numbers stand. */
  readonly view?: View;
  /** The cards of the game, where it is not played with the base box. */
  readonly catalogue?: Catalogue;
}

/**
 * A text for people. An event, a decision and a violation give one line with its full stop; an action a short line for a
 * menu without one; a card its whole text as a block of lines (see {@link cardText} for its parts). Nothing is named that
 * the viewer of `view` may not see; without a view an event is told as far as it is not redacted.
 */
export function describe(subject: Subject, options: TextOptions): string {
  const knowledge = knowledgeOf(options);
  if (isGameSubject<Play>(subject)) return gameText(subject, knowledge, TELLERS);
  const parts = partsOf(subject.card, knowledge);
  return parts === undefined ? String(subject.card) : cardBlock(parts, knowledge.language);
}

/**
 * A card's text by parts: a card by name or its entry (a home-made one need not be in the catalogue). Undefined if the
 * catalogue has no card of that name.
 */
export function cardText(card: CardRef | CardEntry | BaseEntry, options: TextOptions): CardText | undefined {
  return partsOf(card, knowledgeOf(options));
}

/** A card's name; its id if the catalogue has no such card. */
export function nameOf({ card }: Component, options: TextOptions): string {
  if (typeof card === "string") return cardName(knowledgeOf(options), card);
  return partsOf(card, knowledgeOf(options))?.name ?? card.id;
}

function partsOf(card: CardRef | CardEntry | BaseEntry, knowledge: Knowledge): CardText | undefined {
  const entry = typeof card === "string" ? entryOf(knowledge, card) : card;
  return entry === undefined ? undefined : cardParts(entry, knowledge.language, (ref) => cardName(knowledge, ref));
}

function knowledgeOf({ locale, view, catalogue = defaultCatalogue }: TextOptions): Knowledge {
  return { language: languageOf(locale), catalogue, view };
}
