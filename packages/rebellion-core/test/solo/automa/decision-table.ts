import type { RuleId } from "@sw/rebellion-core";
import type { Scenario } from "@sw/rebellion-core/testing";
import { expect } from "vitest";
import { type Decided, decided, reasonFor, TURN } from "./table.ts";

/** A solo game with all of the expansion. */
export const EXPANDED = { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" } as const;

/** A card's row at work: the rule, the card, the criterion that decides (`die`: chance), the situation, who is left. */
export type Case = readonly [
  rule: RuleId,
  card: string,
  decides: string,
  situation: Scenario,
  target: string,
  ...dice: readonly number[],
];

/** The card is turned up with General Tagge on it; where, or against whom, is asked. */
function mission(card: string, situation: Scenario): Scenario {
  return {
    ...TURN,
    ...situation,
    mission: { card, leaders: ["general-tagge"], stage: "choose" },
  };
}

/** One question of the decision ends as the case says, by that criterion of that row alone. */
export function expectDecided(
  decision: Decided,
  question: Parameters<typeof reasonFor>[1],
  [rule, , decides, , target, ...dice]: Case,
): void {
  const reason = reasonFor(decision, question);
  expect({
    rule: reason.rule,
    by: reason.dice.length > 0 ? "die" : reason.criteria.at(-1)?.criterion,
    chosen: reason.chosen,
    dice: reason.dice.flatMap(({ results }) => results),
  }).toEqual({ rule, by: decides, chosen: target, dice });
}

/** Where, or against whom, a mission is attempted or resolved. */
export function expectTarget(tested: Case): void {
  const [, card, , situation, target, ...dice] = tested;
  const decision = decided(mission(card, situation), ...dice);
  const isLeader = decision.action.type === "choose-leader";
  expect(decision.action).toEqual({ type: isLeader ? "choose-leader" : "choose-system", subject: target });
  expectDecided(decision, isLeader ? "mission-target" : "mission-system", tested);
}
