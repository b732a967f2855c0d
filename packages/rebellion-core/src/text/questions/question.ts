import type { Line } from "@sw/tabletop/text";
import type { Play } from "../../state/kinds.ts";

/** A kind of decision: the question to the player who decides, and what it is about for everybody else. */
export interface Question {
  readonly question: Line;
  readonly topic: Line;
}

/** Questions of some kinds of decisions. The slots are the figures of a decision's context. */
export type QuestionsOf<Kind extends Play["Asked"]["kind"]> = Readonly<Record<Kind, Question>>;
