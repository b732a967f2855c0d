import { type GameSubject, texts } from "@sw/tabletop/text";
import type { RebellionTypes } from "../game.ts";
import type { Deciding, Reason } from "../solo/reasons.ts";
import { actionText } from "./actions.ts";
import { decisionText } from "./decisions.ts";
import { eventText } from "./events/events.ts";
import { knowledgeOf, type TextOptions } from "./knowledge.ts";
import { decidingText, reasonsText } from "./solo/reasons.ts";
import { violationText } from "./violations/violations.ts";

/** A subject of {@link describe}: one value, under the name of its kind. */
export type Telling =
  | GameSubject<RebellionTypes>
  | { readonly reasons: readonly Reason[] }
  | { readonly deciding: Deciding };

/** The reasons of the automa of a solo game for its decisions. */
type OfAutoma = Exclude<Telling, GameSubject<RebellionTypes>>;

/**
 * Describes a subject in one language. Events, decisions and violations become one line with a full stop, actions a
 * short line without one, and reasons of the automa a few lines for each question. Nothing is named that the viewer of
 * `view` may not know. Without a view an event is told as far as it is not redacted. For the texts of cards and pieces
 * see `/text/cards`.
 */
export const describe: (subject: Telling, options: TextOptions) => string = /* @__PURE__ */ texts(
  knowledgeOf,
  { event: eventText, action: actionText, decision: decisionText, violation: violationText },
  (subject: OfAutoma, knowledge) =>
    "deciding" in subject ? decidingText(subject.deciding, knowledge) : reasonsText(subject.reasons, knowledge),
);
