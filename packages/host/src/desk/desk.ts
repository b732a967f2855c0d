import type { Game, GameTypes, Json } from "@sw/tabletop";
import type { Referee, StoredTable } from "@sw/tabletop/referee";
import * as v from "valibot";
import type { Clock, TimeControl } from "./clock.ts";

/** The format version of {@link Desk}. */
export const DESK_FORMAT = 1;

/** A seat of a table, with its holder. */
export interface Place {
  /** The hash of the token that plays the seat; null while the seat is free. */
  readonly holder: string | null;
  /** The hash of the code that takes the seat; null if no code is needed or the seat is taken. */
  readonly invitation: string | null;
  /** The bot that plays the seat, either from the start or for a person who is away; null if none does. */
  readonly bot: string | null;
  readonly name: string | null;
  /** The word that the seat mixes into the seed; null for none. */
  readonly word: string | null;
}

/** A line of chat. */
export interface ChatLine {
  readonly seat: string;
  readonly at: number;
  readonly text: string;
}

/**
 * Everything that a host knows about one table, as plain JSON. Secret, because it holds the seed and the referee's
 * table. A store keeps it as a snapshot; the entries of the log lead from one snapshot to the next.
 */
export interface Desk {
  readonly format: typeof DESK_FORMAT;
  /** The release that wrote the desk. A desk of another release is read with the game's migrations. */
  readonly release: string;
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  /** When the table was opened, in milliseconds since 1970. */
  readonly opened: number;
  readonly config: unknown;
  readonly seed: string;
  /** Whether seats can be taken without an invitation by default. */
  readonly access: "open" | "private";
  readonly watching: Watching;
  /** How long a table must wait for a seat before it can be handed over, in milliseconds; null for never. */
  readonly absence: number | null;
  readonly time: TimeControl | null;
  readonly places: Readonly<Record<string, Place>>;
  /** The referee's table; null until all seats are taken. */
  readonly table: StoredTable<GameTypes> | null;
  readonly clock: Clock;
  /** The seats that agree to a pause. The game is paused once all persons agree. */
  readonly pause: { readonly agreed: readonly string[]; readonly isOn: boolean };
  /** The last lines of chat, oldest first. */
  readonly chat: readonly ChatLine[];
  /** The keys of the last messages. */
  readonly keys: readonly string[];
  /** The seats that want a rematch. */
  readonly rematch: readonly string[];
  /** The memories of the bots by seat. */
  readonly memories: Readonly<Record<string, Json>>;
}

/** Who may watch, and the delay for spectators in milliseconds. */
export interface Watching {
  readonly isAllowed: boolean;
  readonly delay: number;
}

/** The rules by which a desk is judged. */
export interface DeskRules {
  readonly game: Game<GameTypes>;
  readonly referee: Referee<GameTypes>;
  /** The version of the game's package, stored in records. */
  readonly version: string;
  /** The names of the bots that may take seats. */
  readonly bots: readonly string[];
}

/** Returns the release of the rules by which a table is played. */
export function releaseOf({ game, version }: DeskRules, config: unknown): string {
  return `${DESK_FORMAT} ${version} ${game.catalogueOf(config)}`;
}

/** Returns the seats of persons, who agree to pauses and rematches. */
export function personsOf({ places }: Desk): readonly string[] {
  return Object.keys(places).filter((seat) => places[seat]?.bot === null && places[seat]?.holder !== null);
}

/** Returns the awaited seats that bots play. */
export function awaitedBots(rules: DeskRules, desk: Desk): readonly string[] {
  return awaitedOf(rules, desk).filter((seat) => desk.places[seat]?.bot !== null);
}

/** Returns the seats whose clocks run. Secret. */
export function awaitedOf({ referee }: DeskRules, { table, pause }: Desk): readonly string[] {
  return table === null || pause.isOn || isOver({ referee }, table) ? [] : referee.awaited(table);
}

/** Whether the game of a table is over. */
export function isOver({ referee }: Pick<DeskRules, "referee">, table: StoredTable<GameTypes> | null): boolean {
  return table !== null && referee.outcomeOf(table) !== undefined;
}

const text = v.nullable(v.string());
const times = v.record(v.string(), v.number());
const asked = v.record(v.string(), v.object({ at: v.number(), left: v.nullable(v.number()) }));
const isTable = (value: unknown): value is StoredTable<GameTypes> => typeof value === "object" && value !== null;
const place = v.object({ holder: text, invitation: text, bot: text, name: text, word: text });

/** The schema of desks of this release. The referee validates the table inside, unless this release wrote it. */
const deskSchema: v.GenericSchema<unknown, Desk> = v.object({
  format: v.literal(DESK_FORMAT),
  release: v.string(),
  id: v.string(),
  game: v.string(),
  title: text,
  opened: v.number(),
  config: v.unknown(),
  seed: v.string(),
  access: v.picklist(["open", "private"]),
  watching: v.object({ isAllowed: v.boolean(), delay: v.number() }),
  absence: v.nullable(v.number()),
  time: v.nullable(
    v.variant("type", [
      v.object({ type: v.literal("move"), ms: v.number() }),
      v.object({ type: v.literal("game"), ms: v.number(), increment: v.number() }),
    ]),
  ),
  places: v.record(v.string(), place),
  table: v.nullable(v.custom<StoredTable<GameTypes>>(isTable)),
  clock: v.object({ left: times, since: times, asked, played: v.number() }),
  pause: v.object({ agreed: v.array(v.string()), isOn: v.boolean() }),
  chat: v.array(v.object({ seat: v.string(), at: v.number(), text: v.string() })),
  keys: v.array(v.string()),
  rematch: v.array(v.string()),
  memories: v.record(
    v.string(),
    v.custom<Json>((value) => value !== undefined),
  ),
});

/** Returns the game of a stored desk; undefined if the value is not a desk. */
export function gameOfStored(stored: unknown): string | undefined {
  const read = v.safeParse(v.object({ game: v.string() }), stored);
  return read.success ? read.output.game : undefined;
}

/**
 * Reads a desk from a store. A desk of the same release is trusted, because judging it again takes as long as the game.
 * A table of another release continues by the game's migrations, or is replayed. Throws if neither is possible.
 */
export function readDesk(rules: DeskRules, stored: unknown): Desk {
  const desk = v.parse(deskSchema, stored);
  const config = rules.game.parse.config(desk.config);
  const release = config.ok ? releaseOf(rules, config.value) : "";
  if (desk.release === release) return desk;
  const { table } = desk;
  if (table === null) {
    if (!config.ok) throw new Error(`its configuration is refused: ${config.violation.code}`);
    return { ...desk, release, config: config.value };
  }
  const resumed = rules.referee.resume(table);
  if (!resumed.ok) throw new Error(`its table is refused: ${resumed.violation.rule} ${resumed.violation.code}`);
  const goesOn = resumed.value.table;
  return { ...desk, release: releaseOf(rules, goesOn.config), config: goesOn.config, table: goesOn };
}
