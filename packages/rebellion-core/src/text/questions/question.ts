import type { Line } from "@sw/tabletop/text";
import type { Play } from "../../state/kinds.ts";

/** The texts of a kind of decision: the question to the player who decides, and the topic for everybody else. */
export interface Question {
  readonly question: Line;
  readonly topic: Line;
}

/** The questions of some kinds of decisions. The slots are the data of the decision's context. */
export type QuestionsOf<Kind extends Play["Asked"]["kind"]> = Readonly<Record<Kind, Question>>;
