import { type GameSubject, texts } from "@sw/tabletop/text";
import type { LegionTypes } from "../game.ts";
import { actionText } from "./game/actions.ts";
import { decisionText } from "./game/decisions.ts";
import { eventText } from "./game/events.ts";
import { knowledgeOf, pieceName, type TextOptions } from "./game/knowledge.ts";
import { keywordText } from "./keywords.ts";
import { violationText } from "./violations.ts";

export { LOCALES, type Locale } from "@sw/tabletop/text";
export { type CardOfKind, type Component, nameOf } from "./component.ts";
export type { AnyDecision } from "./game/decisions.ts";
export type { TextOptions } from "./game/knowledge.ts";

/** What {@link describe} tells of: one thing, under the name of what it is. A piece is a unit, a miniature or a token, by its id. */
export type Telling = GameSubject<LegionTypes> | { readonly keyword: string } | { readonly piece: string };

type Named = Exclude<Telling, GameSubject<LegionTypes>>;

/**
 * A text for people. An event, a decision and a violation (of the game, the table, an army, a catalogue or input, with
 * the id of its rule in brackets) give one sentence; an action a short line for a menu; a keyword its name and, where
 * this package plays it, what it does; a piece its name. A card or a keyword that the catalogue does not have goes
 * by its id; what a card says is told by `/text/cards`. Nothing is named that the viewer
 * of `view` may not know; without a view an event is told as far as it is not redacted.
 */
export const describe: (subject: Telling, options: TextOptions) => string = /* @__PURE__ */ texts(
  knowledgeOf,
  { event: eventText, action: actionText, decision: decisionText, violation: violationText },
  (subject: Named, knowledge) =>
    "keyword" in subject
      ? keywordText(subject.keyword, knowledge.locale)
      : (pieceName(knowledge, subject.piece) ?? subject.piece),
);
