/** Child processes: shown or captured, stopped with this process. */
import { spawn } from "node:child_process";
import { atExit } from "./stop.mjs";

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} RunOptions */

/**
 * Runs a command with this process's input and output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 */
export function show(command, args, options = {}) {
  return started(command, args, { ...options, stdio: "inherit" }).code;
}

/**
 * Runs a command silently.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} its standard output
 * @throws {Error} with everything it printed, if it fails
 */
export async function capture(command, args, options = {}) {
  const { child, code } = started(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let [out, all] = ["", ""];
  child.stdout?.on("data", (chunk) => {
    out += chunk;
    all += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    all += chunk;
  });
  if ((await code) !== 0) throw new Error(`${[command, ...args].join(" ")} failed:\n${all.trim()}`);
  return out;
}

/**
 * Starts a command that runs until it is stopped, and waits for its first line.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ line: string, stop: () => Promise<void> }>} what it printed first; `stop` waits for its end
 * @throws {Error} with everything it printed, if it ends before
 */
export async function firstLine(command, args, options = {}) {
  const { child, code } = started(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let all = "";
  const printed = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        all += chunk;
        if (all.includes("\n")) resolve(undefined);
      });
    }
  });
  const ended = code.then(() => {
    throw new Error(`${[command, ...args].join(" ")} ended:\n${all.trim()}`);
  });
  await Promise.race([printed, ended]);
  const stop = async () => {
    child.kill();
    await code;
  };
  return { line: all, stop };
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
function started(command, args, options) {
  const child = spawn(command, args, options);
  const forget = atExit(() => child.kill());
  /** @type {Promise<number>} */
  const code = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve(status ?? 1));
  }).finally(forget);
  return { child, code };
}
