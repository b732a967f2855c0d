import { type Fixture, fixtures, type GameRecord, type Sprt, type SprtState, tested } from "@sw/bots/arena";
import { at } from "@sw/tabletop";
import type { Io } from "../io.ts";
import { type Line, recordsIn, type Terms } from "./contest.ts";
import type { Place } from "./places.ts";
import type { Ledger } from "./results.ts";

/** How a contest is played. */
export interface Playing {
  readonly terms: Terms;
  readonly ledger: Ledger;
  /** Games for each two bots. */
  readonly games: number;
  readonly place: Place;
  /** Games that are played there at a time. */
  readonly workers: number;
  /** Ends the contest early; for two bots. */
  readonly sprt?: Sprt;
  /** Told how many games are over. */
  readonly onProgress: (over: number) => void;
}

/** A contest that was played. */
export interface Played {
  /** Broken games and all others, by number. With a sequential test, those up to its decision. */
  readonly lines: readonly Line[];
  readonly test: SprtState | null;
}

/**
 * Plays the games of a contest that its ledger does not hold, several at a time. Results count in the order of the games, however
 * quick each was, so a contest with a sequential test ends at the same game with any number of threads.
 */
export async function playContest(io: Pick<Io, "interrupted">, playing: Playing): Promise<Played> {
  const { terms, ledger, games, place, workers } = playing;
  const all = fixtures(
    terms.bots.map(({ id }) => id),
    games,
    terms.seed,
  );
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

/** The state of a contest's sequential test, and the number of games after which it was decided, if it was. */
interface Decision {
  readonly over: number | undefined;
  readonly test: SprtState | null;
}

/** Follows the sequential test, pair by pair in the order of the games, as far as they are over. */
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
