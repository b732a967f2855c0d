import { type AnyDecision as Any, askedOf, sentence, WAITING } from "@sw/tabletop/text";
import type { LegionTypes } from "../../game.ts";
import { type Knowledge, say, seatName } from "./knowledge.ts";
import { QUESTIONS, type Question } from "./questions.ts";
import { slotsOf } from "./slots.ts";

/** A decision as returned by the game or stored in a view. */
export type AnyDecision = Any<LegionTypes>;

/** Returns a decision as one line: for the player who decides, the question; for all others, who is deciding what. */
export function decisionText(decision: AnyDecision, knowledge: Knowledge): string {
  const { view } = knowledge;
  const { kind, seat } = decision;
  const { topic, question, variant }: Question = QUESTIONS[kind];
  const asked = askedOf<LegionTypes>(decision, view);
  if (asked === undefined) {
    const who = seatName(knowledge, seat) ?? seat;
    return sentence(say(knowledge, WAITING, { who, topic: say(knowledge, topic) }));
  }
  const slots = slotsOf(asked.context, knowledge);
  const line = variant === undefined || slots[variant.without] !== undefined ? question : variant.question;
  return sentence(say(knowledge, line, slots));
}
