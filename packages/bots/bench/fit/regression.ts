import { at, probabilityOf, weighed } from "@sw/tabletop";
import { Matrix, solve } from "ml-matrix";

/** A position as its features, and how its game ended for the seat: 1 won, 0 lost, 0.5 neither. */
export interface Sample {
  readonly features: readonly number[];
  readonly result: number;
}

/** Keeps weights of features that hardly occur from running away. */
const RIDGE = 2;
const STEPS = 12;

/**
 * The weights with which `probabilityOf` of the weighed features comes closest to the results: least squares by Gauss and
 * Newton, from 0.
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

/** The mean square of what the weights miss, for samples that they were not fitted from. */
export function missed(samples: readonly Sample[], weights: readonly number[]): number {
  const errors = samples.map(({ features, result }) => (result - probabilityOf(weighed(features, weights))) ** 2);
  return errors.reduce((total, error) => total + error, 0) / errors.length;
}
