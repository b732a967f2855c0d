/**
 * A fast evaluation of positions: the probability that a seat wins, from named features and fitted weights.
 *
 * @module
 */
import { fail, featuresIn, ok, type Result, type Weights, weighing } from "@sw/tabletop";
import { catalogueFaults } from "../language/check/check.ts";
import type { Catalogue } from "../language/language.ts";
import type { Source } from "../read/shapes.ts";
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
   * Returns the probability, from 0 to 1, that the seat wins. Uses only what the seat may know, so a state and the
   * seat's view of it give the same result.
   */
  evaluate(source: Source, seat: Seat): number;
  /** Returns the features from which the probability is computed. */
  featuresOf(source: Source, seat: Seat): Readonly<Record<Feature, number>>;
}

/**
 * Creates the evaluator for another catalogue, or with other weights. Fails if the catalogue has faults
 * (`tt.catalogue.entry`).
 */
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

/** The evaluator for games with the base box. */
export const evaluator: Evaluator = /* @__PURE__ */ evaluatorOf(defaultBox, WEIGHTS);
