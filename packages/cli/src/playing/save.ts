import {
  fail,
  foreign,
  type GameTypes,
  type Hash,
  hashOf,
  INPUT_LIMITS,
  ok,
  type Result,
  readInput,
  type Violation,
  violation,
} from "@sw/tabletop";
import { createReferee, type Referee, type StoredTable } from "@sw/tabletop/referee";
import * as v from "valibot";
import { badInput } from "../exit.ts";
import { readJson } from "../files.ts";
import type { Io } from "../io.ts";
import { type Kit, LOCALES, type Locale } from "../kit.ts";
import { versionOf } from "../versions.ts";
import { faultOf, headOf, refuseDocument } from "./documents.ts";
import type { Keeper } from "./keeper.ts";
import { DieWanted, REAL_DICE, type RealDice, type Rolled } from "./real-dice.ts";

/** The format version of {@link Save}. Since version 2, seeds use ChaCha20. */
const SAVE_FORMAT = 2;

/** A saved game: the referee's table, which contains all secrets of the game. */
export interface Save<G extends GameTypes> {
  readonly format: typeof SAVE_FORMAT;
  readonly game: string;
  /** The version of the game's package. */
  readonly version: string;
  readonly catalogue: Hash;
  readonly locale: Locale;
  readonly table: StoredTable<G>;
  /** The results of physical dice. Missing in a game without them. */
  readonly dice?: SavedDice;
}

/** The results of physical dice in a save. */
export interface SavedDice {
  readonly which: RealDice;
  readonly rolled: Rolled;
}

/** Writes a save atomically. */
export async function writeSave<G extends GameTypes>(
  { game, package: name }: Kit<G>,
  keeper: Keeper,
  content: Pick<Save<G>, "locale" | "table" | "dice">,
): Promise<void> {
  const catalogue = game.catalogueOf(content.table.config);
  const save = { format: SAVE_FORMAT, game: game.id, version: versionOf(name), catalogue, ...content };
  await keeper.write(`${JSON.stringify(save)}\n`);
}

/** A save that was opened. Only its game id has been validated. */
export interface OpenedSave {
  readonly path: string;
  readonly game: string;
  readonly input: unknown;
}

/** Opens a save file, and reads its game id. */
export async function openSave(io: Pick<Io, "cwd">, path: string): Promise<OpenedSave> {
  const input = await readJson(io, path);
  return { path, game: headOf(path, "saved game", input).game, input };
}

/** A save that was read and validated. */
export interface SaveRead<G extends GameTypes> extends Pick<Save<G>, "locale" | "table"> {
  /**
   * Why the saved state was refused, so that the game was replayed from its seed and actions; null if it was accepted.
   */
  readonly replayedFor: Violation | null;
}

/** Reads a save. Throws bad input if it is incomplete, was altered, or cannot continue with the current cards. */
export function readSave<G extends GameTypes>(
  kit: Kit<G>,
  referee: Referee<G>,
  { path, input }: OpenedSave,
): SaveRead<G> {
  const head = headOf(path, "saved game", input);
  const read = withAllDice(path, () => parseSave(kit, referee, input));
  return read.ok ? read.value : refuseDocument(kit.package, path, head, read.violation);
}

/** Returns the state in a save without its table, for an engine, which has no people to roll dice. */
export function stateInSave<G extends GameTypes>(kit: Kit<G>, input: unknown): Result<G["State"]> {
  const referee = createReferee(kit.game, { secretChoices: "as-they-come" });
  const read = parseSave(kit, referee, input);
  return read.ok ? ok(read.value.table.state) : read;
}

const diceSchema = v.strictObject({ which: v.picklist(REAL_DICE), rolled: v.array(v.array(v.string())) });

/**
 * Returns the results of physical dice in a save; undefined if it has none. The results are validated later, by
 * replaying the game.
 */
export function savedDice({ path, input }: OpenedSave): SavedDice | undefined {
  const read = readInput(v.looseObject({ dice: v.optional(diceSchema) }), input, LIMITS);
  if (read.ok) return read.value.dice;
  throw badInput(`${path} ${faultOf(read.violation)}`);
}

/** Runs `read`. Throws bad input if a saved die is missing or has an impossible face. */
function withAllDice<Read>(path: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof DieWanted)
      throw badInput(`${path} is not valid: a result of ${error.die.label} is missing or wrong`);
    throw error;
  }
}

/** The input limits of a save, which are higher because a table holds the state twice and every action. */
const LIMITS = { ...INPUT_LIMITS, values: 4 * INPUT_LIMITS.values };

const playedSchema = v.array(v.strictObject({ seat: v.string(), action: v.unknown() }));
const saveSchema = v.strictObject({
  format: v.number(),
  game: v.string(),
  version: v.string(),
  catalogue: v.string(),
  locale: v.picklist(LOCALES),
  dice: v.optional(diceSchema),
  table: v.looseObject({
    config: v.unknown(),
    seed: v.union([v.string(), v.number()]),
    seats: v.record(v.string(), v.string()),
    played: playedSchema,
  }),
});

/**
 * Reads a save. One of an older catalogue is migrated. For the current catalogue, the game is replayed through the
 * referee from its first state and compared with the saved table, which detects any change.
 */
function parseSave<G extends GameTypes>({ game }: Kit<G>, referee: Referee<G>, input: unknown): Result<SaveRead<G>> {
  const read = readInput(saveSchema, input, LIMITS);
  if (!read.ok) return read;
  const { locale, table } = read.value;
  const reads = { format: SAVE_FORMAT, game: game.id };
  const other = foreign("save-format", read.value, reads);
  if (other !== undefined) return fail(other);
  const config = game.parse.config(table.config);
  if (!config.ok || game.catalogueOf(config.value) !== read.value.catalogue) {
    const resumed = referee.resume({ ...table, catalogue: read.value.catalogue });
    return resumed.ok ? ok({ locale, ...resumed.value }) : resumed;
  }
  const again = playedAgain(referee, table, config.value);
  if (!again.ok) return again;
  if (essence(again.value) === essence(table)) return ok({ locale, table: again.value, replayedFor: null });
  return fail(violation("tt.replay.exact", "other-final-state", {}));
}

type SavedTable = v.InferOutput<typeof saveSchema>["table"];

function playedAgain<G extends GameTypes>(
  referee: Referee<G>,
  { seed, seats, played }: SavedTable,
  config: G["Config"],
): Result<StoredTable<G>> {
  // the referee reads the seats as it reads any lobby's
  let table = referee.open({ config, seed, seats: seats as Record<G["Seat"], string> });
  for (const [index, { seat, action }] of played.entries()) {
    if (!table.ok) return table;
    const message = { type: "act", seat, seq: table.value.seq, action };
    const progress = referee.receive(table.value, seats[seat] ?? "", message);
    if (!progress.ok) {
      return fail(violation("tt.replay.exact", "illegal-action", { index, rule: progress.violation.rule }));
    }
    table = ok(progress.value.table);
  }
  return table;
}

/**
 * Returns the hash of the parts of a table that its actions determine. It omits the numbers of positions, which change
 * when a game is resumed.
 */
function essence(table: object): Hash {
  return hashOf({ ...table, seq: 0, asked: 0 });
}
