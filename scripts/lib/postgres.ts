import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Debian keeps the programs of PostgreSQL, the newest version first. */
const HOMES = "/usr/lib/postgresql";
const PROGRAMS = (existsSync(HOMES) ? readdirSync(HOMES) : [])
  .sort((one, other) => Number(other) - Number(one))
  .map((version) => join(HOMES, version, "bin"))
  .find((folder) => existsSync(join(folder, "initdb")));

/** PostgreSQL refuses to run as root; its own user is used then. */
const OWNER = process.getuid?.() === 0 ? accountOf("postgres") : undefined;

/** Whether this machine has a PostgreSQL that can be started. */
export const HAS_POSTGRES: boolean = PROGRAMS !== undefined && (process.getuid?.() !== 0 || OWNER !== undefined);

/** Where a database is, as `pg` reads it. */
export interface TestDatabase {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** A PostgreSQL of a test's own on loopback, in a temporary folder. */
export interface TestPostgres {
  /** A new empty database. */
  database(): Promise<TestDatabase>;
  /** Ends it at once, as a crash would, and starts it again at the same address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL on a free port and waits until it answers. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "sw-postgres-"));
  if (OWNER !== undefined) chownSync(folder, OWNER.uid, OWNER.gid);
  const data = join(folder, "data");
  const made = spawnSync(program("initdb"), ["-D", data, "-U", "sw", "--auth=trust", "--no-sync"], { ...OWNER });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const config = { host: "127.0.0.1", port, user: "sw", database: "postgres" };
  let server = await serverAt(data, port, config);
  let databases = 0;
  return {
    async database() {
      databases += 1;
      const database = `test_${databases}`;
      if (!(await asked(config, `create database ${database}`))) throw new Error("no database");
      return { ...config, database };
    },
    async crash() {
      await ended(server);
      server = await serverAt(data, port, config);
    },
    async stop() {
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function program(name: string): string {
  return join(PROGRAMS ?? "", name);
}

function accountOf(name: string): { readonly uid: number; readonly gid: number } | undefined {
  const [uid, gid] = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name], { encoding: "utf8" }).stdout);
  const account = { uid: Number.parseInt(uid ?? "", 10), gid: Number.parseInt(gid ?? "", 10) };
  return Number.isNaN(account.uid + account.gid) ? undefined : account;
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

async function serverAt(data: string, port: number, config: TestDatabase): Promise<ChildProcess> {
  const args = ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="];
  const server = spawn(program("postgres"), args, { ...OWNER, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  while (!(await asked(config, "select 1"))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}

/** Whether the server carried out a query. */
function asked({ host, port, user, database }: TestDatabase, query: string): Promise<boolean> {
  const args = ["-X", "-q", "-h", host, "-p", String(port), "-U", user, "-d", database, "-c", query];
  const client = spawn(program("psql"), args, { stdio: "ignore" });
  return new Promise((resolve, reject) => {
    client.once("error", reject);
    client.once("exit", (code) => resolve(code === 0));
  });
}

/** Ends all processes of the server at once (SIGQUIT: an immediate shutdown, recovered from as from a crash). */
function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.kill("SIGQUIT");
  });
}
