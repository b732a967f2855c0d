import { type GameSubject, gameText, isGameSubject, type Locale, type Tellers } from "@sw/tabletop/text";
import type { Config } from "../state/config.ts";
import type { Play } from "../state/kinds.ts";
import type { View } from "../views/shapes.ts";
import { cardName } from "./army.ts";
import { actionText } from "./game/actions.ts";
import { decisionText } from "./game/decisions.ts";
import { eventText } from "./game/events.ts";
import { type Knowledge, pieceName } from "./game/knowledge.ts";
import { keywordText } from "./keywords.ts";
import { violationText } from "./violations.ts";

export { LOCALES, type Locale } from "@sw/tabletop/text";
export type { AnyDecision } from "./game/decisions.ts";

/** What a text is about: one thing, under the name of what it is. Cards, keywords, units and miniatures go by id. */
export type Subject =
  | GameSubject<Play>
  | { readonly card: string }
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
 * the id of its rule in brackets) give one sentence; an action a short line for a menu; a card, a unit or a miniature
 * its name; a keyword its name and what it does, or its id where this package does not play it. Nothing is named that the viewer of `view` may not know; without a view an event is told as far as it is
 * not redacted.
 */
export function describe(subject: Subject, options: TextOptions): string {
  const knowledge = knowledgeOf(options);
  if (isGameSubject<Play>(subject)) return gameText(subject, knowledge, TELLERS);
  if ("card" in subject) return cardName(subject.card, options.locale);
  if ("keyword" in subject) return keywordText(subject.keyword, options.locale);
  const id = "unit" in subject ? subject.unit : subject.miniature;
  return pieceName(knowledge, id) ?? id;
}

function knowledgeOf({ locale, view, config }: TextOptions): Knowledge {
  return { locale, view, armies: (view?.config ?? config)?.armies };
}
