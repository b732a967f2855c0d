import { at, type Json, type Violation } from "@sw/tabletop";
import { elo, type Meeting, type Rate, rateOf, type Sprt, type SprtState, sprt } from "./statistics.ts";

/** A bot in an arena, with all that its strength depends on. */
export interface Entrant {
  readonly id: string;
  readonly settings: Json;
}

/** A game to be played: which bot has which side. */
export interface Fixture {
  /** From 0, in the order in which results count. */
  readonly number: number;
  /** The two games of a pair have one seed and the sides swapped. */
  readonly pair: number;
  readonly seed: string;
  /** Ids of bots by side. */
  readonly sides: readonly [string, string];
}

/** A game that was played: a line of a results file. */
export interface GameRecord extends Fixture {
  /** Points of the first side, 0, 0.5 or 1; the second side has the rest. */
  readonly points: number;
  readonly decisions: number;
  /** The reason that the game's outcome names, or `"undecided"`, or `"forfeit"`. */
  readonly reason: string;
  /** A side that lost by an illegal action or an error. */
  readonly forfeit: {
    readonly side: number;
    readonly violation: Violation | null;
    readonly error: string | null;
    /** Every action before, in order: with configuration and seed, what `makeReplay` takes. */
    readonly actions: readonly unknown[];
  } | null;
}

/**
 * The games of an arena: every two bots meet equally often, in pairs of games with one seed and swapped sides. `games` is for each
 * two bots, rounded up to whole pairs; the pairs of all meetings take turns, so that a contest cut short is balanced too.
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

/** A bot's results over all its games. */
export interface Standing extends Rate {
  readonly id: string;
  readonly settings: Json;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** Games lost by an illegal action or an error. */
  readonly forfeits: number;
  readonly elo: number;
}

/** The table of a contest, the bots in the order of their entry. */
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

/** Points of a side of a game. */
export function pointsOf({ points }: GameRecord, side: number): number {
  return side === 0 ? points : 1 - points;
}

function meetingsIn(records: readonly GameRecord[]): readonly Meeting[] {
  return records.map(({ sides: [one, other], points }) => ({ one, other, points, games: 1 }));
}

/** A sequential test of the first bot against the second over the whole pairs among the games. */
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
