import { type AnyDecision as Any, askedOf, fill, sentence, WAITING } from "@sw/tabletop/text";
import type { RebellionTypes } from "../game.ts";
import { type Knowledge, say } from "./knowledge.ts";
import { QUESTIONS } from "./questions/questions.ts";
import { slotsOf } from "./slots.ts";

/** A decision as the game gives it, or as a view holds it. */
export type AnyDecision = Any<RebellionTypes>;

/** The question to the player who decides, as one line; to everyone else, who is deciding about what. */
export function decisionText(decision: AnyDecision, knowledge: Knowledge): string {
  const { language, view } = knowledge;
  const { kind, seat } = decision;
  const { topic, question } = QUESTIONS[kind];
  const asked = askedOf<RebellionTypes>(decision, view);
  return asked === undefined
    ? sentence(say(language, WAITING, { who: language.seat(seat), topic: say(language, topic) }))
    : sentence(fill(question[language.locale], slotsOf(asked.context, knowledge)));
}
