import { at, type Json, type Violation } from "@sw/tabletop";
import { elo, type Meeting, type Rate, rateOf, type Sprt, type SprtState, sprt } from "./statistics.ts";

/** A bot in an arena, with all settings that determine its strength. */
export interface Entrant {
  readonly id: string;
  readonly settings: Json;
}

/** A game that is still to be played, with the bot of each side. */
export interface Fixture {
  /** The number of the game, from 0, in the order in which results are counted. */
  readonly number: number;
  /**
   * The number of the pair. Both games of a pair have the same seed, with the sides swapped. A game of a
   * {@link gauntlet} has a number of its own.
   */
  readonly pair: number;
  readonly seed: string;
  /** The ids of the bots by side. */
  readonly sides: readonly [string, string];
}

/** A game that has been played: one line of a results file. */
export interface GameRecord extends Fixture {
  /** The points of the first side: 0, 0.5 or 1. The second side gets the difference to 1. */
  readonly points: number;
  readonly decisions: number;
  /** The reason in the game's outcome, or `"undecided"` or `"forfeit"` for a game without an outcome. */
  readonly reason: string;
  /** The side that lost by an illegal action or an error; null if neither did. */
  readonly forfeit: {
    readonly side: number;
    readonly violation: Violation | null;
    readonly error: string | null;
    /** Every action played, in order. With the configuration and the seed, `makeReplay` takes it as input. */
    readonly actions: readonly unknown[];
  } | null;
}

/**
 * Lists the games of an arena: every two bots meet equally often, in pairs of games with one seed and swapped sides.
 * `games` is the number for each two bots, rounded up to whole pairs. Meetings alternate, so that a contest cut short
 * is still balanced.
 */
export function fixtures(bots: readonly string[], games: number, seed: string): readonly Fixture[] {
  const meetings = bots.flatMap((one, index) => bots.slice(index + 1).map((other) => [one, other] as const));
  const all: Fixture[] = [];
  for (let round = 0; round < Math.ceil(games / 2); round++) {
    for (const [one, other] of meetings) {
      const pair = all.length / 2;
      for (const sides of [[one, other] as const, [other, one] as const]) {
        all.push({ number: all.length, pair, seed: `${seed} ${round}`, sides });
      }
    }
  }
  return all;
}

/**
 * Lists the games of a gauntlet: each bot plays the first side of `games` games against `opponent`, which always plays
 * the second, such as an automa. All bots meet it with the same seeds. No two games are a pair.
 */
export function gauntlet(bots: readonly string[], opponent: string, games: number, seed: string): readonly Fixture[] {
  return Array.from({ length: games }).flatMap((_, round) =>
    bots.map((bot, index): Fixture => {
      const number = round * bots.length + index;
      return { number, pair: number, seed: `${seed} ${round}`, sides: [bot, opponent] };
    }),
  );
}

/** The results of a bot over all its games. */
export interface Standing extends Rate {
  readonly id: string;
  readonly settings: Json;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** The number of games lost by an illegal action or an error. */
  readonly forfeits: number;
  readonly elo: number;
}

/** Returns the table of a contest, with the bots in the order of `entrants`. */
export function standings(entrants: readonly Entrant[], records: readonly GameRecord[]): readonly Standing[] {
  const ratings = elo(
    entrants.map(({ id }) => id),
    meetingsIn(records),
  );
  return entrants.map(({ id, settings }) => {
    const own = records.flatMap((record) => {
      const side = record.sides.indexOf(id);
      return side < 0 ? [] : [{ points: pointsOf(record, side), isForfeit: record.forfeit?.side === side }];
    });
    const points = own.reduce((sum, one) => sum + one.points, 0);
    return {
      id,
      settings,
      games: own.length,
      wins: own.filter((one) => one.points === 1).length,
      draws: own.filter((one) => one.points === 0.5).length,
      forfeits: own.filter(({ isForfeit }) => isForfeit).length,
      ...rateOf(points, own.length),
      elo: ratings[id] ?? 0,
    };
  });
}

/** Returns the points of a side in a game. */
export function pointsOf({ points }: GameRecord, side: number): number {
  return side === 0 ? points : 1 - points;
}

function meetingsIn(records: readonly GameRecord[]): readonly Meeting[] {
  return records.map(({ sides: [one, other], points }) => ({ one, other, points, games: 1 }));
}

/** Runs a sequential test of the first bot against the second, over the complete pairs among the games. */
export function tested([one, other]: readonly [string, string], records: readonly GameRecord[], test: Sprt): SprtState {
  const pairs = new Map<number, number[]>();
  for (const record of records) {
    const side = record.sides.indexOf(one);
    if (side < 0 || !record.sides.includes(other)) continue;
    const known = pairs.get(record.pair) ?? [];
    known.push(pointsOf(record, side));
    pairs.set(record.pair, known);
  }
  const whole = [...pairs.values()].filter(({ length }) => length === 2);
  return sprt(
    whole.map((scores) => (at(scores, 0) + at(scores, 1)) / 2),
    test,
  );
}
