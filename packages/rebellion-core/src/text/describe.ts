import { type GameSubject, texts } from "@sw/tabletop/text";
import type { RebellionTypes } from "../game.ts";
import type { Deciding, Reason } from "../solo/reasons.ts";
import { actionText } from "./actions.ts";
import { decisionText } from "./decisions.ts";
import { eventText } from "./events/events.ts";
import { knowledgeOf, type TextOptions } from "./knowledge.ts";
import { decidingText, reasonsText } from "./solo/reasons.ts";
import { violationText } from "./violations/violations.ts";

/** What {@link describe} tells of: one thing, under the name of what it is. */
export type Telling =
  | GameSubject<RebellionTypes>
  | { readonly reasons: readonly Reason[] }
  | { readonly deciding: Deciding };

/** What the automa of a solo game decided and why. */
type OfAutoma = Exclude<Telling, GameSubject<RebellionTypes>>;

/**
 * A text for people. An event, a decision and a violation give one line with its full stop; an action a short line for a
 * menu without one; the reasons of the automa of a solo game a few lines for each question that it answered. What a card or a
 * piece says is told by `/text/cards`. Nothing is named that the viewer of `view` may not know; without a view an event is told as
 * far as it is not redacted.
 */
export const describe: (subject: Telling, options: TextOptions) => string = /* @__PURE__ */ texts(
  knowledgeOf,
  { event: eventText, action: actionText, decision: decisionText, violation: violationText },
  (subject: OfAutoma, knowledge) =>
    "deciding" in subject ? decidingText(subject.deciding, knowledge) : reasonsText(subject.reasons, knowledge),
);
