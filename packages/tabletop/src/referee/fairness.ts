import * as v from "valibot";
import type { Seed } from "../chance/generator.ts";
import type { Game, GameTypes, Spectator } from "../contract/contract.ts";
import { fail, ok, type Result, violation } from "../contract/result.ts";
import { digestOf, hashOf } from "../documents/hash.ts";
import { readInput } from "../documents/parse.ts";
import { REPLAY_LIMITS, type Replay, verifyReplay } from "../engine/replay.ts";

/** Format version of {@link FairnessRecord}. */
export const FAIRNESS_FORMAT = 1;
const LONGEST_WORD = 200;

/** A word that a seat mixes into the seed before the first draw. Public. */
export interface SeatWord<Seat extends string> {
  readonly seat: Seat;
  /** At most 200 characters. */
  readonly word: string;
}

/** What everybody is told of chance while a game goes on. */
export interface Pledge<Seat extends string> {
  /** {@link commitmentOf} the seed. */
  readonly commitment: string;
  readonly mixedIn: readonly SeatWord<Seat>[];
}

/** A game that is over, with all that its draws followed from. */
export interface FairnessRecord<G extends GameTypes> {
  readonly format: typeof FAIRNESS_FORMAT;
  /** The server's seed, revealed. */
  readonly seed: Seed;
  readonly mixedIn: readonly SeatWord<G["Seat"]>[];
  readonly replay: Replay<G>;
}

/** What someone at the table has kept, to hold a record against. */
export interface Witness<G extends GameTypes> {
  readonly seat: G["Seat"] | Spectator;
  /** The commitment as it was published before the first draw. */
  readonly commitment: string;
  /** The word that this seat mixed in, if it did. */
  readonly word?: string;
  /** Views that were delivered to the seat and not undone, in their order; the more, the less can be made up. */
  readonly seen?: readonly G["View"][];
}

/**
 * What may be published of a seed before the first draw: 64 hexadecimal digits of a SHA-256. It fixes the seed, and tells
 * nothing of one that nobody could guess.
 */
export function commitmentOf(seed: Seed): string {
  return digestOf(["seed of a table", String(seed)]);
}

/** The words by seat, so that whoever collects them cannot choose among their orders. */
export function bySeat<Seat extends string>(mixedIn: readonly SeatWord<Seat>[]): readonly SeatWord<Seat>[] {
  return [...mixedIn].sort((one, other) => (one.seat < other.seat ? -1 : 1));
}

/** The seed that a game is played with: the server's own, or what comes of it and the words of seats, whatever their order. */
export function mixedSeed<Seat extends string>(seed: Seed, mixedIn: readonly SeatWord<Seat>[]): Seed {
  return mixedIn.length === 0
    ? seed
    : digestOf(["mixed seed", String(seed), bySeat(mixedIn).map(({ seat, word }) => [seat, word])]);
}

/** What everybody may know of a table's chance. */
export function pledgeOf<G extends GameTypes>({
  seed,
  mixedIn,
}: Pick<FairnessRecord<G>, "seed" | "mixedIn">): Pledge<G["Seat"]> {
  return { commitment: commitmentOf(seed), mixedIn };
}

/** Words of seats as they may come from outside: each seat once at most. */
export function seatWordsSchema<Seat extends string>(
  seats: readonly Seat[],
): v.GenericSchema<unknown, readonly SeatWord<Seat>[]> {
  const word = v.strictObject({ seat: v.picklist(seats), word: v.pipe(v.string(), v.maxLength(LONGEST_WORD)) });
  return v.pipe(
    v.array(word),
    v.check((words) => new Set(words.map(({ seat }) => seat)).size === words.length),
  );
}

/**
 * Checks an untrusted record of a finished game against what a witness kept: that the seed is the one committed to, that
 * the witness's word was mixed in, that the replay draws from both and holds, and that what the witness saw happened in
 * it in that order. Refuses with tt.referee.fairness (`other-seed`, `other-word`, `other-draws`, `not-as-seen`) or with
 * what {@link verifyReplay} refuses; else gives the replay and its states.
 */
export function verifyFairness<G extends GameTypes>(
  game: Game<G>,
  record: unknown,
  witness: Witness<G>,
): Result<{ readonly replay: Replay<G>; readonly states: readonly G["State"][] }> {
  const read = readInput(recordSchema(game.seats), record, REPLAY_LIMITS);
  if (!read.ok) return read;
  const { seed, mixedIn, replay } = read.value;
  const commitment = commitmentOf(seed);
  if (commitment !== witness.commitment) return unfair("other-seed", { commitment, expected: witness.commitment });
  const own = mixedIn.find(({ seat }) => seat === witness.seat)?.word;
  if (own !== witness.word) return unfair("other-word", { word: own ?? null, expected: witness.word ?? null });
  const played = verifyReplay(game, replay);
  if (!played.ok) return played;
  const { chance } = played.value.replay;
  if (!("seed" in chance) || chance.seed !== mixedSeed(seed, mixedIn)) return unfair("other-draws");
  const missing = firstUnseen(game, played.value.states, witness);
  return missing === undefined ? ok(played.value) : unfair("not-as-seen", { view: missing });
}

/** The first of the witness's views that no state of the replay gives in its order; undefined if each is there. */
function firstUnseen<G extends GameTypes>(
  game: Game<G>,
  states: readonly G["State"][],
  { seat, seen = [] }: Witness<G>,
): number | undefined {
  let next = 0;
  for (const state of states) {
    if (next === seen.length) return undefined;
    const shown = hashOf(game.view(state, seat));
    while (next < seen.length && hashOf(seen[next]) === shown) next += 1;
  }
  return next === seen.length ? undefined : next;
}

function recordSchema<Seat extends string>(seats: readonly Seat[]) {
  return v.strictObject({
    format: v.literal(FAIRNESS_FORMAT),
    seed: v.union([v.string(), v.number()]),
    mixedIn: seatWordsSchema(seats),
    replay: v.unknown(),
  });
}

function unfair(code: string, params?: Parameters<typeof violation>[2]): Result<never> {
  return fail(violation("tt.referee.fairness", code, params));
}
