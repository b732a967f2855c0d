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

/** Format version of {@link Save}: seeds are drawn with ChaCha20 since 2. */
const SAVE_FORMAT = 2;

/** A game that goes on later: the referee's table, which holds every secret of the game. */
export interface Save<G extends GameTypes> {
  readonly format: typeof SAVE_FORMAT;
  readonly game: string;
  /** Version of the game's package. */
  readonly version: string;
  readonly catalogue: Hash;
  readonly locale: Locale;
  readonly table: StoredTable<G>;
  /** What people have rolled, in a game with real dice. */
  readonly dice?: SavedDice;
}

/** Results of real dice. */
export interface SavedDice {
  readonly which: RealDice;
  readonly rolled: Rolled;
}

/** Writes a save, whole or not at all. */
export async function writeSave<G extends GameTypes>(
  { game, package: name }: Kit<G>,
  keeper: Keeper,
  content: Pick<Save<G>, "locale" | "table" | "dice">,
): Promise<void> {
  const catalogue = game.catalogueOf(content.table.config);
  const save = { format: SAVE_FORMAT, game: game.id, version: versionOf(name), catalogue, ...content };
  await keeper.write(`${JSON.stringify(save)}\n`);
}

/** A save that was opened; of what it holds only the game's id is believed yet. */
export interface OpenedSave {
  readonly path: string;
  readonly game: string;
  readonly input: unknown;
}

/** Opens a save. */
export async function openSave(io: Pick<Io, "cwd">, path: string): Promise<OpenedSave> {
  const input = await readJson(io, path);
  return { path, game: headOf(path, "saved game", input).game, input };
}

/** A save that was read. */
export interface SaveRead<G extends GameTypes> extends Pick<Save<G>, "locale" | "table"> {
  /** Why the saved state was refused and the game was played again from its seed and actions; null if it was not. */
  readonly replayedFor: Violation | null;
}

/** Reads a save; what is cut off, cannot go on with the cards of today or was tampered with is bad input. */
export function readSave<G extends GameTypes>(
  kit: Kit<G>,
  referee: Referee<G>,
  { path, input }: OpenedSave,
): SaveRead<G> {
  const head = headOf(path, "saved game", input);
  const read = withAllDice(path, () => parseSave(kit, referee, input));
  return read.ok ? read.value : refuseDocument(kit.package, path, head, read.violation);
}

/** The state that a save holds, without its table: for an engine, which has no people to roll dice. */
export function stateInSave<G extends GameTypes>(kit: Kit<G>, input: unknown): Result<G["State"]> {
  const referee = createReferee(kit.game, { secretChoices: "as-they-come" });
  const read = parseSave(kit, referee, input);
  return read.ok ? ok(read.value.table.state) : read;
}

const diceSchema = v.strictObject({ which: v.picklist(REAL_DICE), rolled: v.array(v.array(v.string())) });

/** What people have rolled in a saved game; undefined: it has no real dice. What it holds is believed once the game holds. */
export function savedDice({ path, input }: OpenedSave): SavedDice | undefined {
  const read = readInput(v.looseObject({ dice: v.optional(diceSchema) }), input, LIMITS);
  if (read.ok) return read.value.dice;
  throw badInput(`${path} ${faultOf(read.violation)}`);
}

/** Plays what was saved; a die that is wanting, or shows what it cannot, is bad input. */
function withAllDice<Read>(path: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof DieWanted)
      throw badInput(`${path} does not hold: a result of ${error.die.label} is missing or wrong`);
    throw error;
  }
}

/** A table holds the state twice and every action: as much room as that takes. */
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
 * One of an older catalogue is brought over. Of one of this catalogue the game is played again from its first state, through the referee,
 * and the table that comes out held against the one that was saved: whatever was changed in between shows.
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

/** What of a table the actions alone decide: positions are numbered anew when a game goes on. */
function essence(table: object): Hash {
  return hashOf({ ...table, seq: 0, asked: 0 });
}
