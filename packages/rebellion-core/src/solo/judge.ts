import { at, type Chance } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { CriterionUsed, Deciding, DieUsed, Reason } from "./reasons.ts";
import type { CriterionId, QuestionId } from "./words.ts";

/** A criterion that compares candidates and keeps those with the highest figure. */
export interface Comparison<Candidate> {
  readonly criterion: CriterionId;
  /** The rule of the criterion. Defaults to the rule of the question. */
  readonly rule?: RuleId;
  readonly figure: (candidate: Candidate) => number;
}

/** A criterion decided by the die: candidates are grouped, and the die chooses the group that stays. */
export interface Lot<Candidate> {
  readonly criterion: CriterionId;
  readonly rule?: RuleId;
  readonly group: (candidate: Candidate) => string;
}

export type Criterion<Candidate> = Comparison<Candidate> | Lot<Candidate>;

/** A question with its candidates and criteria. */
export interface Question<Candidate> {
  readonly question: QuestionId;
  readonly subject?: string;
  readonly rule: RuleId;
  /** The candidates in the fixed order in which the die counts them (solo.dice.candidates). Never empty. */
  readonly candidates: readonly Candidate[];
  readonly nameOf: (candidate: Candidate) => string;
  readonly criteria: readonly Criterion<Candidate>[];
}

/** Creates a criterion that keeps the candidates with the highest figure. */
export function most<Candidate>(
  criterion: CriterionId,
  figure: (candidate: Candidate) => number,
  rule?: RuleId,
): Comparison<Candidate> {
  return { criterion, figure, ...(rule && { rule }) };
}

/** Creates a criterion that keeps the candidates with the lowest figure. */
export function least<Candidate>(
  criterion: CriterionId,
  figure: (candidate: Candidate) => number,
  rule?: RuleId,
): Comparison<Candidate> {
  return most(criterion, (candidate) => -figure(candidate), rule);
}

/** Creates a criterion that keeps the candidates that pass, or all if none passes (solo.decision.order). */
export function rather<Candidate>(
  criterion: CriterionId,
  test: (candidate: Candidate) => boolean,
  rule?: RuleId,
): Comparison<Candidate> {
  return most(criterion, (candidate) => (test(candidate) ? 1 : 0), rule);
}

/** A chance that is told what its next die decides. */
export interface AttentiveChance extends Chance {
  readonly deciding?: (die: Deciding) => void;
}

const FACES_PER_DIE = 8;

/**
 * Answers questions for the Empire by criteria and dice, and records the reasons. Each criterion reduces the candidates
 * for the next. A die decides between candidates that remain equal, so every answer is exactly one candidate
 * (solo.decision.order).
 */
export class Judge {
  private readonly chance: AttentiveChance;
  private readonly noted: Reason[] = [];

  constructor(chance: AttentiveChance) {
    this.chance = chance;
  }

  /** Returns the reasons for all answers so far. */
  get reasons(): readonly Reason[] {
    return this.noted;
  }

  /** Returns the one candidate that the criteria, and a die if needed, leave. Throws a RangeError if there is none. */
  choose<Candidate>(asked: Question<Candidate>): Candidate {
    const { candidates, criteria, nameOf, question, subject = null, rule } = asked;
    if (candidates.length === 0) throw new RangeError(`the Empire has nothing to choose for: ${question}`);
    const used: CriterionUsed[] = [];
    const dice: DieUsed[] = [];
    let kept = candidates;
    for (const criterion of criteria) {
      if (kept.length === 1) break;
      kept = this.keep(asked, criterion, kept, dice);
      used.push({ criterion: criterion.criterion, rule: criterion.rule ?? rule, kept: kept.map(nameOf) });
    }
    const chosen = kept.length === 1 ? at(kept, 0) : this.drawn(asked, kept, nameOf, dice);
    const told = { candidates: candidates.map(nameOf), criteria: used, dice, chosen: nameOf(chosen) };
    this.noted.push({ question, subject, rule, ...told });
    return chosen;
  }

  private keep<Candidate>(
    asked: Question<Candidate>,
    criterion: Criterion<Candidate>,
    candidates: readonly Candidate[],
    dice: DieUsed[],
  ): readonly Candidate[] {
    if ("group" in criterion) {
      const groups = [...new Set(candidates.map(criterion.group))].sort();
      const group = groups.length === 1 ? at(groups, 0) : this.drawn(asked, groups, (name) => name, dice);
      return candidates.filter((candidate) => criterion.group(candidate) === group);
    }
    const figures = candidates.map(criterion.figure);
    const highest = Math.max(...figures);
    return candidates.filter((_, place) => at(figures, place) === highest);
  }

  /**
   * Returns one of several candidates by eight-sided dice. Each has an equal range of consecutive results, and results
   * beyond these are rolled again. For more than eight candidates two dice are read as one of 64 results
   * (solo.dice.candidates).
   */
  private drawn<Candidate>(
    { question, subject }: Pick<Question<Candidate>, "question" | "subject">,
    among: readonly Candidate[],
    nameOf: (candidate: Candidate) => string,
    dice: DieUsed[],
  ): Candidate {
    const label = `d8: ${question}`;
    let [count, span] = [1, FACES_PER_DIE];
    for (; span < among.length; span *= FACES_PER_DIE) count += 1;
    const share = Math.floor(span / among.length);
    const results: number[] = [];
    for (;;) {
      let number = 0;
      for (let die = 0; die < count; die++) {
        this.chance.deciding?.({
          question,
          subject: subject ?? null,
          among: among.map(nameOf),
          share,
          dice: count,
          die: die + 1,
        });
        const face = this.chance.die(label, FACES_PER_DIE, (index) => String(index + 1));
        results.push(face + 1);
        number = number * FACES_PER_DIE + face;
      }
      const place = Math.floor(number / share);
      if (place >= among.length) continue;
      const chosen = at(among, place);
      dice.push({ label, sides: FACES_PER_DIE, results, among: among.map(nameOf), kept: nameOf(chosen) });
      return chosen;
    }
  }
}
