import { at, probabilityOf, weighed } from "@sw/tabletop";
import { Matrix, solve } from "ml-matrix";

/** A position as its features, with the result of its game for the seat: 1 for a win, 0 for a loss, 0.5 otherwise. */
export interface Sample {
  readonly features: readonly number[];
  readonly result: number;
}

/** The ridge penalty that keeps the weights of rare features small. */
const RIDGE = 2;
const STEPS = 12;

/**
 * Fits the weights for which `probabilityOf` of the weighted features is closest to the results. Uses least squares by
 * Gauss and Newton, starting at 0.
 */
export function fitted(samples: readonly Sample[], features: number): readonly number[] {
  let weights = Array.from({ length: features }, () => 0);
  for (let step = 0; step < STEPS; step++) weights = improved(samples, weights);
  return weights;
}

function improved(samples: readonly Sample[], weights: readonly number[]): number[] {
  const normal = Matrix.eye(weights.length, weights.length).mul(RIDGE);
  const gradient = Matrix.columnVector(weights.map((weight) => -RIDGE * weight));
  for (const { features, result } of samples) {
    const sum = weighed(features, weights);
    const root = Math.sqrt(1 + sum * sum);
    const slope = 1 / (2 * root * root * root);
    const error = result - probabilityOf(sum);
    for (const [row, one] of features.entries()) {
      if (one === 0) continue;
      gradient.set(row, 0, gradient.get(row, 0) + slope * error * one);
      for (const [column, other] of features.entries()) {
        if (other !== 0) normal.set(row, column, normal.get(row, column) + slope * slope * one * other);
      }
    }
  }
  const change = solve(normal, gradient).to1DArray();
  return weights.map((weight, index) => weight + at(change, index));
}

/** Returns the mean squared error of the weights on samples that they were not fitted to. */
export function missed(samples: readonly Sample[], weights: readonly number[]): number {
  const errors = samples.map(({ features, result }) => (result - probabilityOf(weighed(features, weights))) ** 2);
  return errors.reduce((total, error) => total + error, 0) / errors.length;
}
