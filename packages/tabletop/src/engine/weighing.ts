import { at } from "../at.ts";

/** Weights of an evaluation as data, with their origin. */
export interface Weights {
  /** The command that fitted them. */
  readonly command: string;
  /** The day on which the command ran (YYYY-MM-DD). */
  readonly date: string;
  /** Number of games used to fit the weights. */
  readonly games: number;
  /** The weight of each feature, by name. */
  readonly weights: Readonly<Record<string, number>>;
}

/**
 * Converts a sum of weighted features to a probability from 0 to 1, with 0.5 for a sum of 0. The S-curve uses a square
 * root, so that every JavaScript engine gives the same result, which the logistic function does not guarantee.
 */
export function probabilityOf(sum: number): number {
  return (1 + sum / Math.sqrt(1 + sum * sum)) / 2;
}

/** Returns the sum of features times weights. Both lists must be in the same order. */
export function weighed(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < features.length; index++) sum += at(features, index) * at(weights, index);
  return sum;
}

/** The functions that measure the features of a position, by feature name. */
export type Measures<Feature extends string, Position> = Readonly<Record<Feature, (position: Position) => number>>;

/** Evaluates positions of a game by named features. */
export interface Weighing<Feature extends string, Position> {
  /** Returns the probability of winning, from 0 to 1. */
  probability(position: Position): number;
  /** Returns the value of each feature. */
  featuresOf(position: Position): Readonly<Record<Feature, number>>;
}

/** Creates an evaluation from features and their weights. A feature without a weight has no effect. */
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

/** Lists the names of features in the order in which they are weighed. */
export function featuresIn<Feature extends string, Position>(
  measures: Measures<Feature, Position>,
): readonly Feature[] {
  return Object.keys(measures) as Feature[];
}
