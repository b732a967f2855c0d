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

/** What the name of a player begins with that is a program: `cmd:python3 my_bot.py`. */
const PROGRAM = "cmd:";

/** Whether a player of that name is a program. */
export function isProgram(name: string): boolean {
  return name.startsWith(PROGRAM);
}

/** The words of a program's command line; one without words is bad input. */
export function commandOf(name: string): readonly [string, ...(readonly string[])] {
  const [file, ...args] = parseArgsStringToArgv(name.slice(PROGRAM.length));
  if (file === undefined) throw badInput(`${name} names no program; it is written as in "cmd:python3 my_bot.py"`);
  return [file, ...args];
}

/** What a program is told as its game begins. */
export interface Greeting {
  readonly game: string;
  /** The seats that it plays. */
  readonly seats: readonly string[];
  /** For its own chance: the same for the same game of the same contest, and nothing of the game follows from it. */
  readonly seed: number;
  /** Milliseconds for each answer. */
  readonly milliseconds: number;
}

/** A program that plays one game. */
export interface Program<G extends GameTypes> {
  readonly choose: AsyncChoose<G>;
  /** Lets the program end, and ends it if it does not. */
  close(): Promise<void>;
}

/** Bytes of one answer of a program. */
const MOST_ANSWER = 1_000_000;
/** Characters of what a program wrote on standard error that are kept, to tell why it died. */
const MOST_COMPLAINT = 1_000;
/** Milliseconds that a program has at least to start and to greet: an interpreter may be slow to load. */
const START = 10_000;
/** Milliseconds that a program has to end by itself after its game. */
const PATIENCE = 2_000;

/**
 * Starts a program for one game and asks it over JSON-RPC 2.0, a document a line. A program that dies, writes what is no answer, or
 * does not answer in time makes `choose` fail, which forfeits its game.
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

/** The action in the answer to `choose`; what it is the game reads. */
function actionIn(answer: unknown): unknown {
  if (typeof answer === "object" && answer !== null && "action" in answer) return answer.action;
  throw new Error('its answer to "choose" has no "action"');
}

/** How a program fares. */
interface Life {
  /** Why it plays no more. */
  readonly ended: string | undefined;
  /** Whether its process is gone. */
  readonly isOver: boolean;
  /** Makes all that it is asked fail, for the first reason given. */
  end(reason: string): void;
}

/** Hands a program's answers to the client, until it dies or breaks the protocol: then all that it was asked fails. */
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

/** Reads the output of a program until it ends. Returns what is wrong with it, if anything. */
async function heard(stdout: Readable, client: JSONRPCClient): Promise<string | undefined> {
  for await (const line of linesOf(stdout, MOST_ANSWER)) {
    if (line === null) return `it wrote a line of more than ${MOST_ANSWER} bytes`;
    const answer = jsonIn(line);
    if (!isJSONRPCResponse(answer)) return `it wrote a line that is no answer: ${line.slice(0, 80)}`;
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

/** Kills a program, and what it has started. */
function kill(child: ChildProcessWithoutNullStreams): void {
  try {
    if (child.pid !== undefined && process.platform !== "win32") process.kill(-child.pid, "SIGKILL");
    else child.kill("SIGKILL");
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}
