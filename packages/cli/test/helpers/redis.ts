import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROGRAM = ["redis-server", "valkey-server"].find((name) => spawnSync(name, ["--version"]).status === 0);

/** Whether this machine has a Redis, or Valkey in its place. */
export const HAS_REDIS: boolean = PROGRAM !== undefined;

/** A Redis of a test's own on loopback that keeps nothing on disk. */
export interface TestRedis {
  readonly url: string;
  /** Ends it at once, as a crash would, and starts an empty one at the same address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Redis on a free port and waits until it answers. */
export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), "sw-redis-"));
  const port = await freePort();
  let server = await serverAt(port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    async crash() {
      await ended(server);
      server = await serverAt(port, folder);
    },
    async stop() {
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port on loopback that nobody listened at a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

function serverAt(port: number, folder: string): Promise<ChildProcess> {
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const server = spawn(PROGRAM ?? "redis-server", args);
  return new Promise((resolve, reject) => {
    let said = "";
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`Redis did not start: ${said}`)));
    server.stdout.on("data", (chunk) => {
      said += String(chunk);
      if (said.includes("Ready to accept connections")) resolve(server);
    });
  });
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.kill("SIGKILL");
  });
}
