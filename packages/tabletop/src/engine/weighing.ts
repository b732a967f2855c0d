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

/** What the features of a position measure, by their names. */
export type Measures<Feature extends string, Position> = Readonly<Record<Feature, (position: Position) => number>>;

/** Evaluates positions of a game by named features. */
export interface Weighing<Feature extends string, Position> {
  /** Returns the probability of winning, from 0 to 1. */
  probability(position: Position): number;
  /** Returns the value of each feature. */
  featuresOf(position: Position): Readonly<Record<Feature, number>>;
}

/** Makes an evaluation of features and their weights. A feature without a weight counts nothing. */
export function weighing<Feature extends string, Position>(
  measures: Measures<Feature, Position>,
  { weights }: Weights,
): Weighing<Feature, Position> {
  const names = featuresIn(measures);
  const inOrder = names.map((name) => weights[name] ?? 0);
  const all = names.map((name) => measures[name]);
  return {
    probability(position) {
      const features = all.map((measure) => measure(position));
      return probabilityOf(weighed(features, inOrder));
    },
    featuresOf(position) {
      const pairs = names.map((name) => [name, measures[name](position)] as const);
      return Object.fromEntries(pairs) as Record<Feature, number>;
    },
  };
}

/** The names of features in the order in which they are weighed. */
export function featuresIn<Feature extends string, Position>(
  measures: Measures<Feature, Position>,
): readonly Feature[] {
  return Object.keys(measures) as Feature[];
}
