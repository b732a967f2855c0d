import { at } from "@sw/tabletop";

/** A share with the ends of its interval, each from 0 to 1. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on either side that hold 95 %. */
const Z95 = 1.959964;

/** A bot's share of points with its 95 % interval (Wilson's; sound for few games and for shares near 0 and 1). */
export function rateOf(points: number, games: number): Rate {
  if (games === 0) return { rate: 0.5, low: 0, high: 1 };
  const share = points / games;
  const z2 = (Z95 * Z95) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { rate: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A difference of mean scores, with its 95 % interval. */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/**
 * How much more was scored in one list of games than in another, game by game: both have the same seeds in the same order, so what a
 * seed favours cancels out. Without two games the interval is open (-1 to 1).
 */
export function differenceOf(one: readonly number[], other: readonly number[]): Difference {
  const differences = one.map((score, index) => score - at(other, index));
  const games = differences.length;
  if (games < 2) return { difference: differences[0] ?? 0, low: -1, high: 1 };
  const difference = differences.reduce((sum, each) => sum + each, 0) / games;
  const variance = differences.reduce((sum, each) => sum + (each - difference) ** 2, 0) / (games - 1);
  const half = Z95 * Math.sqrt(variance / games);
  return { difference, low: difference - half, high: difference + half };
}

/** What two bots scored against each other. */
export interface Meeting {
  readonly one: string;
  readonly other: string;
  /** Points of the first; the second has the rest. */
  readonly points: number;
  readonly games: number;
}

const ROUNDS = 200;
/** A game drawn with everybody keeps the rating of a bot that won or lost all its games finite. */
const PRIOR = 0.5;

/**
 * Elo ratings of maximum likelihood (Bradley and Terry, draws as half a win), the mean of all at 0. Each bot is given one drawn game
 * against an average bot, so that a clean score has a rating too.
 */
export function elo(bots: readonly string[], meetings: readonly Meeting[]): Readonly<Record<string, number>> {
  let strengths = new Map(bots.map((bot) => [bot, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    strengths = normal(new Map(bots.map((bot) => [bot, strengthOf(bot, meetings, strengths)])));
  }
  return Object.fromEntries([...strengths].map(([bot, strength]) => [bot, 400 * Math.log10(strength)]));
}

/**
 * One step of Hunter's minorization: a bot's points, divided by the points that the games it played would bring a bot
 * of strength 1.
 */
function strengthOf(bot: string, meetings: readonly Meeting[], strengths: ReadonlyMap<string, number>): number {
  const own = strengths.get(bot) ?? 1;
  let points = PRIOR;
  let expected = 1 / (own + 1);
  for (const { one, other, points: won, games } of meetings) {
    if (bot !== one && bot !== other) continue;
    points += bot === one ? won : games - won;
    expected += games / (own + (strengths.get(bot === one ? other : one) ?? 1));
  }
  return points / expected;
}

function normal(strengths: ReadonlyMap<string, number>): Map<string, number> {
  const logs = [...strengths.values()].map((strength) => Math.log(strength));
  const mean = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length);
  return new Map([...strengths].map(([bot, strength]) => [bot, strength / Math.exp(mean)]));
}

/** The two hypotheses of a sequential test, as differences in Elo, and how often each may be taken wrongly. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
  /** 0.05 each where nothing is said. */
  readonly alpha?: number;
  readonly beta?: number;
}

/** The state of a sequential test. */
export interface SprtState {
  /** Log-likelihood ratio of the second hypothesis against the first. */
  readonly llr: number;
  readonly low: number;
  readonly high: number;
  /** `"elo1"`: at or above `high`; `"elo0"`: at or below `low`; null: play on. */
  readonly accepted: "elo0" | "elo1" | null;
}

/**
 * A sequential test over the scores of pairs: two games with the same seed and the seats swapped give one score from 0 to 1, so that
 * what the seed favours cancels out (generalized SPRT with the variance that was measured).
 */
export function sprt(pairs: readonly number[], { elo0, elo1, alpha = 0.05, beta = 0.05 }: Sprt): SprtState {
  const [low, high] = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
  const llr = llrOf(pairs, scoreAt(elo0), scoreAt(elo1));
  return { llr, low, high, accepted: llr >= high ? "elo1" : llr <= low ? "elo0" : null };
}

/** The expected score of a bot that is so many Elo stronger. */
export function scoreAt(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

function llrOf(pairs: readonly number[], score0: number, score1: number): number {
  if (pairs.length < 2) return 0;
  const mean = pairs.reduce((sum, score) => sum + score, 0) / pairs.length;
  const variance = pairs.reduce((sum, score) => sum + (score - mean) ** 2, 0) / pairs.length;
  // All pairs alike: as if one more had gone the other way.
  const spread = variance > 0 ? variance : (at(pairs, 0) - 0.5) ** 2 / pairs.length || 0.25 / pairs.length;
  return (pairs.length * (score1 - score0) * (2 * mean - score0 - score1)) / (2 * spread);
}
