import type { Decision, DecisionView } from "@sw/tabletop";
import { fill, type Line, sentence } from "@sw/tabletop/text";
import type { Seat } from "../state/seats.ts";
import { paramsOf } from "./asked.ts";
import { QUESTIONS } from "./decision-lines.ts";
import { type Knowledge, say } from "./knowledge.ts";
import { slotsOf } from "./slots.ts";

/** A decision as the game gives it, or as a view holds it. */
export type AnyDecision = Decision<Seat> | DecisionView<Seat>;

const WAITING: Line = { en: "{who} decides: {topic}", es: "decide {who}: {topic}" };

/** The question to the player who decides, as one line; to everyone else, who is deciding about what. */
export function decisionText(decision: AnyDecision, knowledge: Knowledge): string {
  const { words, view } = knowledge;
  const { kind, seat } = decision;
  const lines = Object.hasOwn(QUESTIONS, kind) ? QUESTIONS[kind] : undefined;
  const forReader = view === undefined || view.viewer === seat;
  if (lines === undefined || !forReader || !("context" in decision)) {
    const topic = lines === undefined ? kind : say(words, lines.topic);
    return sentence(say(words, WAITING, { who: words.seat(seat), topic }));
  }
  return sentence(fill(lines.question[words.locale], slotsOf(paramsOf(decision.context), knowledge)));
}
