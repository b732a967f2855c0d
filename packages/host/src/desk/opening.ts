import { fail, notAList, ok, type Result, readInput, violation } from "@sw/tabletop";
import * as v from "valibot";
import { type TimeControl, timeSchema } from "./clock.ts";
import { DESK_FORMAT, type Desk, type DeskRules, type Place, releaseOf, type Watching } from "./desk.ts";
import { begun } from "./judge.ts";
import { titleSchema } from "./messages.ts";

/** How a seat of a new table is taken: with a code, by anybody, or by a bot. */
export type Seating = "invited" | "open" | { readonly bot: string };

/** The request that opens a table. Its content is untrusted. */
export interface TableRequest {
  /** The id of the game. Defaults to the first game of the host. */
  readonly game?: string;
  /** The game's configuration. Defaults to the host's for that game. */
  readonly config?: unknown;
  /** The title of the table in the lobby, at most 80 characters. Defaults to none. */
  readonly title?: string;
  /** Whether seats can be taken without an invitation, unless `seats` says otherwise. Defaults to `private`. */
  readonly access?: "open" | "private";
  /** How each seat is taken. Seats not listed default to `invited` at a private table and to `open` at an open one. */
  readonly seats?: Readonly<Record<string, Seating>>;
  /** The time control. Defaults to no limit. */
  readonly time?: TimeControl | null;
  /** Who may watch, and the delay in milliseconds. Defaults to everybody who knows the table's id, without delay. */
  readonly watching?: Watching;
  /**
   * How long a table must wait for a seat before it can be handed over, in milliseconds; null for never. Defaults to
   * ten minutes.
   */
  readonly absence?: number | null;
}

const DAY = 86_400_000;
const duration = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(366 * DAY));

/** A {@link TableRequest} with its defaults filled in. */
interface ReadRequest {
  readonly game?: string | undefined;
  readonly config?: unknown;
  readonly title?: string | undefined;
  readonly access: "open" | "private";
  readonly seats: Readonly<Record<string, Seating>>;
  readonly time: TimeControl | null;
  readonly watching: Watching;
  readonly absence: number | null;
}

/** Reads a {@link TableRequest}. */
export const requestSchema: v.GenericSchema<unknown, ReadRequest> = notAList(
  v.strictObject({
    game: v.optional(v.pipe(v.string(), v.maxLength(40))),
    config: v.optional(v.unknown()),
    title: v.optional(titleSchema),
    access: v.optional(v.picklist(["open", "private"]), "private"),
    seats: v.optional(
      notAList(
        v.record(
          v.pipe(v.string(), v.maxLength(40)),
          v.union([v.picklist(["invited", "open"]), v.strictObject({ bot: v.pipe(v.string(), v.maxLength(40)) })]),
        ),
      ),
      {},
    ),
    time: v.optional(v.nullable(timeSchema), null),
    watching: v.optional(v.strictObject({ isAllowed: v.boolean(), delay: v.pipe(duration, v.maxValue(DAY)) }), {
      isAllowed: true,
      delay: 0,
    }),
    absence: v.optional(v.nullable(duration), 10 * 60_000),
  }),
);

/** What the host adds to a request: the secrets of the table, and the time. */
export interface Secrets {
  readonly id: string;
  readonly seed: string;
  readonly at: number;
  /** Returns the hash of an invitation for a seat that needs one. */
  invitation(seat: string): string;
}

/**
 * Creates the desk of a new table. Refuses a malformed request, a configuration that the game refuses, and unknown
 * seats and bots (`tt.input.shape`). A table with a bot at every seat begins at once.
 */
export function openedDesk(rules: DeskRules, config: unknown, request: unknown, secrets: Secrets): Result<Desk> {
  const read = readInput(requestSchema, request);
  if (!read.ok) return read;
  const { game, title = null, access, time, watching, absence, seats: wanted } = read.value;
  if (game !== undefined && game !== rules.game.id)
    return fail(violation("tt.input.shape", "other-game", { game, expected: rules.game.id }));
  const checked = rules.game.parse.config(read.value.config ?? config);
  if (!checked.ok) return checked;
  const setup = rules.game.setup(checked.value, secrets.seed);
  if (!setup.ok) return setup;
  for (const [seat, how] of Object.entries(wanted)) {
    if (!rules.game.seats.includes(seat)) {
      return fail(violation("tt.input.shape", "no-such-name", { kind: "seat", name: seat, like: rules.game.seats }));
    }
    if (typeof how === "object" && !rules.bots.includes(how.bot)) {
      return fail(violation("tt.input.shape", "no-such-name", { kind: "bot", name: how.bot, like: rules.bots }));
    }
  }
  const places = rules.game.seats.map((seat) => {
    const how = wanted[seat] ?? (access === "open" ? "open" : "invited");
    const invitation = how === "invited" ? secrets.invitation(seat) : null;
    const place: Place = {
      holder: null,
      invitation,
      bot: typeof how === "object" ? how.bot : null,
      name: null,
      word: null,
    };
    return [seat, place];
  });
  const desk: Desk = {
    format: DESK_FORMAT,
    release: releaseOf(rules, checked.value),
    id: secrets.id,
    game: rules.game.id,
    title,
    opened: secrets.at,
    config: checked.value,
    seed: secrets.seed,
    access,
    watching,
    absence,
    time,
    places: Object.fromEntries(places),
    table: null,
    clock: { left: {}, since: {}, asked: {}, played: 0 },
    pause: { agreed: [], isOn: false },
    chat: [],
    keys: [],
    rematch: [],
    memories: {},
  };
  const first = begun(rules, desk, secrets.at);
  if (first.ok) return ok(first.moved.desk);
  return "violation" in first ? fail(first.violation) : fail(violation("tt.input.shape", first.fault));
}

/** Creates the desk of a rematch for the same people, whose tokens stay valid. */
export function rematchOf(
  rules: DeskRules,
  { table: _, ...desk }: Desk,
  secrets: Pick<Secrets, "id" | "seed" | "at">,
): Desk {
  const { id, seed, at } = secrets;
  const places = Object.fromEntries(
    Object.entries(desk.places).map(([seat, place]) => [seat, { ...place, invitation: null, word: null }]),
  );
  const release = releaseOf(rules, desk.config);
  const fresh: Desk = {
    ...desk,
    id,
    opened: at,
    seed,
    release,
    places,
    table: null,
    keys: [],
    rematch: [],
    memories: {},
    pause: { agreed: [], isOn: false },
  };
  const first = begun(rules, fresh, at);
  if (!first.ok) throw new Error("a game that was set up once cannot be set up again");
  return first.moved.desk;
}
