import { at } from "@sw/tabletop";

/** A share with the bounds of its confidence interval, each from 0 to 1. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The standard deviations to either side that contain 95 % of a normal distribution. */
const Z95 = 1.959964;

/**
 * Returns a bot's share of the points with its 95 % interval. It uses Wilson's interval, which is sound for few games
 * and for shares near 0 and 1.
 */
export function rateOf(points: number, games: number): Rate {
  if (games === 0) return { rate: 0.5, low: 0, high: 1 };
  const share = points / games;
  const z2 = (Z95 * Z95) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { rate: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A difference of mean scores with its 95 % interval. */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Returns how much more was scored in one list of games than in another. Game by game both have the same seed, so the
 * luck of a seed cancels out. With fewer than two games the interval is open (-1 to 1).
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

/** The score of two bots against each other. */
export interface Meeting {
  readonly one: string;
  readonly other: string;
  /** The points of the first bot. The second gets the difference to the number of games. */
  readonly points: number;
  readonly games: number;
}

const ROUNDS = 200;
/** The points of one drawn game, added for each bot so that one which won or lost all its games has a finite rating. */
const PRIOR = 0.5;

/**
 * Computes maximum-likelihood Elo ratings (Bradley and Terry, draws as half a win) with a mean of 0. Each bot gets one
 * extra draw against an average bot, so that a perfect score has a finite rating.
 */
export function elo(bots: readonly string[], meetings: readonly Meeting[]): Readonly<Record<string, number>> {
  let strengths = new Map(bots.map((bot) => [bot, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    strengths = normal(new Map(bots.map((bot) => [bot, strengthOf(bot, meetings, strengths)])));
  }
  return Object.fromEntries([...strengths].map(([bot, strength]) => [bot, 400 * Math.log10(strength)]));
}

/**
 * Performs one step of Hunter's minorization: divides a bot's points by those that a bot of strength 1 would expect
 * from the same games.
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

/** The two hypotheses of a sequential test, as differences in Elo, and the accepted error rate of each. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
  /** The chance of wrongly accepting `elo1`; `beta` is that of wrongly accepting `elo0`. Both default to 0.05. */
  readonly alpha?: number;
  readonly beta?: number;
}

/** The state of a sequential test. */
export interface SprtState {
  /** The log-likelihood ratio of the second hypothesis to the first. */
  readonly llr: number;
  readonly low: number;
  readonly high: number;
  /**
   * The accepted hypothesis: `"elo1"` once `llr` is at or above `high`, `"elo0"` once it is at or below `low`, null
   * while undecided.
   */
  readonly accepted: "elo0" | "elo1" | null;
}

/**
 * Computes a sequential test over the scores of pairs (generalized SPRT with the measured variance). Two games with one
 * seed and swapped sides give one score from 0 to 1, so that the luck of the seed cancels out.
 */
export function sprt(pairs: readonly number[], { elo0, elo1, alpha = 0.05, beta = 0.05 }: Sprt): SprtState {
  const [low, high] = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
  const llr = llrOf(pairs, scoreAt(elo0), scoreAt(elo1));
  return { llr, low, high, accepted: llr >= high ? "elo1" : llr <= low ? "elo0" : null };
}

/** Returns the expected score of a bot with this lead in Elo. */
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
