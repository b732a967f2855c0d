import { createInterface } from "node:readline";
import { isCancel, select, text } from "@clack/prompts";
import type { Io } from "../io.ts";
import { terminalOf } from "./terminal.ts";

/** One of several answers to choose from. */
export interface Answer {
  readonly value: string;
  readonly label: string;
}

/** Asks a person. An answer of undefined means that they left: by Ctrl-C, Escape, the end of the input or a signal. */
export interface Asker {
  /** Asks for a line of text, and returns it without outer spaces. */
  line(question: string): Promise<string | undefined>;
  /** Asks the person to choose one of several answers. */
  choose(question: string, answers: readonly Answer[]): Promise<string | undefined>;
  /** Releases the keyboard. */
  close(): void;
}

/** Creates prompts with colours and arrow keys if the terminal supports them, otherwise plain lines. */
export function askerFor(io: Io): Asker {
  return terminalOf(io).interactive ? promptAsker(io) : lineAsker(io);
}

function promptAsker({ stdin, stdout, interrupted }: Io): Asker {
  const streams = { input: stdin, output: stdout };
  return {
    line: (message) =>
      until(interrupted, async (signal) => {
        const answer = await text({ ...streams, signal, message, defaultValue: "" });
        return isCancel(answer) ? undefined : answer.trim();
      }),
    choose: (message, answers) =>
      until(interrupted, async (signal) => {
        const options = answers.map((one) => ({ ...one }));
        // the instructions below are in English only
        const answer = await select({ ...streams, signal, message, options, showInstructions: false });
        return isCancel(answer) ? undefined : answer;
      }),
    close: () => undefined,
  };
}

/** Runs `body` with a signal of its own that aborts with `outer`, because `body` never removes its listener. */
async function until<Result>(outer: AbortSignal, body: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const inner = new AbortController();
  const pass = (): void => inner.abort(outer.reason);
  if (outer.aborted) pass();
  outer.addEventListener("abort", pass, { once: true });
  try {
    return await body(inner.signal);
  } finally {
    outer.removeEventListener("abort", pass);
  }
}

function lineAsker({ stdin, stdout, interrupted }: Io): Asker {
  const reader = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY === true });
  const lines = reader[Symbol.asyncIterator]();
  let isAtEnd = false;
  reader.once("close", () => {
    isAtEnd = true;
  });
  const left = new Promise<undefined>((resolve) => {
    const leave = (): void => resolve(undefined);
    if (interrupted.aborted) leave();
    interrupted.addEventListener("abort", leave, { once: true });
    reader.once("SIGINT", leave);
    // nobody sees any more what is asked
    stdout.once("error", leave);
  });
  const line = async (question: string): Promise<string | undefined> => {
    const prompt = `${question} `;
    reader.setPrompt(prompt);
    // Input that ended early leaves lines to read, but Node 24 and later throw at a prompt of its reader.
    if (isAtEnd) stdout.write(prompt);
    else reader.prompt();
    const next = await Promise.race([lines.next(), left]);
    return next === undefined || next.done === true ? undefined : next.value.trim();
  };
  return {
    line,
    async choose(question, answers) {
      stdout.write(answers.map(({ label }, index) => `${index + 1}  ${label}\n`).join(""));
      for (;;) {
        const typed = await line(question);
        if (typed === undefined) return undefined;
        const answer = answers[Number(typed) - 1];
        if (answer !== undefined) return answer.value;
        stdout.write(`1-${answers.length}\n`);
      }
    },
    close: () => reader.close(),
  };
}
