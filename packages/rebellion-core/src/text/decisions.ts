import type { Decision, DecisionView } from "@sw/tabletop";
import { fill, type Line, sentence } from "@sw/tabletop/text";
import type { Play } from "../state/kinds.ts";
import { QUESTIONS } from "./decision-lines.ts";
import { type Knowledge, say } from "./knowledge.ts";
import { slotsOf } from "./slots.ts";

/** A decision as the game gives it, or as a view holds it. */
export type AnyDecision = Decision<Play> | DecisionView<Play>;

const WAITING: Line = { en: "{who} decides: {topic}", es: "decide {who}: {topic}" };

/** The question to the player who decides, as one line; to everyone else, who is deciding about what. */
export function decisionText(decision: AnyDecision, knowledge: Knowledge): string {
  const { words, view } = knowledge;
  const { kind, seat } = decision;
  const { topic, question } = QUESTIONS[kind];
  const forReader = view === undefined || view.viewer === seat;
  if (!forReader || !("context" in decision)) {
    return sentence(say(words, WAITING, { who: words.seat(seat), topic: say(words, topic) }));
  }
  return sentence(fill(question[words.locale], slotsOf(decision.context, knowledge)));
}
