import * as v from "valibot";
import type { Game, GameTypes, Outcome } from "../contract/contract.ts";
import { fail, ok, type Result, type Violation } from "../contract/result.ts";
import { foreign, type ReadHead } from "../documents/documents.ts";
import { carriedRead, chainFromCatalogue, type Migration } from "../documents/migration.ts";
import { readInput } from "../documents/parse.ts";
import { inputsOf, REPLAY_FORMAT, REPLAY_LIMITS, type ReplayInputs } from "../engine/replay.ts";
import { mixedSeed, seatWordsSchema } from "./fairness.ts";
import {
  everySeat,
  foreseeableSeed,
  openedSchema,
  type PlayedAction,
  type StoredTable,
  TABLE_FORMAT,
} from "./table.ts";

/** A stored table whose state, config and actions have not been parsed yet. */
interface TableDocument<G extends GameTypes>
  extends Omit<StoredTable<G>, "format" | "config" | "state" | "base" | "played" | "held"> {
  readonly config: unknown;
  readonly state: unknown;
  readonly base: { readonly state: unknown; readonly played: number };
  readonly played: readonly StoredAction<G>[];
  readonly held: readonly StoredAction<G>[];
}

interface StoredAction<G extends GameTypes> {
  readonly seat: G["Seat"];
  readonly action: unknown;
}

/**
 * Reads a stored table, migrating it from an older catalogue if necessary; held answers are then asked for again. If
 * the state breaks an invariant, the game is played again from its seed and actions. Fails for another shape, format or
 * game, a predictable seed, a malformed config or action, and a state that cannot be migrated (`changed-catalogue`,
 * tt.catalogue.hash).
 */
export function readTable<G extends GameTypes>(game: Game<G>, input: unknown): Result<Resumed<G>> {
  const read = readStored(game, input);
  if (!read.ok) return read;
  const stored = read.value;
  const foreseeable = foreseeableSeed(stored.seed);
  if (foreseeable !== undefined) return fail(foreseeable);
  const chain = chainFromCatalogue(game.migrations ?? [], stored.catalogue);
  const config = carriedRead(chain, "config", stored.config, game.parse.config);
  if (!config.ok) return config;
  const catalogue = game.catalogueOf(config.value);
  const reached = chain[chain.length - 1]?.to.catalogue ?? stored.catalogue;
  const foreignCards = foreign("table-format", { ...reads(game), catalogue: reached }, { ...reads(game), catalogue });
  if (foreignCards !== undefined) return fail(foreignCards);
  const played = readActions(game, chain, stored.played);
  if (!played.ok) return played;
  const whole = { ...stored, format: TABLE_FORMAT, catalogue, config: config.value, played: played.value } as const;
  const state = game.parse.state(stored.state);
  if (!state.ok) return playedAgain(game, whole, state.violation);
  const base = game.parse.state(stored.base.state);
  if (!base.ok) return playedAgain(game, whole, base.violation);
  const held = catalogue === stored.catalogue ? readActions(game, chain, stored.held) : ok([]);
  if (!held.ok) return held;
  const table = { ...whole, state: state.value, base: { ...stored.base, state: base.value }, held: held.value };
  return ok({ table, replayedFor: null });
}

/** A table read from the store. */
export interface Resumed<G extends GameTypes> {
  readonly table: StoredTable<G>;
  /**
   * Why the stored state was refused; null if it was accepted. After a refusal the game is played again from its seed
   * and actions, held answers are asked for again, and the position gets a new number.
   */
  readonly replayedFor: Violation | null;
}

/** Rules whose refusals a replay cannot resolve: the state is of an edition that cannot be migrated. */
const OF_OTHER_EDITIONS: readonly string[] = ["tt.catalogue.hash", "tt.format.version"];

/**
 * Returns the table with its game played again from its seed and actions, or the refusal of its state if that fails.
 */
function playedAgain<G extends GameTypes>(
  game: Game<G>,
  table: Omit<StoredTable<G>, "state" | "base" | "held">,
  refused: Violation,
): Result<Resumed<G>> {
  if (OF_OTHER_EDITIONS.includes(refused.rule)) return fail(refused);
  const first = game.setup(table.config, mixedSeed(table.seed, table.mixedIn));
  if (!first.ok) return fail(refused);
  let { state } = first.value;
  let base = { state, played: 0 };
  for (const [index, { seat, action }] of table.played.entries()) {
    const step = game.apply(state, action, { by: seat });
    if (!step.ok) return fail(refused);
    state = step.value.state;
    if (step.value.revealed) base = { state, played: index + 1 };
  }
  const seq = table.seq + 1;
  return ok({
    table: { ...table, state, base, seq, asked: everySeat(game.seats, seq), held: [] },
    replayedFor: refused,
  });
}

/**
 * Reads the inputs of a stored table of any catalogue. Fails for another format or game, and as {@link inputsOf} does.
 */
export function inputsOfTable<G extends GameTypes>(game: Game<G>, input: unknown): Result<ReplayInputs<G>> {
  const read = readStored(game, input);
  if (!read.ok) return read;
  const { catalogue, config, seed, mixedIn, played } = read.value;
  const chance = { seed: mixedSeed(seed, mixedIn) };
  const actions = played.map(({ action }) => action);
  const head = { format: REPLAY_FORMAT, game: game.id, version: "", catalogue };
  return inputsOf(game, { ...head, config, chance, actions, final: "" });
}

function readStored<G extends GameTypes>(game: Game<G>, input: unknown): Result<TableDocument<G>> {
  const head = readInput(headSchema, input, REPLAY_LIMITS);
  if (!head.ok) return head;
  const other = foreign("table-format", head.value, reads(game));
  return other === undefined ? readInput(storedSchema<G>(game.seats), input, REPLAY_LIMITS) : fail(other);
}

function reads<G extends GameTypes>(game: Game<G>): ReadHead {
  return { format: TABLE_FORMAT, game: game.id };
}

const headSchema = v.looseObject({ format: v.number(), game: v.string(), catalogue: v.string() });
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

function storedSchema<G extends GameTypes>(seats: readonly G["Seat"][]): v.GenericSchema<unknown, TableDocument<G>> {
  const seat = v.picklist(seats);
  const played = v.array(v.strictObject({ seat, action: v.unknown() }));
  const outcome: v.GenericSchema<unknown, Outcome<G["Seat"]>> = v.strictObject({
    winners: v.array(seat),
    reason: v.string(),
    rule: v.string(),
    margin: v.strictObject(everySeat(seats, v.number())),
  });
  return v.strictObject({
    ...openedSchema(seats),
    format: v.number(),
    game: v.string(),
    catalogue: v.string(),
    mixedIn: seatWordsSchema(seats),
    state: v.unknown(),
    seq: count,
    asked: v.strictObject(everySeat(seats, count)),
    played,
    base: v.strictObject({ state: v.unknown(), played: count }),
    held: played,
    forfeit: v.nullable(outcome),
  });
}

function readActions<G extends GameTypes>(
  game: Game<G>,
  chain: readonly Migration[],
  stored: readonly StoredAction<G>[],
): Result<readonly PlayedAction<G>[]> {
  const read: PlayedAction<G>[] = [];
  for (const { seat, action } of stored) {
    const one = carriedRead(chain, "action", action, game.parse.action);
    if (!one.ok) return one;
    read.push({ seat, action: one.value });
  }
  return ok(read);
}
