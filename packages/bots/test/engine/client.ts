import { greedyBot, searchBot } from "@sw/bots/deckbuilder";
import { type Analyst, createEngine, type Engine, type EngineParams, engineGame } from "@sw/bots/engine";
import { configOf, game } from "@sw/deckbuilder-core";

/** An answer of an engine as a client gets it. */
export interface Answer {
  readonly id: string | number | null;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: Record<string, unknown> };
}

/** A client of an engine of the Deckbuilding Game. */
export interface Client {
  readonly engine: Engine;
  /** What the engine told without being asked. */
  readonly told: Record<string, unknown>[];
  /** Errors that are bugs. */
  readonly faults: unknown[];
  ask<Method extends keyof EngineParams>(method: Method, params: EngineParams[Method], id?: string): Promise<Answer>;
  /** The result of a request that must be granted. */
  get<Method extends keyof EngineParams>(
    method: Method,
    params: EngineParams[Method],
  ): Promise<Record<string, unknown>>;
  /** What the engine answers to any text. */
  send(text: string | null): Promise<unknown>;
}

export function client(analyst?: Analyst): Client {
  const told: Record<string, unknown>[] = [];
  const faults: unknown[] = [];
  const engine = createEngine({
    name: "test",
    version: "1.2.3",
    games: [
      engineGame({
        game,
        version: "4.5.6",
        config: configOf(),
        bots: { greedy: greedyBot(), search: searchBot({ iterations: 400 }) },
        explain: ({ code }) => `It is forbidden: ${code}.`,
      }),
    ],
    notify: (text) => void told.push(JSON.parse(text)),
    onFault: (error) => void faults.push(error),
    ...(analyst === undefined ? {} : { analyst }),
  });
  const send = async (text: string | null): Promise<unknown> => {
    const answer = await engine.receive(text);
    return answer === undefined ? undefined : JSON.parse(answer);
  };
  const ask: Client["ask"] = async (method, params, id = "1") =>
    (await send(JSON.stringify({ jsonrpc: "2.0", id, method, params }))) as Answer;
  return {
    engine,
    told,
    faults,
    ask,
    send,
    async get(method, params) {
      const { result, error } = await ask(method, params);
      if (result === undefined) throw new Error(`${method}: ${error?.message}`);
      return result;
    },
  };
}
