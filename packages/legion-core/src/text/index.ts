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

/**
 * The subject of {@link describe}, under a key that says what it is. A piece is a unit, a miniature or a token, given
 * by id.
 */
export type Telling = GameSubject<LegionTypes> | { readonly keyword: string } | { readonly piece: string };

type Named = Exclude<Telling, GameSubject<LegionTypes>>;

/**
 * Returns a text for players. An event, a decision or a violation (of the game, the table, an army, a catalogue or
 * input, with its rule id in brackets) gives one sentence, an action a short menu line. A keyword gives its name, with
 * its effect if this package implements it; a piece gives its name. Cards and keywords missing from the catalogue are
 * shown by id; `/text/cards` has the texts of cards. Nothing hidden from the viewer of `view` is named; without a view,
 * an event shows everything that was not redacted.
 */
export const describe: (subject: Telling, options: TextOptions) => string = /* @__PURE__ */ texts(
  knowledgeOf,
  { event: eventText, action: actionText, decision: decisionText, violation: violationText },
  (subject: Named, knowledge) =>
    "keyword" in subject
      ? keywordText(subject.keyword, knowledge.locale)
      : (pieceName(knowledge, subject.piece) ?? subject.piece),
);
