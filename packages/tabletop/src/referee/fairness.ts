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

/** A word that a seat mixes into the seed before the first draw. It is public. */
export interface SeatWord<Seat extends string> {
  readonly seat: Seat;
  /** The word, at most 200 characters. */
  readonly word: string;
}

/** The public facts about chance while a game is not over. */
export interface Pledge<Seat extends string> {
  /** The result of {@link commitmentOf} for the seed. */
  readonly commitment: string;
  readonly mixedIn: readonly SeatWord<Seat>[];
}

/** A finished game, with everything that its draws were computed from. */
export interface FairnessRecord<G extends GameTypes> {
  readonly format: typeof FAIRNESS_FORMAT;
  /** The server's seed, which is revealed after the game. */
  readonly seed: Seed;
  readonly mixedIn: readonly SeatWord<G["Seat"]>[];
  readonly replay: Replay<G>;
}

/** What someone at the table has kept, to check a record against. */
export interface Witness<G extends GameTypes> {
  readonly seat: G["Seat"] | Spectator;
  /** The commitment that was published before the first draw. */
  readonly commitment: string;
  /** The word that this seat mixed in. Defaults to none. */
  readonly word?: string;
  /**
   * Views that were delivered to the seat and not undone, in order. The more views there are, the less of a game can be
   * forged. Defaults to none.
   */
  readonly seen?: readonly G["View"][];
}

/**
 * Returns the commitment to a seed, to publish before the first draw: 64 hexadecimal digits of a SHA-256. It fixes the
 * seed and does not reveal it, unless the seed can be guessed.
 */
export function commitmentOf(seed: Seed): string {
  return digestOf(["seed of a table", String(seed)]);
}

/** Sorts the words by seat, so that their collector cannot influence the seed by their order. */
export function bySeat<Seat extends string>(mixedIn: readonly SeatWord<Seat>[]): readonly SeatWord<Seat>[] {
  return [...mixedIn].sort((one, other) => (one.seat < other.seat ? -1 : 1));
}

/**
 * Returns the seed of a game: the server's own, or a seed computed from it and the words of seats, independent of their
 * order.
 */
export function mixedSeed<Seat extends string>(seed: Seed, mixedIn: readonly SeatWord<Seat>[]): Seed {
  return mixedIn.length === 0
    ? seed
    : digestOf(["mixed seed", String(seed), bySeat(mixedIn).map(({ seat, word }) => [seat, word])]);
}

/** Returns the public facts about a table's chance. */
export function pledgeOf<G extends GameTypes>({
  seed,
  mixedIn,
}: Pick<FairnessRecord<G>, "seed" | "mixedIn">): Pledge<G["Seat"]> {
  return { commitment: commitmentOf(seed), mixedIn };
}

/** Creates the schema of untrusted words of seats, with each seat at most once. */
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
 * Checks an untrusted record of a finished game against what a witness kept. The seed must be the one committed to, the
 * witness's word must be mixed in, the replay must draw from both and be valid, and the witness's views must occur in
 * it in order. Returns the replay and its states. Fails with tt.referee.fairness (`other-seed`, `other-word`,
 * `other-draws`, `not-as-seen`), or as {@link verifyReplay} does.
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

/** Returns the first of the witness's views that no state of the replay gives in order, or undefined if all occur. */
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
