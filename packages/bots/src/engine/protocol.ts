import {
  INPUT_LIMITS,
  type InputLimits,
  type Outcome,
  REPLAY_LIMITS,
  readInput,
  type Schema,
  type Seed,
  type Violation,
  whole,
} from "@sw/tabletop";
import { JSONRPCErrorCode, JSONRPCErrorException } from "json-rpc-2.0";
import * as v from "valibot";

/** The version of the engine's protocol, sent and expected by `initialize`. */
export const PROTOCOL = 1;

/** The longest message that is read, in UTF-16 code units. A long replay takes about a tenth of that. */
export const MOST_TEXT = 20_000_000;

/** The largest number of messages in one batch. */
export const MOST_IN_BATCH = 100;

/** The limits on the values of one message: those of the longest replays. */
export const MESSAGE_LIMITS: InputLimits = { ...REPLAY_LIMITS, depth: INPUT_LIMITS.depth + 2 };

/** Error codes of the engine, in addition to those of JSON-RPC 2.0. */
export const ENGINE_ERRORS = {
  /** A rule of the game or of its documents forbids the request. `data.violation` says which rule, and why. */
  violation: 1,
  /** The client has no open table with this id. */
  noSuchTable: 2,
  /** The engine has reached its limit of tables or of running analyses. */
  tooMany: 3,
  /** The table began from a state or a script, so no replay leads to it. */
  noReplay: 4,
} as const;

/** Creates the error of a request that a rule forbids. */
export function refusal(violation: Violation, message: string): JSONRPCErrorException {
  return new JSONRPCErrorException(message, ENGINE_ERRORS.violation, { violation });
}

/** Creates the error of a request with unusable parameters. */
export function badParams(message: string, violation?: Violation): JSONRPCErrorException {
  return new JSONRPCErrorException(
    message,
    JSONRPCErrorCode.InvalidParams,
    violation === undefined ? undefined : { violation },
  );
}

/** Reads the unchecked parameters of a request. Throws the error for the client if they do not match the schema. */
export function readParams<T>(schema: Schema<T>, params: unknown): T {
  const read = readInput(schema, params ?? {}, MESSAGE_LIMITS);
  if (read.ok) return read.value;
  const { code, params: figures } = read.violation;
  throw badParams(`The parameters have another shape: ${code} ${JSON.stringify(figures)}.`, read.violation);
}

/** The parameters of each method of an engine. */
export interface EngineParams {
  readonly initialize: { readonly protocol?: typeof PROTOCOL | undefined };
  /** `game` defaults to the engine's first game, `config` to the engine's configuration of that game. */
  readonly new: { readonly game?: string | undefined; readonly config?: unknown; readonly seed: Seed };
  /** `game` defaults to the engine's first game. */
  readonly load: { readonly game?: string | undefined; readonly kind: string; readonly document: unknown };
  readonly copy: { readonly table: string };
  readonly close: { readonly table: string };
  readonly position: { readonly table: string };
  /** `seat` is the viewer: a seat or `"spectator"`. */
  readonly view: { readonly table: string; readonly seat: string };
  readonly options: {
    readonly table: string;
    readonly seat: string;
    readonly picks?: "canonical" | "all" | undefined;
    readonly density?: number | undefined;
  };
  /** `seat` defaults to the seat with the decision. */
  readonly play: { readonly table: string; readonly action: unknown; readonly seat?: string | undefined };
  /** `from` is the first step whose events are returned. Defaults to 0. */
  readonly events: { readonly table: string; readonly seat: string; readonly from?: number | undefined };
  /** `seat` defaults to the seat with the decision. */
  readonly why: { readonly table: string; readonly action: unknown; readonly seat?: string | undefined };
  readonly whyNotAsked: { readonly table: string; readonly seat: string; readonly kind: string };
  readonly determinize: { readonly table: string; readonly seat: string; readonly seed: Seed };
  readonly save: { readonly table: string };
  readonly replay: { readonly table: string };
  /** `seed`, for the bot, defaults to 1. `most`, the number of thoughts sent, defaults to 10. */
  readonly analyse: {
    readonly table: string;
    readonly seat: string;
    readonly bot: string;
    readonly seed?: Seed | undefined;
    readonly most?: number | undefined;
  };
  /** The id of the request to cancel. */
  readonly cancel: { readonly request: string | number };
}

const table = { table: v.string() };
const seen = { ...table, seat: v.string() };
const game = { game: v.optional(v.string()) };
const action = { ...table, action: v.unknown(), seat: v.optional(v.string()) };
const seed = v.union([v.string(), v.number()]);
const ofTable = v.strictObject(table);

/** The schema of the parameters of each method. */
export const PARAMS: { readonly [Method in keyof EngineParams]: Schema<EngineParams[Method]> } = {
  initialize: v.looseObject({ protocol: v.optional(v.literal(PROTOCOL)) }),
  new: v.strictObject({ ...game, config: v.optional(v.unknown()), seed }),
  load: v.strictObject({ ...game, kind: v.string(), document: v.unknown() }),
  copy: ofTable,
  close: ofTable,
  position: ofTable,
  view: v.strictObject(seen),
  options: v.strictObject({
    ...seen,
    picks: v.optional(v.picklist(["canonical", "all"])),
    density: v.optional(v.pipe(v.number(), v.minValue(0.25), v.maxValue(4))),
  }),
  play: v.strictObject(action),
  events: v.strictObject({ ...seen, from: v.optional(whole(0)) }),
  why: v.strictObject(action),
  whyNotAsked: v.strictObject({ ...seen, kind: v.string() }),
  determinize: v.strictObject({ ...seen, seed }),
  save: ofTable,
  replay: ofTable,
  analyse: v.strictObject({ ...seen, bot: v.string(), seed: v.optional(seed), most: v.optional(whole(1, 1_000)) }),
  cancel: v.strictObject({ request: v.union([v.string(), v.number()]) }),
};

/** The public facts of a table's position. */
export interface Position {
  /** The number of actions played at the table. */
  readonly step: number;
  /** The current decision without its private part; null when the game is over. */
  readonly decision: {
    readonly seat: string;
    readonly kind: string;
    readonly rule: string;
    readonly simultaneous: readonly string[];
  } | null;
  /** The outcome; null while the game goes on. */
  readonly outcome: Outcome<string> | null;
}
