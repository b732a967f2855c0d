import type { Play } from "../../state/kinds.ts";
import { CARDS_QUESTIONS } from "./cards.ts";
import { COMBAT_QUESTIONS } from "./combat.ts";
import { COURSE_QUESTIONS } from "./course.ts";
import { LEADERS_QUESTIONS } from "./leaders.ts";
import { MISSIONS_QUESTIONS } from "./missions.ts";
import type { QuestionsOf } from "./question.ts";
import { UNITS_QUESTIONS } from "./units.ts";

/** The questions of all kinds of decisions, by the part of the game that asks. */
export const QUESTIONS: QuestionsOf<Play["Asked"]["kind"]> = {
  ...COURSE_QUESTIONS,
  ...MISSIONS_QUESTIONS,
  ...LEADERS_QUESTIONS,
  ...UNITS_QUESTIONS,
  ...CARDS_QUESTIONS,
  ...COMBAT_QUESTIONS,
};
