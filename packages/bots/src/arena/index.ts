/**
 * Measures the strength of bots: matches, contests of paired games, and statistics of their results.
 *
 * @module
 */
export {
  type Entrant,
  type Fixture,
  fixtures,
  type GameRecord,
  gauntlet,
  pointsOf,
  type Standing,
  standings,
  tested,
} from "./contest.ts";
export {
  type AsyncMatch,
  BrokenMatch,
  type Forfeit,
  type Match,
  type MatchResult,
  playMatch,
  playMatchAsync,
  scoreOf,
} from "./match.ts";
export { type AsyncContest, type Contest, playFixture, playFixtureAsync } from "./playing.ts";
export { type Attempt, attemptPuzzle } from "./puzzles.ts";
export {
  type Difference,
  differenceOf,
  elo,
  type Meeting,
  type Rate,
  rateOf,
  type Sprt,
  type SprtState,
  scoreAt,
  sprt,
} from "./statistics.ts";
