import { type GameSubject, texts } from "@sw/tabletop/text";
import type { DeckbuilderTypes } from "../game.ts";
import { actionText } from "./actions.ts";
import { decisionText } from "./decisions.ts";
import { eventText } from "./events/events.ts";
import { knowledgeOf, type TextOptions } from "./knowledge.ts";
import { violationText } from "./violations/violations.ts";

/**
 * Returns a text for people. Events, decisions and violations become one line with a full stop, actions a short menu
 * line without one; `/text/cards` describes cards. The text names nothing that the viewer of `view` may not see.
 * Without a view an event is described as far as it is not redacted.
 */
export const describe: (subject: GameSubject<DeckbuilderTypes>, options: TextOptions) => string = /* @__PURE__ */ texts(
  knowledgeOf,
  { event: eventText, action: actionText, decision: decisionText, violation: violationText },
);
