import { fail, ok, type Result, readInput, violation } from "@sw/tabletop";
import * as v from "valibot";
import { type TimeControl, timeSchema } from "./clock.ts";
import { DESK_FORMAT, type Desk, type DeskRules, type Place, releaseOf, type Watching } from "./desk.ts";
import { begun } from "./judge.ts";
import { titleSchema } from "./messages.ts";

/** How a seat of a new table is taken: with a code, by anybody, or by a bot. */
export type Seating = "invited" | "open" | { readonly bot: string };

/** What a table is opened with. All of it may come from outside. */
export interface TableRequest {
  /** The id of the game. Defaults to the first game of the host. */
  readonly game?: string;
  /** The game's configuration. Defaults to the host's for that game. */
  readonly config?: unknown;
  /** What the table is called in the lobby, at most 80 characters. Defaults to none. */
  readonly title?: string;
  /** `open`: seats need no invitation unless `seats` says so. Defaults to `private`. */
  readonly access?: "open" | "private";
  /** Defaults to `invited` for the seats of a private table and to `open` for those of an open one. */
  readonly seats?: Readonly<Record<string, Seating>>;
  /** Defaults to no limit. */
  readonly time?: TimeControl | null;
  /** Who may watch and how many milliseconds later. Defaults to everybody who knows the table's id, at once. */
  readonly watching?: Watching;
  /** How long a seat must be awaited until others may hand it over, in milliseconds. Defaults to ten minutes; null: never. */
  readonly absence?: number | null;
}

const DAY = 86_400_000;
const duration = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(366 * DAY));

/** A {@link TableRequest} with the defaults in place. */
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
export const requestSchema: v.GenericSchema<unknown, ReadRequest> = v.strictObject({
  game: v.optional(v.pipe(v.string(), v.maxLength(40))),
  config: v.optional(v.unknown()),
  title: v.optional(titleSchema),
  access: v.optional(v.picklist(["open", "private"]), "private"),
  seats: v.optional(
    v.record(
      v.pipe(v.string(), v.maxLength(40)),
      v.union([v.picklist(["invited", "open"]), v.strictObject({ bot: v.pipe(v.string(), v.maxLength(40)) })]),
    ),
    {},
  ),
  time: v.optional(v.nullable(timeSchema), null),
  watching: v.optional(v.strictObject({ isAllowed: v.boolean(), delay: v.pipe(duration, v.maxValue(DAY)) }), {
    isAllowed: true,
    delay: 0,
  }),
  absence: v.optional(v.nullable(duration), 10 * 60_000),
});

/** What the host adds to a request: the secrets of the table, and when. */
export interface Secrets {
  readonly id: string;
  readonly seed: string;
  readonly at: number;
  /** The hash of an invitation for each seat that wants one. */
  invitation(seat: string): string;
}

/**
 * The desk of a new table. Refuses a request of another shape, a configuration that the game refuses, and seats and bots that there
 * are not (`tt.input.shape`). A table with a bot at every seat begins at once.
 */
export function openedDesk(rules: DeskRules, config: unknown, request: unknown, secrets: Secrets): Result<Desk> {
  const read = readInput(requestSchema, request);
  if (!read.ok) return read;
  const { game, title = null, access, time, watching, absence, seats: wanted } = read.value;
  if (game !== undefined && game !== rules.game.id) return fail(violation("tt.input.shape", "other-game", { game }));
  const checked = rules.game.parse.config(read.value.config ?? config);
  if (!checked.ok) return checked;
  const setup = rules.game.setup(checked.value, secrets.seed);
  if (!setup.ok) return setup;
  for (const [seat, how] of Object.entries(wanted)) {
    if (!rules.game.seats.includes(seat)) return fail(violation("tt.input.shape", "no-such-seat", { seat }));
    if (typeof how === "object" && !rules.bots.includes(how.bot)) {
      return fail(violation("tt.input.shape", "no-such-bot", { bot: how.bot }));
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

/** The desk of another game for the same people, who play with the tokens that they have. */
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
