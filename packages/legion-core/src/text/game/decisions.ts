import type { Decision, DecisionView } from "@sw/tabletop";
import { type Line, sentence } from "@sw/tabletop/text";
import type { Seat } from "../../state/seats.ts";
import { type Knowledge, say, seatName } from "./knowledge.ts";
import { QUESTIONS } from "./questions.ts";
import { slotsOf } from "./slots.ts";

/** A decision as the game gives it, or as a view holds it. */
export type AnyDecision = Decision<Seat> | DecisionView<Seat>;

const WAITING: Line = { en: "{who} decides: {topic}", es: "decide {who}: {topic}" };

/** The question to the player who decides, as one line; to everyone else, who is deciding about what. */
export function decisionText(decision: AnyDecision, knowledge: Knowledge): string {
  const { view } = knowledge;
  const { kind, seat } = decision;
  const lines = Object.hasOwn(QUESTIONS, kind) ? QUESTIONS[kind] : undefined;
  const isForReader = view === undefined || view.viewer === seat;
  if (lines === undefined || !isForReader || !("context" in decision)) {
    const topic = lines === undefined ? kind : say(knowledge, lines.topic);
    return sentence(say(knowledge, WAITING, { who: seatName(knowledge, seat) ?? seat, topic }));
  }
  const { context } = decision;
  const slots = typeof context === "object" && context !== null ? slotsOf(context, knowledge) : {};
  const line =
    lines.variant === undefined || slots[lines.variant.without] !== undefined ? lines.question : lines.variant.question;
  return sentence(say(knowledge, line, slots));
}
