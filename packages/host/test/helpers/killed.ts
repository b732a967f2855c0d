import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { ClientConfig } from "pg";

/** The script of a process as one file, which starts in a tenth of the time. */
export interface BuiltProcess {
  readonly script: string;
  remove(): void;
}

/** Builds the script of processes, beside the packages that it imports. */
export async function builtProcess(): Promise<BuiltProcess> {
  const folder = mkdtempSync(fileURLToPath(new URL("../../dist-of-test-", import.meta.url)));
  const script = join(folder, "process.mjs");
  await build({
    entryPoints: [fileURLToPath(new URL("./process.ts", import.meta.url))],
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["@sw/source"],
    external: [
      "pg",
      "socket.io",
      "socket.io-client",
      "@socket.io/*",
      "pino",
      "prom-client",
      "rate-limiter-flexible",
      "proper-lockfile",
    ],
    logLevel: "error",
  });
  return { script, remove: () => rmSync(folder, { recursive: true }) };
}

/** A process of a host that tests may kill and start again at its address. */
export interface HostProcess {
  readonly url: string;
  /** Sends SIGKILL, and starts it again. */
  crash(): Promise<void>;
  /** Stops it as it stands for a time in milliseconds, and lets it go on. */
  stall(ms: number): Promise<void>;
  end(): Promise<void>;
}

/** Where a process keeps its tables: a database, or a folder that is its own. */
export type Kept = ClientConfig | { readonly folder: string };

/** Starts a process of a host. */
export async function hostProcess({ script }: BuiltProcess, kept: Kept): Promise<HostProcess> {
  let { child, port } = await started(script, kept, 0);
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  return {
    url: `http://127.0.0.1:${port}`,
    async crash() {
      await end();
      ({ child, port } = await started(script, kept, port));
    },
    async stall(ms) {
      child.kill("SIGSTOP");
      await new Promise((resolve) => setTimeout(resolve, ms));
      child.kill("SIGCONT");
    },
    end,
  };
}

function started(
  script: string,
  kept: Kept,
  port: number,
): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const args = [script, JSON.stringify(kept), String(port)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error("the process ended as it started")));
    child.stdout.on("data", (chunk) => {
      const said = /listening (\d+)/.exec(String(chunk));
      if (said !== null) resolve({ child, port: Number(said[1]) });
      else process.stderr.write(String(chunk));
    });
  });
}
