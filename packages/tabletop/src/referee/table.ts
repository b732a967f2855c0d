import * as v from "valibot";
import { isFastSeed, type Seed } from "../chance/generator.ts";
import type { Game, GameTypes, Hash, Outcome } from "../contract/contract.ts";
import { fail, ok, type Result, type Violation, violation } from "../contract/result.ts";
import { foreign } from "../documents/documents.ts";
import { readInput } from "../documents/parse.ts";
import { bySeat, mixedSeed, type SeatWord, seatWordsSchema } from "./fairness.ts";
import { type PlayerId, unfit } from "./messages.ts";

/** Format version of {@link StoredTable}. Since version 2 seats mix words into the seed. */
export const TABLE_FORMAT = 2;

/** An accepted action and the seat that took it. */
export interface PlayedAction<G extends GameTypes> {
  readonly seat: G["Seat"];
  readonly action: G["Action"];
}

/**
 * One refereed game, which is plain JSON at any moment. Store it after every message and continue from the stored
 * table.
 *
 * All of it is secret. It contains the seed, the full state, the held answers and what can be undone, so only
 * {@link Delivery} objects may leave the server.
 */
export interface StoredTable<G extends GameTypes> {
  readonly format: typeof TABLE_FORMAT;
  readonly game: string;
  readonly catalogue: Hash;
  readonly config: G["Config"];
  readonly seed: Seed;
  /** The words that seats have mixed into the seed. Public. */
  readonly mixedIn: readonly SeatWord<G["Seat"]>[];
  /** The player of each seat. One player may have several seats. */
  readonly seats: Readonly<Record<G["Seat"], PlayerId>>;
  readonly state: G["State"];
  /** The number of the position, which grows with every change, including undo. Public. */
  readonly seq: number;
  /**
   * For each seat, the oldest position whose question to that seat is still open. An `act` may answer any position from
   * there on.
   */
  readonly asked: Readonly<Record<G["Seat"], number>>;
  /** All actions that have not been undone, oldest first. */
  readonly played: readonly PlayedAction<G>[];
  /** The limit of undo: the state after the last step that revealed something, and the number of actions before it. */
  readonly base: { readonly state: G["State"]; readonly played: number };
  /** Secret choices that wait for their turn, at most one per seat. */
  readonly held: readonly PlayedAction<G>[];
  /** The result if the game ended by concession or timeout, otherwise null. */
  readonly forfeit: Outcome<G["Seat"]> | null;
}

/**
 * The options for opening a table. Config and seats may come from an untrusted lobby, and both are checked. `Seat`
 * narrows the type of the seats if the game's types are more general.
 */
export interface Opening<G extends GameTypes, Seat extends G["Seat"] = G["Seat"]> {
  readonly config: G["Config"];
  /**
   * The server's secret: at least 128 random bits as text. Anyone who knows or guesses it knows every draw. A seed of
   * the fast generator is refused (`foreseeable-seed`, tt.referee.fairness).
   */
  readonly seed: Seed;
  /**
   * Words that seats mix into the seed, at most one per seat, chosen after they were told its {@link commitmentOf}.
   * Defaults to none.
   */
  readonly mixedIn?: readonly SeatWord<Seat>[];
  /** A player for every seat of the game. */
  readonly seats: Readonly<Record<Seat, PlayerId>>;
}

/** Creates the table of a new game. Fails for a malformed config, seed, word or seating, and if `setup` refuses. */
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

/** Returns a violation for a seed of the fast generator, whose draws are predictable, or undefined for other seeds. */
export function foreseeableSeed(seed: Seed): Violation | undefined {
  return isFastSeed(seed) ? violation("tt.referee.fairness", "foreseeable-seed") : undefined;
}

/** Schemas of the fields that openings and tables share. */
export interface OpenedSchema<Seat extends string> {
  readonly config: v.GenericSchema<unknown>;
  readonly seed: v.GenericSchema<unknown, Seed>;
  readonly seats: v.GenericSchema<unknown, Readonly<Record<Seat, PlayerId>>>;
}

/** Creates the {@link OpenedSchema} for a game's seats. */
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

/** Returns the violation of a stored table from another format, game or catalogue, or undefined. */
export function foreignTable<G extends GameTypes>(game: Game<G>, table: StoredTable<G>): Violation | undefined {
  const reads = { format: TABLE_FORMAT, game: game.id };
  const other = foreign("table-format", table, reads);
  return other ?? foreign("table-format", table, { ...reads, catalogue: game.catalogueOf(table.config) });
}

/** Returns the result of the game, by forfeit or by its rules, or null while it is not over. */
export function outcomeOf<G extends GameTypes>(game: Game<G>, table: StoredTable<G>): Outcome<G["Seat"]> | null {
  return table.forfeit ?? game.outcome(table.state) ?? null;
}

/** Returns a record with the same value for every seat. */
export function everySeat<Seat extends string, Value>(seats: readonly Seat[], value: Value): Record<Seat, Value> {
  return Object.fromEntries(seats.map((seat) => [seat, value])) as Record<Seat, Value>;
}

/**
 * Returns a violation if the question of a position to the seat is no longer open (`stale`, tt.referee.message), or
 * undefined.
 */
export function staleFault<G extends GameTypes>(
  { asked, seq: now }: Pick<StoredTable<G>, "asked" | "seq">,
  seat: G["Seat"],
  seq: number,
): Violation | undefined {
  return seq < asked[seat] || seq > now ? unfit("stale", { seq, now }) : undefined;
}
