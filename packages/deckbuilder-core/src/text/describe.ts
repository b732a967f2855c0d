import { type GameSubject, texts } from "@sw/tabletop/text";
import type { DeckbuilderTypes } from "../game.ts";
import { actionText } from "./actions.ts";
import { decisionText } from "./decisions.ts";
import { eventText } from "./events/events.ts";
import { knowledgeOf, type TextOptions } from "./knowledge.ts";
import { violationText } from "./violations/violations.ts";

/**
 * A text for people. An event, a decision and a violation give one line with its full stop; an action a short line for a
 * menu without one. What a card says is told by `/text/cards`. Nothing is named that the viewer of `view` may not see; without a
 * view an event is told as far as it is not redacted.
 */
export const describe: (subject: GameSubject<DeckbuilderTypes>, options: TextOptions) => string = /* @__PURE__ */ texts(
  knowledgeOf,
  { event: eventText, action: actionText, decision: decisionText, violation: violationText },
);
