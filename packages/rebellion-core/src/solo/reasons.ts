import type { RuleId } from "../rules/ids.ts";
import type { CriterionId, QuestionId } from "./words.ts";

/** A criterion at work: the rule it stands in, and the candidates that it kept, by name. */
export interface CriterionUsed {
  readonly criterion: CriterionId;
  readonly rule: RuleId;
  readonly kept: readonly string[];
}

/** A die that is about to be thrown: what it decides among, each of which has as many results, one after the other. */
export interface Deciding {
  readonly question: QuestionId;
  readonly subject: string | null;
  readonly among: readonly string[];
  /** Results that each of them has. */
  readonly share: number;
  /** How many dice are read together as one number, and which of these dice this is, counted from 1. */
  readonly dice: number;
  readonly die: number;
}

/** A die that was asked: what it decided among, and every result in order; the last ones that fit no candidate were rolled again. */
export interface DieUsed {
  /** As chance was asked: `"d8: which fleet"`. */
  readonly label: string;
  readonly sides: number;
  readonly results: readonly number[];
  readonly among: readonly string[];
  readonly kept: string;
}

/**
 * Why the Empire of a solo game does what it does: a question, the candidates in their fixed order, the criteria one after the
 * other, and the one candidate that was left. A criterion that keeps all is told too.
 */
export interface Reason {
  readonly question: QuestionId;
  /** The card, unit or leader that it is about; null: none. */
  readonly subject: string | null;
  readonly rule: RuleId;
  readonly candidates: readonly string[];
  readonly criteria: readonly CriterionUsed[];
  readonly dice: readonly DieUsed[];
  readonly chosen: string;
}
