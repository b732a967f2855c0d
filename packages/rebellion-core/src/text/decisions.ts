import { type AnyDecision as Any, askedOf, fill, sentence, WAITING } from "@sw/tabletop/text";
import type { RebellionTypes } from "../game.ts";
import { type Knowledge, say } from "./knowledge.ts";
import { QUESTIONS } from "./questions/questions.ts";
import { slotsOf } from "./slots.ts";

/** A decision of the game or of a view. */
export type AnyDecision = Any<RebellionTypes>;

/**
 * Returns one line about a decision: the question for the player who decides, or for everybody else who decides about
 * what.
 */
export function decisionText(decision: AnyDecision, knowledge: Knowledge): string {
  const { language, view } = knowledge;
  const { kind, seat } = decision;
  const { topic, question } = QUESTIONS[kind];
  const asked = askedOf<RebellionTypes>(decision, view);
  return asked === undefined
    ? sentence(say(language, WAITING, { who: language.seat(seat), topic: say(language, topic) }))
    : sentence(fill(question[language.locale], slotsOf(asked.context, knowledge)));
}
