import { type GameSubject, gameText, isGameSubject, type Locale, type Tellers } from "@sw/tabletop/text";
import type { Config } from "../state/config.ts";
import type { Play } from "../state/kinds.ts";
import type { View } from "../views/shapes.ts";
import { cardName } from "./cards/names.ts";
import { actionText } from "./game/actions.ts";
import { decisionText } from "./game/decisions.ts";
import { eventText } from "./game/events.ts";
import { type Knowledge, pieceName } from "./game/knowledge.ts";
import { keywordText } from "./keywords.ts";
import { violationText } from "./violations.ts";

export { LOCALES, type Locale } from "@sw/tabletop/text";
export type { Play } from "../state/kinds.ts";
export type { AnyDecision } from "./game/decisions.ts";

/** A card of the catalogue, by its id. */
export interface Component {
  readonly card: string;
}

/** What a text is about: one thing, under the name of what it is. Keywords, units and miniatures go by id. */
export type Subject =
  | GameSubject<Play>
  | { readonly keyword: string }
  | { readonly unit: string }
  | { readonly miniature: string };

const TELLERS: Tellers<Play, Knowledge> = {
  event: eventText,
  action: actionText,
  decision: decisionText,
  violation: violationText,
};

/** For whom a text is. */
export interface TextOptions {
  readonly locale: Locale;
  /** What the reader knows: it names units, pools and effects. */
  readonly view?: View;
  /** The armies, where there is no view; without either units go by their ids. */
  readonly config?: Config;
}

/**
 * A text for people. An event, a decision and a violation (of the game, the table, an army, a catalogue or input, with
 * the id of its rule in brackets) give one sentence; an action a short line for a menu; a keyword its name and, where
 * this package plays it, what it does; a unit or a miniature its name. A card or a keyword that the catalogue does not have goes
 * by its id; what a card says is told by `/text/cards`. Nothing is named that the viewer
 * of `view` may not know; without a view an event is told as far as it is not redacted.
 */
export function describe(subject: Subject, options: TextOptions): string {
  const knowledge = knowledgeOf(options);
  if (isGameSubject<Play>(subject)) return gameText(subject, knowledge, TELLERS);
  if ("keyword" in subject) return keywordText(subject.keyword, options.locale);
  const id = "unit" in subject ? subject.unit : subject.miniature;
  return pieceName(knowledge, id) ?? id;
}

/** A card's name with its title; the words of its id where the catalogue has no such card. */
export function nameOf({ card }: Component, { locale }: Pick<TextOptions, "locale">): string {
  return cardName(card, locale);
}

function knowledgeOf({ locale, view, config }: TextOptions): Knowledge {
  return { locale, view, armies: (view?.config ?? config)?.armies };
}
