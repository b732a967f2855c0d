import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { WebSocket } from "ws";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** The Chromium of this machine: that which `CHROME_PATH` names, or one on the search path; undefined if there is none. */
export function installedChromium(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = [
    process.env["CHROME_PATH"] ?? "",
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ];
  return places.find((place) => place !== "" && isProgram(place));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A page of a headless Chromium, spoken to by its DevTools protocol. */
export interface ChromiumPage {
  /** The value of an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

/** Opens a page in a Chromium of its own. */
export async function chromiumPage(program: string, url: string): Promise<ChromiumPage> {
  const profile = mkdtempSync(join(tmpdir(), "chromium-"));
  const args = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(program, [...args, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    browser.once("exit", () => reject(new Error(`Chromium ended: ${said.slice(-500)}`)));
    browser.stderr.on("data", (chunk) => {
      said += String(chunk);
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.once("open", resolve));
  const answers = new Map<number, (message: Answer) => void>();
  socket.on("message", (data) => {
    const message: Answer = JSON.parse(String(data));
    answers.get(message.id)?.(message);
  });
  let id = 0;
  const ask = (method: string, params: object, sessionId?: string): Promise<Answer["result"]> =>
    new Promise((resolve, reject) => {
      id += 1;
      answers.set(id, ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(error.message)),
      );
      socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    });
  const { targetId } = await ask("Target.createTarget", { url });
  const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
  return {
    async evaluate(expression) {
      const params = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await ask("Runtime.evaluate", params, sessionId);
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      return result?.value as never;
    },
    async close() {
      socket.terminate();
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Answer {
  readonly id: number;
  readonly result: {
    readonly targetId?: string;
    readonly sessionId?: string;
    readonly result?: { readonly value?: unknown };
    readonly exceptionDetails?: object;
  };
  readonly error?: { readonly message: string };
}
