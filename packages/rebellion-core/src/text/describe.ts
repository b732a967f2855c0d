import { type GameSubject, gameText, isGameSubject, type Tellers } from "@sw/tabletop/text";
import type { Deciding, Reason } from "../solo/reasons.ts";
import type { Play } from "../state/kinds.ts";
import { actionText } from "./actions.ts";
import { decisionText } from "./decisions.ts";
import { eventText } from "./events/events.ts";
import { type Knowledge, knowledgeOf, type TextOptions } from "./knowledge.ts";
import { decidingText, reasonsText } from "./solo/reasons.ts";
import { violationText } from "./violations/violations.ts";

/** What a text is about: one thing, under the name of what it is. */
export type Subject = GameSubject<Play> | { readonly reasons: readonly Reason[] } | { readonly deciding: Deciding };

const TELLERS: Tellers<Play, Knowledge> = {
  event: eventText,
  action: actionText,
  decision: decisionText,
  violation: violationText,
};

/**
 * A text for people. An event, a decision and a violation give one line with its full stop; an action a short line for a
 * menu without one; the reasons of the automa of a solo game a few lines for each question that it answered. What a card or a
 * piece says is told by `/text/cards`. Nothing is named that the viewer of `view` may not know; without a view an event is told as
 * far as it is not redacted.
 */
export function describe(subject: Subject, options: TextOptions): string {
  const knowledge = knowledgeOf(options);
  if (isGameSubject<Play>(subject)) return gameText(subject, knowledge, TELLERS);
  return "deciding" in subject ? decidingText(subject.deciding, knowledge) : reasonsText(subject.reasons, knowledge);
}
