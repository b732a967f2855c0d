import * as v from "valibot";
import { isFastSeed, type Seed } from "../chance/generator.ts";
import type { Game, GameTypes, Hash, Outcome } from "../contract/contract.ts";
import { fail, ok, type Result, type Violation, violation } from "../contract/result.ts";
import { foreign } from "../documents/documents.ts";
import { readInput } from "../documents/parse.ts";
import { bySeat, mixedSeed, type SeatWord, seatWordsSchema } from "./fairness.ts";
import { type PlayerId, unfit } from "./messages.ts";

/** Format version of {@link StoredTable}: seats mix words into the seed since 2. */
export const TABLE_FORMAT = 2;

/** An accepted action and the seat that took it. */
export interface PlayedAction<G extends GameTypes> {
  readonly seat: G["Seat"];
  readonly action: G["Action"];
}

/**
 * One game being refereed, as plain JSON at any moment: store it after every message and go on from what was stored.
 *
 * All of it is secret. It holds the seed, the full state, what is held for other seats and what can be undone: only
 * what {@link Delivery} carries may leave the server.
 */
export interface StoredTable<G extends GameTypes> {
  readonly format: typeof TABLE_FORMAT;
  readonly game: string;
  readonly catalogue: Hash;
  readonly config: G["Config"];
  readonly seed: Seed;
  /** What seats have mixed into the seed. Public. */
  readonly mixedIn: readonly SeatWord<G["Seat"]>[];
  /** Who plays which seat; one person may play several. */
  readonly seats: Readonly<Record<G["Seat"], PlayerId>>;
  readonly state: G["State"];
  /** Number of the position: grows with every change of it, an undo included. Public. */
  readonly seq: number;
  /** For each seat, the oldest position whose question to that seat still stands: what an `act` may answer. */
  readonly asked: Readonly<Record<G["Seat"], number>>;
  /** Every action that stands, oldest first; what was undone is gone. */
  readonly played: readonly PlayedAction<G>[];
  /** Where undo ends: the state after the last step that revealed something, and how many actions led there. */
  readonly base: { readonly state: G["State"]; readonly played: number };
  /** Secret choices that wait for their turn, at most one per seat. */
  readonly held: readonly PlayedAction<G>[];
  /** How the game ended by concession or timeout, if it did. */
  readonly forfeit: Outcome<G["Seat"]> | null;
}

/**
 * What a table is opened with. Config and seats may come from an untrusted lobby: both are checked. `Seat` are the seats of the game at
 * hand, where its types know more.
 */
export interface Opening<G extends GameTypes, Seat extends G["Seat"] = G["Seat"]> {
  readonly config: G["Config"];
  /**
   * The server's own secret, at least 128 random bits as text: whoever knows or guesses it knows every draw. A seed of
   * the fast generator is refused (`foreseeable-seed`, tt.referee.fairness).
   */
  readonly seed: Seed;
  /** Words that seats mix into the seed, one a seat at most, given when they had been told its {@link commitmentOf}. */
  readonly mixedIn?: readonly SeatWord<Seat>[];
  /** A player for every seat of the game. */
  readonly seats: Readonly<Record<Seat, PlayerId>>;
}

/** Builds the table of a new game; refuses a config, seed, word or seating of another shape, or what `setup` refuses. */
export function openTable<G extends GameTypes, Seat extends G["Seat"]>(
  game: Game<G>,
  opening: Opening<G, Seat>,
): Result<StoredTable<G>> {
  const read = readInput(openingSchema(game.seats), opening);
  if (!read.ok) return read;
  const config = game.parse.config(read.value.config);
  if (!config.ok) return config;
  const { seed, seats } = read.value;
  const foreseeable = foreseeableSeed(seed);
  if (foreseeable !== undefined) return fail(foreseeable);
  const mixedIn = bySeat(read.value.mixedIn ?? []);
  const first = game.setup(config.value, mixedSeed(seed, mixedIn));
  if (!first.ok) return first;
  const { state } = first.value;
  return ok({
    format: TABLE_FORMAT,
    game: game.id,
    catalogue: game.catalogueOf(config.value),
    config: config.value,
    seed,
    mixedIn,
    seats,
    state,
    seq: 0,
    asked: everySeat(game.seats, 0),
    played: [],
    base: { state, played: 0 },
    held: [],
    forfeit: null,
  });
}

/** Refuses a seed of the fast generator, whose draws can be foreseen. */
export function foreseeableSeed(seed: Seed): Violation | undefined {
  return isFastSeed(seed) ? violation("tt.referee.fairness", "foreseeable-seed") : undefined;
}

/** Schemas of what stands in an opening and in a table alike. */
export interface OpenedSchema<Seat extends string> {
  readonly config: v.GenericSchema<unknown>;
  readonly seed: v.GenericSchema<unknown, Seed>;
  readonly seats: v.GenericSchema<unknown, Readonly<Record<Seat, PlayerId>>>;
}

/** {@link OpenedSchema} of a game's seats. */
export function openedSchema<Seat extends string>(seats: readonly Seat[]): OpenedSchema<Seat> {
  const player = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.notValue("spectator"));
  return {
    config: v.unknown(),
    seed: v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
    seats: v.strictObject(everySeat(seats, player)),
  };
}

function openingSchema<Seat extends string>(seats: readonly Seat[]) {
  return v.strictObject({ ...openedSchema(seats), mixedIn: v.optional(seatWordsSchema(seats)) });
}

/** Refuses a stored table that another format, game or catalogue wrote. */
export function foreignTable<G extends GameTypes>(game: Game<G>, table: StoredTable<G>): Violation | undefined {
  const reads = { format: TABLE_FORMAT, game: game.id };
  const other = foreign("table-format", table, reads);
  return other ?? foreign("table-format", table, { ...reads, catalogue: game.catalogueOf(table.config) });
}

/** How the game ended, by forfeit or by its rules; null while it goes on. */
export function outcomeOf<G extends GameTypes>(game: Game<G>, table: StoredTable<G>): Outcome<G["Seat"]> | null {
  return table.forfeit ?? game.outcome(table.state) ?? null;
}

/** The same value for every seat. */
export function everySeat<Seat extends string, Value>(seats: readonly Seat[], value: Value): Record<Seat, Value> {
  return Object.fromEntries(seats.map((seat) => [seat, value])) as Record<Seat, Value>;
}

/** Refuses what was meant for a position whose question to the seat no longer stands (`stale`, tt.referee.message). */
export function staleFault<G extends GameTypes>(
  { asked, seq: now }: Pick<StoredTable<G>, "asked" | "seq">,
  seat: G["Seat"],
  seq: number,
): Violation | undefined {
  return seq < asked[seat] || seq > now ? unfit("stale", { seq, now }) : undefined;
}
