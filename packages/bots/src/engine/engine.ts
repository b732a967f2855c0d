import { plainInput } from "@sw/tabletop";
import {
  createJSONRPCErrorResponse,
  createJSONRPCNotification,
  createJSONRPCSuccessResponse,
  JSONRPCErrorCode,
  JSONRPCErrorException,
  type JSONRPCID,
  type JSONRPCResponse,
  JSONRPCServer,
} from "json-rpc-2.0";
import * as v from "valibot";
import type { Thought } from "../bot.ts";
import { type Analyst, type Running, stop, thinkHere } from "./analysis.ts";
import {
  badParams,
  ENGINE_ERRORS,
  type EngineParams,
  MESSAGE_LIMITS,
  MOST_IN_BATCH,
  MOST_TEXT,
  PARAMS,
  type Position,
  PROTOCOL,
  readParams,
} from "./protocol.ts";
import type { EngineTable, SealedGame } from "./table.ts";

/** The options of {@link createEngine}. */
export interface EngineOptions {
  /** The name of the program that `initialize` returns. */
  readonly name: string;
  readonly version: string;
  /** The games. The first one is the default of `new` and `load`. */
  readonly games: readonly [SealedGame, ...(readonly SealedGame[])];
  /** Sends a notification to the client. */
  readonly notify: (text: string) => void;
  /** Runs the analyses. Defaults to {@link thinkHere}. */
  readonly analyst?: Analyst;
  /** Called with every error that is a bug of a library. The client only receives "internal error". */
  readonly onFault?: (error: unknown) => void;
}

/** An engine for one client. */
export interface Engine {
  /**
   * Answers a message of the client with any content; resolves to undefined if no answer is expected. Pass null for a
   * message dropped because it exceeds {@link MOST_TEXT}. Never rejects.
   */
  receive(text: string | null): Promise<string | undefined>;
  /** Stops running analyses and forgets all tables. */
  close(): void;
}

/** The largest number of tables that a client may hold at once. */
const MOST_TABLES = 1_000;
/** The largest number of analyses that a client may run at once. */
const MOST_ANALYSES = 8;
/** The default number of thoughts sent to the client. */
const THOUGHTS = 10;

/**
 * Creates an engine for one client that speaks JSON-RPC 2.0. It has no transport: the caller passes it messages as text
 * from a pipe, a WebSocket or a worker. The client owns its tables, so it may request their states.
 */
export function createEngine(options: EngineOptions): Engine {
  const { onFault = () => undefined } = options;
  const session = new Session(options);
  const server = new JSONRPCServer({ errorListener: () => undefined });
  server.mapErrorToJSONRPCErrorResponse = (id, error: unknown) => {
    if (error instanceof JSONRPCErrorException)
      return createJSONRPCErrorResponse(id, error.code, error.message, error.data);
    onFault(error);
    return createJSONRPCErrorResponse(id, JSONRPCErrorCode.InternalError, "Internal error");
  };
  answerAll(server, session);
  const answerTo = async (message: unknown): Promise<JSONRPCResponse | null> => {
    const read = v.safeParse(REQUEST, message);
    return read.success ? server.receive(read.output) : refused(InvalidRequest, "The message is no request.");
  };
  return {
    async receive(text) {
      const message = messageIn(text);
      if ("refused" in message) return JSON.stringify(message.refused);
      const { value } = message;
      const answer = Array.isArray(value)
        ? (await Promise.all(value.map(answerTo))).filter((one) => one !== null)
        : await answerTo(value);
      return answer === null || (Array.isArray(answer) && answer.length === 0) ? undefined : JSON.stringify(answer);
    },
    close: () => session.close(),
  };
}

const { ParseError, InvalidRequest } = JSONRPCErrorCode;

const REQUEST = v.object({
  jsonrpc: v.literal("2.0"),
  method: v.string(),
  params: v.exactOptional(v.unknown()),
  id: v.exactOptional(v.nullable(v.union([v.string(), v.number()]))),
});

/** Returns the error response to a message without a readable request id. */
function refused(code: number, message: string, data?: unknown): JSONRPCResponse {
  return createJSONRPCErrorResponse(null, code, message, data);
}

/** Parses a message, or returns the response that refuses it as a whole. */
function messageIn(text: string | null): { readonly value: unknown } | { readonly refused: JSONRPCResponse } {
  if (text === null || text.length > MOST_TEXT) {
    return { refused: refused(ParseError, `The message is longer than ${MOST_TEXT}.`) };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: refused(ParseError, "The message is not JSON.") };
  }
  const hostile = plainInput(value, MESSAGE_LIMITS);
  if (hostile !== undefined) {
    const { violation } = hostile;
    return { refused: refused(InvalidRequest, `The message is refused: ${violation.code}.`, { violation }) };
  }
  if (Array.isArray(value) && (value.length === 0 || value.length > MOST_IN_BATCH)) {
    return { refused: refused(InvalidRequest, `A batch holds 1 to ${MOST_IN_BATCH} requests.`) };
  }
  return { value };
}

/** Registers the methods of the engine on the server. */
function answerAll(server: JSONRPCServer, session: Session): void {
  const on = <Method extends keyof EngineParams>(
    method: Method,
    answer: (params: EngineParams[Method], id: JSONRPCID | undefined) => unknown,
  ): void =>
    server.addMethodAdvanced(method, async ({ params, id }) => {
      const result = await answer(readParams(PARAMS[method], params), id);
      return id === undefined ? null : createJSONRPCSuccessResponse(id, result);
    });
  const table = (id: string): EngineTable => session.table(id);
  on("initialize", () => session.greeting());
  on("new", ({ game, config, seed }) => session.seated(session.game(game).opened(config, seed)));
  on("load", ({ game, kind, document }) => session.seated(session.game(game).loaded(kind, document)));
  on("copy", (params) => session.seated(table(params.table).copied()));
  on("determinize", ({ table: id, seat, seed }) => session.seated(table(id).imagined(seat, seed)));
  on("close", (params) => session.closeTable(params.table));
  on("position", (params) => table(params.table).position());
  on("view", ({ table: id, seat }) => ({ view: table(id).view(seat) }));
  on("options", ({ table: id, seat, ...listing }) => table(id).options(seat, listing));
  on("play", ({ table: id, action, seat }) => {
    const played = table(id);
    return { events: played.play(action, seat), ...played.position() };
  });
  on("events", ({ table: id, seat, from = 0 }) => {
    const told = table(id);
    return { events: told.events(seat, from), next: told.position().step + 1 };
  });
  on("why", ({ table: id, action, seat }) => ({ forbidden: table(id).why(action, seat) }));
  on("whyNotAsked", ({ table: id, seat, kind }) => ({
    forbidden: table(id).whyNotAsked(seat, kind),
  }));
  on("save", (params) => ({ state: table(params.table).save() }));
  on("replay", (params) => ({ replay: table(params.table).replay() }));
  on("analyse", (params, id) => session.analyse(params, id ?? null));
  on("cancel", ({ request }) => session.cancel(request));
}

/** The tables and analyses of one client. */
class Session {
  readonly #options: EngineOptions;
  readonly #tables = new Map<string, EngineTable>();
  readonly #running = new Map<JSONRPCID, Running>();
  #seated = 0;

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  greeting(): unknown {
    const { name, version, games } = this.#options;
    const told = games.map(({ id, seats, bots, documents }) => ({ id, seats, bots, documents }));
    return { protocol: PROTOCOL, name, version, games: told };
  }

  game(id: string | undefined): SealedGame {
    const { games } = this.#options;
    const game = id === undefined ? games[0] : games.find((one) => one.id === id);
    if (game === undefined) throw badParams(`Unknown game "${id}". Games: ${games.map((one) => one.id).join(", ")}.`);
    return game;
  }

  seated(table: EngineTable): { readonly table: string } & Position {
    if (this.#tables.size >= MOST_TABLES) throw tooMany(`${MOST_TABLES} tables are open. Close some first.`);
    this.#seated += 1;
    const id = String(this.#seated);
    this.#tables.set(id, table);
    return { table: id, ...table.position() };
  }

  table(id: string): EngineTable {
    const table = this.#tables.get(id);
    if (table === undefined) throw new JSONRPCErrorException(`There is no table "${id}".`, ENGINE_ERRORS.noSuchTable);
    return table;
  }

  closeTable(id: string): null {
    this.table(id);
    this.#tables.delete(id);
    return null;
  }

  /** Lets a bot think, and sends its thoughts on the `most` best options while it does. */
  async analyse(
    { table, seat, bot, seed = 1, most = THOUGHTS }: EngineParams["analyse"],
    id: JSONRPCID,
  ): Promise<unknown> {
    const { notify, analyst = thinkHere } = this.#options;
    if (this.#running.has(id)) throw badParams("An analysis with this id is running.");
    if (this.#running.size >= MOST_ANALYSES) throw tooMany(`${MOST_ANALYSES} analyses are running.`);
    const running: Running = { isStopped: false, stops: [] };
    this.#running.set(id, running);
    let thoughts: readonly Thought<unknown>[] = [];
    try {
      const action = await this.table(table).analyse({ seat, bot, seed }, analyst, {
        isStopped: () => running.isStopped,
        onStop: (one) => void running.stops.push(one),
        onThoughts: (told) => {
          thoughts = told.slice(0, most);
          notify(JSON.stringify(createJSONRPCNotification("thoughts", { request: id, thoughts })));
        },
      });
      return { action, thoughts, stopped: running.isStopped };
    } finally {
      this.#running.delete(id);
    }
  }

  cancel(request: string | number): null {
    const running = this.#running.get(request);
    if (running !== undefined) stop(running);
    return null;
  }

  close(): void {
    for (const running of this.#running.values()) stop(running);
    this.#tables.clear();
  }
}

function tooMany(message: string): JSONRPCErrorException {
  return new JSONRPCErrorException(message, ENGINE_ERRORS.tooMany);
}
