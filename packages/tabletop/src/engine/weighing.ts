import { at } from "../at.ts";

/** Weights of an evaluation as data, with where they come from. */
export interface Weights {
  /** The command that fitted them. */
  readonly command: string;
  /** The day on which it ran (YYYY-MM-DD). */
  readonly date: string;
  /** How many games they were fitted from. */
  readonly games: number;
  /** The weight of each feature by its name. */
  readonly weights: Readonly<Record<string, number>>;
}

/**
 * A sum of weighted features as a probability, from 0 to 1: 0.5 for a sum of 0. An S-curve made of a square root, so that every
 * JavaScript engine computes the same (the logistic function does not promise that).
 */
export function probabilityOf(sum: number): number {
  return (1 + sum / Math.sqrt(1 + sum * sum)) / 2;
}

/** The sum of features, each times its weight; both in the same order. */
export function weighed(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < features.length; index++) sum += at(features, index) * at(weights, index);
  return sum;
}
