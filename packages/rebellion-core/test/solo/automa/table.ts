import { game, type State } from "@sw/rebellion-core";
import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { scripted } from "@sw/tabletop";
import { expect } from "vitest";
import { automa, type Decided, type Reason } from "../../../src/solo/index.ts";
import { reasonsTold } from "../../text/reasons-told.ts";

/** An Imperial turn of a solo game of the base box in its third round, the base on Hoth and nobody there. */
export const TURN: Scenario = {
  config: { solo: { originalCombat: true } },
  round: 3,
  reputation: 14,
  active: "imperial",
  base: { system: "hoth" },
};

/** What the Empire decides, with these results of its dice in order; its reasons can be told in both languages. */
export function decided(spec: Scenario | State, ...dice: readonly number[]): Decided {
  const state = "format" in spec ? spec : scenario(spec);
  const chance = scripted(dice.map(String));
  const decision = automa(game.view(state, "imperial"), null, { chance });
  expect(chance.unused()).toEqual([]);
  reasonsTold(decision.reasons);
  return decision;
}

/** What is told of one question. */
export function reasonFor({ reasons }: Decided, question: Reason["question"]): Reason {
  const [found, ...others] = reasons.filter((reason) => reason.question === question);
  if (found === undefined || others.length > 0)
    throw new Error(`${question} asked ${others.length + (found ? 1 : 0)} times`);
  return found;
}

/** The candidates that each criterion of a question kept, by the criterion. */
export function kept(reason: Reason): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(reason.criteria.map((one) => [one.criterion, one.kept]));
}

export type { Decided };
