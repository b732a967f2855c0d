import type { RuleId } from "../rules/ids.ts";
import type { CriterionId, QuestionId } from "./words.ts";

/** A criterion that was applied: its rule, and the names of the candidates that it kept. */
export interface CriterionUsed {
  readonly criterion: CriterionId;
  readonly rule: RuleId;
  readonly kept: readonly string[];
}

/**
 * A die that is about to be rolled. It chooses among candidates, each of which has an equal range of consecutive
 * results.
 */
export interface Deciding {
  readonly question: QuestionId;
  readonly subject: string | null;
  readonly among: readonly string[];
  /** The number of results for each candidate. */
  readonly share: number;
  /** The number of dice read together as one number. `die` is the number of this die among them, from 1. */
  readonly dice: number;
  readonly die: number;
}

/**
 * A die that was rolled: the candidates, and all results in order. Earlier results that fit no candidate were rolled
 * again.
 */
export interface DieUsed {
  /** The label of the draw, for example `"d8: fleet"`. */
  readonly label: string;
  readonly sides: number;
  readonly results: readonly number[];
  readonly among: readonly string[];
  readonly kept: string;
}

/**
 * The reason for a decision of the Empire in a solo game: a question, the candidates in their fixed order, the criteria
 * in order, and the candidate that was left. Criteria that keep all candidates are included.
 */
export interface Reason {
  readonly question: QuestionId;
  /** The card, unit or leader that the question is about, or null if there is none. */
  readonly subject: string | null;
  readonly rule: RuleId;
  readonly candidates: readonly string[];
  readonly criteria: readonly CriterionUsed[];
  readonly dice: readonly DieUsed[];
  readonly chosen: string;
}
