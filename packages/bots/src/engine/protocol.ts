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

/** Version of the engine's protocol, which `initialize` tells and asks for. */
export const PROTOCOL = 1;

/** The longest message that is read, in UTF-16 units. A long replay takes about a tenth of it. */
export const MOST_TEXT = 20_000_000;

/** Most messages in one batch. */
export const MOST_IN_BATCH = 100;

/** Bounds on the values of one message: those of the longest replays. */
export const MESSAGE_LIMITS: InputLimits = { ...REPLAY_LIMITS, depth: INPUT_LIMITS.depth + 2 };

/** Error codes of the engine beside those of JSON-RPC 2.0. */
export const ENGINE_ERRORS = {
  /** A rule of the game, or of its documents, forbids it; `data.violation` says which and why. */
  violation: 1,
  /** The client has opened no such table, or has closed it. */
  noSuchTable: 2,
  /** The engine holds as many tables, or runs as many analyses, as it may. */
  tooMany: 3,
  /** The table began from a state or a script, so no seed and actions lead to it. */
  noReplay: 4,
} as const;

/** Builds the error of a request that a rule forbids. */
export function refusal(violation: Violation, message: string): JSONRPCErrorException {
  return new JSONRPCErrorException(message, ENGINE_ERRORS.violation, { violation });
}

/** Builds the error of a request whose parameters cannot be used. */
export function badParams(message: string, violation?: Violation): JSONRPCErrorException {
  return new JSONRPCErrorException(
    message,
    JSONRPCErrorCode.InvalidParams,
    violation === undefined ? undefined : { violation },
  );
}

/** Reads the parameters of a request, which nobody has checked yet; throws the error of those that have another shape. */
export function readParams<T>(schema: Schema<T>, params: unknown): T {
  const read = readInput(schema, params ?? {}, MESSAGE_LIMITS);
  if (read.ok) return read.value;
  const { code, params: figures } = read.violation;
  throw badParams(`The parameters have another shape: ${code} ${JSON.stringify(figures)}.`, read.violation);
}

/** The parameters of each method of an engine. */
export interface EngineParams {
  readonly initialize: { readonly protocol?: typeof PROTOCOL | undefined };
  /** `game` defaults to the engine's first, `config` to the one that the engine names for the game. */
  readonly new: { readonly game?: string | undefined; readonly config?: unknown; readonly seed: Seed };
  /** `game` defaults to the engine's first. */
  readonly load: { readonly game?: string | undefined; readonly kind: string; readonly document: unknown };
  readonly copy: { readonly table: string };
  readonly close: { readonly table: string };
  readonly position: { readonly table: string };
  /** `seat` is the one whose eyes look, or `"spectator"`. */
  readonly view: { readonly table: string; readonly seat: string };
  readonly options: {
    readonly table: string;
    readonly seat: string;
    readonly picks?: "canonical" | "all" | undefined;
    readonly density?: number | undefined;
  };
  /** `seat` defaults to the one that is asked. */
  readonly play: { readonly table: string; readonly action: unknown; readonly seat?: string | undefined };
  /** Events from a step on. `from` defaults to 0: all of them. */
  readonly events: { readonly table: string; readonly seat: string; readonly from?: number | undefined };
  /** `seat` defaults to the one that is asked. */
  readonly why: { readonly table: string; readonly action: unknown; readonly seat?: string | undefined };
  readonly whyNotAsked: { readonly table: string; readonly seat: string; readonly kind: string };
  readonly determinize: { readonly table: string; readonly seat: string; readonly seed: Seed };
  readonly save: { readonly table: string };
  readonly replay: { readonly table: string };
  /** `seed` of the bot defaults to 1, and `most`, the number of thoughts that are told, to 10. */
  readonly analyse: {
    readonly table: string;
    readonly seat: string;
    readonly bot: string;
    readonly seed?: Seed | undefined;
    readonly most?: number | undefined;
  };
  /** Id of the request that is to end. */
  readonly cancel: { readonly request: string | number };
}

const table = { table: v.string() };
const seen = { ...table, seat: v.string() };
const game = { game: v.optional(v.string()) };
const action = { ...table, action: v.unknown(), seat: v.optional(v.string()) };
const seed = v.union([v.string(), v.number()]);
const ofTable = v.strictObject(table);

/** The shapes of the parameters of each method. */
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

/** Where a table stands, as everybody at it may know. */
export interface Position {
  /** Actions that have been played at the table. */
  readonly step: number;
  /** Who is asked what, without the private part; null when the game is over. */
  readonly decision: {
    readonly seat: string;
    readonly kind: string;
    readonly rule: string;
    readonly simultaneous: readonly string[];
  } | null;
  /** Null while the game goes on. */
  readonly outcome: Outcome<string> | null;
}
