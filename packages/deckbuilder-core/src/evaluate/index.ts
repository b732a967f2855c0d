/**
 * A fast evaluation of positions: the probability that a seat wins, from named features and fitted weights.
 *
 * @module
 */
import { fail, featuresIn, ok, type Result, type Weights, weighing } from "@sw/tabletop";
import { catalogueFaults } from "../language/check/check.ts";
import type { Catalogue } from "../language/language.ts";
import type { Source } from "../read/reader.ts";
import type { Box } from "../state/box.ts";
import { compileBox } from "../state/compile-box.ts";
import { defaultBox } from "../state/default-box.ts";
import type { Seat } from "../state/seats.ts";
import { type Feature, MEASURES } from "./features.ts";
import { positionOf } from "./position.ts";
import { WEIGHTS } from "./weights.ts";

export type { Feature } from "./features.ts";
export { WEIGHTS } from "./weights.ts";

/** The names of all features, in the order in which they are weighed. */
export const FEATURES: readonly Feature[] = /* @__PURE__ */ featuresIn(MEASURES);

/** Evaluates positions of games with one catalogue. */
export interface Evaluator {
  /**
   * The probability that the seat wins, from 0 to 1. Takes a state or a view, and uses what the seat may know alone: a state and the
   * seat's view of it come to the same.
   */
  evaluate(source: Source, seat: Seat): number;
  /** The features that it is weighed from. */
  featuresOf(source: Source, seat: Seat): Readonly<Record<Feature, number>>;
}

/** Makes the evaluator for games with another catalogue, or with other weights; refuses a catalogue with faults (`tt.catalogue.entry`). */
export function createEvaluator(catalogue: Catalogue, weights: Weights = WEIGHTS): Result<Evaluator> {
  const [fault] = catalogueFaults(catalogue);
  if (fault !== undefined) return fail(fault);
  const box = compileBox(catalogue);
  return ok(evaluatorOf(() => box, weights));
}

function evaluatorOf(boxOf: () => Box, weights: Weights): Evaluator {
  const { probability, featuresOf } = weighing(MEASURES, weights);
  return {
    evaluate: (source, seat) => probability(positionOf(boxOf(), source, seat)),
    featuresOf: (source, seat) => featuresOf(positionOf(boxOf(), source, seat)),
  };
}

/** The evaluator of games with the base box. */
export const evaluator: Evaluator = /* @__PURE__ */ evaluatorOf(defaultBox, WEIGHTS);
