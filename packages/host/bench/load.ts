/**
 * Measures a host under load, in its own process: `npx pnpm bench:host [--game ID] [--tables N] [--seconds N] [--idle N]`.
 *
 * Over files, and over PostgreSQL where it is installed, it prints acknowledged moves a second, the time of a move at 100 moves a
 * second, how long a table takes to wake, how long clients are away after a `kill -9`, and the memory of idle seats.
 * It is not part of `pnpm bench`, because it takes minutes and measures wall-clock time. Clients, host and database share the
 * machine, so other work on it changes the figures, except for the host's processor time for each move.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seeded } from "@sw/tabletop";
import { HAS_POSTGRES, startPostgres } from "../../../scripts/lib/postgres.ts";
import { type Seated, seatedTable, sits } from "../test/helpers/hosted.ts";
import { type BuiltProcess, builtProcess, type HostProcess, hostProcess, type Kept } from "../test/helpers/killed.ts";
import { pause, print, quantile, type Usage, usageOf } from "./figures.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "deckbuilder" },
    tables: { type: "string", default: "40" },
    seconds: { type: "string", default: "20" },
    idle: { type: "string", default: "5000" },
  },
});
const [TABLES, SECONDS, IDLE] = [Number(values.tables), Number(values.seconds), Number(values.idle)];
/** The moves per second at which the time of each move is measured. */
const RATE = 100;
/** The number of tables opened at once. */
const AT_ONCE = 20;

interface Playing {
  readonly table: string;
  readonly tokens: Readonly<Record<string, string>>;
}

async function opened(url: string, count: number): Promise<readonly Playing[]> {
  const tables: Playing[] = [];
  while (tables.length < count) {
    const more = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, () =>
      seatedTable(url, { game: values.game }),
    );
    tables.push(...(await Promise.all(more)));
  }
  return tables;
}

/** Takes all seats with clients. With `isScripted`, they answer every decision at once. */
function seated(
  urls: readonly [string, ...string[]],
  tables: readonly Playing[],
  isScripted: boolean,
): readonly Seated[] {
  return tables.flatMap(({ table, tokens }) =>
    Object.entries(tokens).map(([seat, token]) =>
      sits(urls, table, token, isScripted ? `${table} ${seat}` : undefined),
    ),
  );
}

function leave(people: readonly Seated[]): void {
  for (const { connection } of people) connection.close();
}

/** Measures moves per second while all seats answer every decision at once. */
async function atOnce(store: string, url: string, tables: readonly Playing[]): Promise<void> {
  const people = seated([url], tables, true);
  const moves = (): number => people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  await pause(2000);
  const [before, first, start] = [await usageOf(url), moves(), performance.now()];
  const own = process.cpuUsage();
  await pause(1000 * SECONDS);
  const [after, last, seconds] = [await usageOf(url), moves(), (performance.now() - start) / 1000];
  const { user, system } = process.cpuUsage(own);
  leave(people);
  print(store, `acknowledged moves, ${TABLES} tables`, (last - first) / seconds, "moves/s");
  print(store, "processor time of the host for a move", (1000 * (after.cpu - before.cpu)) / (last - first), "ms");
  print(store, "processor time of the clients for a move", (user + system) / 1000 / (last - first), "ms");
}

/** Plays a number of moves per second over all tables, and measures the time of each. */
async function paced(store: string, url: string, tables: readonly Playing[]): Promise<void> {
  const people = seated([url], tables, false);
  const chance = seeded("paced");
  const busy = new Set<Seated>();
  const times: number[] = [];
  const start = performance.now();
  for (let move = 0; move < RATE * SECONDS; move++) {
    await pause(Math.max(0, start + (1000 * move) / RATE - performance.now()));
    const ready = people.filter((person) => !busy.has(person) && (person.last()?.options.length ?? 0) > 0);
    const person = ready[move % Math.max(1, ready.length)];
    const at = person?.last();
    if (person === undefined || at === undefined) continue;
    const action = at.options[chance.pick("action", at.options.length, String)];
    const sent = performance.now();
    busy.add(person);
    void person.connection.send({ type: "act", seat: person.seat, seq: at.seq, action }).then(async (answer) => {
      if (answer.ok) times.push(performance.now() - sent);
      await person.until((one) => (one.last()?.seq ?? 0) > at.seq || !answer.ok);
      busy.delete(person);
    });
  }
  await pause(1000);
  leave(people);
  times.sort((one, other) => one - other);
  print(store, `moves at ${RATE} moves/s`, times.length / SECONDS, "moves/s");
  print(store, "time of a move, median", quantile(times, 0.5), "ms");
  print(store, "time of a move, 99th percentile", quantile(times, 0.99), "ms");
}

/**
 * Loads all tables into a host that was killed and restarted, so that entries after the last snapshot are judged again.
 */
async function woken(store: string, url: string, tables: readonly Playing[]): Promise<void> {
  const before = await usageOf(url);
  const times: number[] = [];
  for (const { table, tokens } of tables) {
    const [token] = Object.values(tokens);
    const start = performance.now();
    const answer = await fetch(`${url}/tables/${table}/position`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
  }
  const after = await usageOf(url);
  times.sort((one, other) => one - other);
  print(store, "time to wake a table, median", quantile(times, 0.5), "ms");
  print(store, "time to wake a table, longest", quantile(times, 1), "ms");
  print(store, "processor time to wake a table", (1000 * (after.cpu - before.cpu)) / tables.length, "ms");
  print(store, "memory of the process for a table", (after.rss - before.rss) / tables.length / 1000, "kB");
}

/** Kills a process and measures the time until each of its clients is at its table again. */
async function killed(store: string, hosts: readonly HostProcess[], tables: readonly Playing[]): Promise<void> {
  const [first, ...others] = hosts;
  if (first === undefined) return;
  const people = seated([first.url, ...others.map(({ url }) => url)], tables, false);
  await Promise.all(people.map((person) => person.until(({ joins }) => joins === 1)));
  const start = performance.now();
  const restarted = first.crash();
  const times = await Promise.all(
    people.map((person) => person.until(({ joins }) => joins === 2).then(() => performance.now() - start)),
  );
  await restarted;
  leave(people);
  times.sort((one, other) => one - other);
  print(store, "clients back after kill -9, median", quantile(times, 0.5), "ms");
  print(store, "clients back after kill -9, last", quantile(times, 1), "ms");
}

/** Measures the memory of seats whose clients are connected but do nothing. */
async function idle(store: string, url: string): Promise<void> {
  const tables = await opened(url, Math.ceil(IDLE / 2));
  const before: Usage = await usageOf(url);
  const idlers: Seated[] = [];
  for (let from = 0; from < tables.length; from += AT_ONCE) {
    const people = seated([url], tables.slice(from, from + AT_ONCE), false);
    await Promise.all(people.map((person) => person.until(({ told }) => told.length > 0)));
    idlers.push(...people);
  }
  await pause(5000);
  const after = await usageOf(url);
  leave(idlers);
  print(store, `memory of the process with ${IDLE} idle seats`, after.rss / 1e6, "MB");
  print(store, "of which heap in use", after.heap / 1e6, "MB");
  print(store, "memory for each idle seat", (after.rss - before.rss) / IDLE / 1000, "kB");
}

async function measured(store: string, built: BuiltProcess, kept: Kept, processes: 1 | 2): Promise<void> {
  const host = await hostProcess(built, kept);
  const hosts = processes === 1 ? [host] : [host, await hostProcess(built, kept)];
  try {
    const tables = await opened(host.url, TABLES);
    await atOnce(store, host.url, tables);
    await host.crash();
    await woken(store, host.url, tables);
    const fresh = await opened(host.url, TABLES);
    await paced(store, host.url, fresh);
    await killed(store, hosts, fresh);
    await idle(store, host.url);
  } finally {
    for (const one of hosts) await one.end();
  }
}

const built = await builtProcess();
const folder = mkdtempSync(join(tmpdir(), "sw-load-"));
try {
  await measured("files", built, { folder }, 1);
  if (HAS_POSTGRES) {
    const postgres = await startPostgres();
    await measured("PostgreSQL", built, await postgres.database(), 2).finally(() => postgres.stop());
  }
} finally {
  rmSync(folder, { recursive: true });
  built.remove();
}
process.exit();
