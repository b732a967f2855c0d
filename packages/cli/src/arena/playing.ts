import { type Fixture, type GameRecord, type Sprt, type SprtState, tested } from "@sw/bots/arena";
import { at } from "@sw/tabletop";
import type { Io } from "../io.ts";
import { fixturesOf, type Line, recordsIn, type Terms } from "./contest.ts";
import type { Place } from "./places.ts";
import type { Ledger } from "./results.ts";

/** The input of {@link playContest}. */
export interface Playing {
  readonly terms: Terms;
  readonly ledger: Ledger;
  /** The number of games for each two bots, or for each bot against the automa. */
  readonly games: number;
  readonly place: Place;
  /** The number of games that `place` plays at once. */
  readonly workers: number;
  /** Ends a contest of two bots early. */
  readonly sprt?: Sprt;
  /** Called with the number of finished games. */
  readonly onProgress: (over: number) => void;
}

/** The result of a contest. */
export interface Played {
  /** All games by number, including broken ones. With a sequential test, only those up to its decision. */
  readonly lines: readonly Line[];
  readonly test: SprtState | null;
}

/**
 * Plays the games of a contest that are not in its ledger, several at a time. Results count in the order of the games,
 * not of their completion. A contest with a sequential test therefore ends at the same game with any number of threads.
 */
export async function playContest(io: Pick<Io, "interrupted">, playing: Playing): Promise<Played> {
  const { terms, ledger, games, place, workers } = playing;
  const all = fixturesOf(terms, games);
  const lines = new Map(ledger.lines.map((line) => [line.number, line]));
  const open = all.filter(({ number }) => !lines.has(number)).values();
  const decision = deciding(playing, all, lines);
  const player = async (): Promise<void> => {
    for (const fixture of open) {
      if (io.interrupted.aborted || decision().over !== undefined) return;
      const line = await place.play({ terms, fixture });
      await ledger.keep(line);
      lines.set(line.number, line);
      playing.onProgress(lines.size);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, player));
  } finally {
    await place.close();
  }
  io.interrupted.throwIfAborted();
  const { over = all.length, test } = decision();
  return { lines: all.slice(0, over).flatMap(({ number }) => lines.get(number) ?? []), test };
}

/** The state of a contest's sequential test, and the number of games after which it was decided, or undefined. */
interface Decision {
  readonly over: number | undefined;
  readonly test: SprtState | null;
}

/** Returns a function that advances the sequential test over the finished pairs, in the order of the games. */
function deciding(
  { sprt, terms: { bots } }: Playing,
  all: readonly Fixture[],
  lines: ReadonlyMap<number, Line>,
): () => Decision {
  if (sprt === undefined) return () => ({ over: undefined, test: null });
  const pair = [at(bots, 0).id, at(bots, 1).id] as const;
  const records: GameRecord[] = [];
  let known = 0;
  let test = tested(pair, records, sprt);
  return () => {
    while (test.accepted === null && known < all.length) {
      const both = [lines.get(known), lines.get(known + 1)].flatMap((line) => line ?? []);
      if (both.length < 2) break;
      records.push(...recordsIn(both));
      known += 2;
      test = tested(pair, records, sprt);
    }
    return { over: test.accepted === null ? undefined : known, test };
  };
}
