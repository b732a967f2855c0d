import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { AsyncChoose } from "@sw/bots";
import { PROTOCOL } from "@sw/bots/engine";
import type { GameTypes } from "@sw/tabletop";
import { createJSONRPCErrorResponse, isJSONRPCResponse, JSONRPCClient } from "json-rpc-2.0";
import { parseArgsStringToArgv } from "string-argv";
import { linesOf } from "../engine/lines.ts";
import { badInput } from "../exit.ts";
import { codeOf, reasonOf } from "../files.ts";

/** The prefix of a player that is a program: `cmd:python3 my_bot.py`. */
const PROGRAM = "cmd:";

/** Whether a player is a program, judged by its name. */
export function isProgram(name: string): boolean {
  return name.startsWith(PROGRAM);
}

/** Returns the words of a program's command line. Throws bad input if there are none. */
export function commandOf(name: string): readonly [string, ...(readonly string[])] {
  const [file, ...args] = parseArgsStringToArgv(name.slice(PROGRAM.length));
  if (file === undefined) throw badInput(`${name} does not name a program. Write it as in "cmd:python3 my_bot.py"`);
  return [file, ...args];
}

/** The message to a program at the start of its game. */
export interface Greeting {
  readonly game: string;
  /** The seats that the program plays. */
  readonly seats: readonly string[];
  /**
   * A seed for the program's own randomness: the same for the same game of the same contest, and unrelated to the
   * game's draws.
   */
  readonly seed: number;
  /** The time for each answer, in milliseconds. */
  readonly milliseconds: number;
}

/** A program that plays one game. */
export interface Program<G extends GameTypes> {
  readonly choose: AsyncChoose<G>;
  /** Asks the program to end, and kills it if it does not. */
  close(): Promise<void>;
}

/** The most bytes in one answer of a program. */
const MOST_ANSWER = 1_000_000;
/** How many characters of a program's standard error are kept, to explain why it ended. */
const MOST_COMPLAINT = 1_000;
/**
 * The minimum time that a program has to start and to answer the greeting, in milliseconds. An interpreter may load
 * slowly.
 */
const START = 10_000;
/** The time that a program has to end by itself after its game, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Starts a program for one game and asks it over JSON-RPC 2.0, one document per line. `choose` rejects if the program
 * ends, writes an invalid answer or does not answer in time, and the program then forfeits the game.
 */
export function startProgram<G extends GameTypes>(name: string, greeting: Greeting, start: number = START): Program<G> {
  const [file, ...args] = commandOf(name);
  // In a group of its own: Ctrl-C at the arena is no move of the program, and what it starts ends with it.
  const child = spawn(file, args, { stdio: "pipe", detached: process.platform !== "win32" });
  const { milliseconds } = greeting;
  const client = new JSONRPCClient((request) => void child.stdin.write(`${JSON.stringify(request)}\n`));
  const life = watched(child, client);
  const ask = async (method: string, params: object, within: number): Promise<unknown> => {
    if (life.ended !== undefined) throw new Error(life.ended);
    const late = `it did not answer "${method}" within ${within} ms`;
    const timed = client.timeout(within, (id) => createJSONRPCErrorResponse(id, 0, late));
    try {
      return await timed.request(method, params);
    } catch (error) {
      life.end(error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  let greeted: Promise<unknown> | undefined;
  return {
    async choose(view, options) {
      greeted ??= ask("initialize", { protocol: PROTOCOL, ...greeting }, Math.max(start, milliseconds));
      await greeted;
      return actionIn(await ask("choose", { view, options }, milliseconds));
    },
    async close() {
      if (life.isOver) return;
      child.stdin.end();
      const late = setTimeout(() => kill(child), life.ended === undefined ? PATIENCE : 0);
      await once(child, "close");
      clearTimeout(late);
    },
  };
}

/** Returns the action in the answer to `choose`. The game validates it. */
function actionIn(answer: unknown): unknown {
  if (typeof answer === "object" && answer !== null && "action" in answer) return answer.action;
  throw new Error('its answer to "choose" does not contain an "action"');
}

/** The state of a running program. */
interface Life {
  /** Why the program no longer plays; undefined while it does. */
  readonly ended: string | undefined;
  /** Whether the process has ended. */
  readonly isOver: boolean;
  /** Rejects all open and later requests with the first reason given. */
  end(reason: string): void;
}

/**
 * Passes a program's answers to the client. When the program ends or breaks the protocol, all its requests are
 * rejected.
 */
function watched(child: ChildProcessWithoutNullStreams, client: JSONRPCClient): Life {
  let complaint = "";
  let ended: string | undefined;
  let isOver = false;
  const end = (reason: string): void => {
    ended ??= reason;
    client.rejectAllPendingRequests(ended);
  };
  const over = (reason: string): void => {
    isOver = true;
    end(reason);
  };
  child.once("error", (error) => over(`it cannot be started: ${reasonOf(error)}`));
  child.once("close", (code, signal) => {
    const [last = ""] = complaint.trimEnd().split("\n").slice(-1);
    over(`it ended with ${signal ?? `exit code ${code}`}${last === "" ? "" : `: ${last}`}`);
  });
  // That it reads no more shows when it ends, or in the time that it takes.
  child.stdin.on("error", () => undefined);
  child.stderr.on("data", (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-MOST_COMPLAINT);
  });
  void heard(child.stdout, client).then((fault) => {
    if (fault === undefined) return;
    end(fault);
    kill(child);
  });
  return {
    get ended() {
      return ended;
    },
    get isOver() {
      return isOver;
    },
    end,
  };
}

/** Reads the output of a program until it ends. Returns what is wrong with it; undefined if nothing is. */
async function heard(stdout: Readable, client: JSONRPCClient): Promise<string | undefined> {
  for await (const line of linesOf(stdout, MOST_ANSWER)) {
    if (line === null) return `it wrote a line of more than ${MOST_ANSWER} bytes`;
    const answer = jsonIn(line);
    if (!isJSONRPCResponse(answer)) return `it wrote a line that is not an answer: ${line.slice(0, 80)}`;
    client.receive(answer);
  }
  return undefined;
}

function jsonIn(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Kills a program and the processes that it has started. */
function kill(child: ChildProcessWithoutNullStreams): void {
  try {
    if (child.pid !== undefined && process.platform !== "win32") process.kill(-child.pid, "SIGKILL");
    else child.kill("SIGKILL");
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}
