/**
 * Fast evaluation of positions: computes the probability that a seat wins from named features and fitted weights.
 *
 * @module
 */
import { featuresIn, ok, type Result, type Weights, weighing } from "@sw/tabletop";
import type { Catalogue } from "../catalogue/entries.ts";
import { defaultBox } from "../content/box.ts";
import { customBox, type GameOptions } from "../content/custom-box.ts";
import type { Source } from "../read/shapes.ts";
import type { Box } from "../state/box.ts";
import type { Seat } from "../state/seats.ts";
import { type Feature, MEASURES } from "./features.ts";
import { positionOf } from "./position.ts";
import { WEIGHTS } from "./weights.ts";

export type { Feature } from "./features.ts";
export { WEIGHTS } from "./weights.ts";

/** The names of all features, in the order in which they are weighed. */
export const FEATURES: readonly Feature[] = /* @__PURE__ */ featuresIn(MEASURES);

/** Evaluates positions of games with one catalogue, in both formats. */
export interface Evaluator {
  /**
   * Returns the probability that a seat wins, from 0 to 1. Takes a state or a view. Only what is public counts, so a
   * state and any view of it give the same probability.
   */
  evaluate(source: Source, seat: Seat): number;
  /** Returns the features that the probability is computed from. */
  featuresOf(source: Source, seat: Seat): Readonly<Record<Feature, number>>;
}

/**
 * Creates the evaluator for games with another catalogue or other weights. Rejects what `createGame` rejects
 * (`tt.catalogue.entry`).
 */
export function createEvaluator(
  catalogue: Catalogue,
  weights: Weights = WEIGHTS,
  options: GameOptions = {},
): Result<Evaluator> {
  const box = customBox(catalogue, options);
  if (!box.ok) return box;
  const { value } = box;
  return ok(evaluatorOf(() => value, weights));
}

function evaluatorOf(boxOf: () => Box, weights: Weights): Evaluator {
  const { probability, featuresOf } = weighing(MEASURES, weights);
  return {
    evaluate: (source, seat) => probability(positionOf(boxOf(), source, seat)),
    featuresOf: (source, seat) => featuresOf(positionOf(boxOf(), source, seat)),
  };
}

/** The evaluator of games with every card in play on the rulebook's date. */
export const evaluator: Evaluator = /* @__PURE__ */ evaluatorOf(defaultBox, WEIGHTS);
