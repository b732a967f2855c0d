/**
 * A fast evaluation of positions: the probability that a seat wins, from named features and fitted weights.
 *
 * @module
 */
import { fail, featuresIn, ok, type Result, type Weights, weighing } from "@sw/tabletop";
import { catalogueFaults } from "../language/check/check.ts";
import type { Catalogue } from "../language/language.ts";
import type { Source } from "../read/shapes.ts";
import { type Boxes, boxesOf } from "../state/boxes.ts";
import { defaultBoxes } from "../state/default-boxes.ts";
import type { Seat } from "../state/seats.ts";
import { type Feature, MEASURES } from "./features.ts";
import { positionOf } from "./position.ts";
import { WEIGHTS } from "./weights.ts";

export type { Feature, SideFeature } from "./features.ts";
export { WEIGHTS } from "./weights.ts";

/** The names of all features, in the order of their weights. */
export const FEATURES: readonly Feature[] = /* @__PURE__ */ featuresIn(MEASURES);

/** Evaluates positions of games with one catalogue, with or without the expansion, for any number of players. */
export interface Evaluator {
  /**
   * Returns the probability that the side of a seat wins, from 0 to 1. Takes a state or the seat's view. Only what the seat may know
   * counts, so a state and the seat's view of it give the same probability.
   */
  evaluate(source: Source, seat: Seat): number;
  /** Returns the features that the probability is computed from. */
  featuresOf(source: Source, seat: Seat): Readonly<Record<Feature, number>>;
}

/** Creates the evaluator for games with another catalogue or other weights. Rejects a catalogue with faults (`tt.catalogue.entry`). */
export function createEvaluator(catalogue: Catalogue, weights: Weights = WEIGHTS): Result<Evaluator> {
  const [fault] = catalogueFaults(catalogue);
  return fault === undefined ? ok(evaluatorOf(boxesOf(catalogue), weights)) : fail(fault);
}

function evaluatorOf(boxes: Boxes, weights: Weights): Evaluator {
  const { probability, featuresOf } = weighing(MEASURES, weights);
  return {
    evaluate: (source, seat) => probability(positionOf(boxes.of(source.config), source, seat)),
    featuresOf: (source, seat) => featuresOf(positionOf(boxes.of(source.config), source, seat)),
  };
}

/** The evaluator of games with the catalogue of this package. */
export const evaluator: Evaluator = /* @__PURE__ */ evaluatorOf(defaultBoxes, WEIGHTS);
