import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GameTypes, Json } from "@sw/tabletop";
import type { Report } from "@sw/tabletop/referee";
import fc from "fast-check";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HAS_POSTGRES, startPostgres, type TestPostgres } from "../../../../scripts/lib/postgres.ts";
import { type About, hostAt } from "../../src/client/index.ts";
import { fileStore, type Store } from "../../src/index.ts";
import { migrate, postgresStore } from "../../src/postgres/index.ts";
import { type Running, running, seatedTable, sits } from "../helpers/hosted.ts";

const RUNS = process.env["SW_LONG"] === "1" ? 200 : 5;
const ABSENCE = 60_000;
const SEATS = ["empire", "rebel"] as const;
type Seat = (typeof SEATS)[number];

/** What must be true of the table, as far as messages decide it. */
interface Model {
  table: string;
  tokens: Record<string, string>;
  /** The messages that were accepted, by key, with who sent them. */
  readonly accepted: Map<string, { readonly seat: Seat; readonly message: Json }>;
  seq: number;
  state: "playing" | "paused" | "over";
  agreed: { pause: ReadonlySet<Seat>; rematch: ReadonlySet<Seat> };
  /** Who has to answer. */
  asked: Seat;
  keys: number;
}

/** The host under test. */
interface Real {
  host: Running;
  readonly store: () => Store;
  restart(): Promise<void>;
  turn(ms: number): void;
}

type Position = Extract<Report<GameTypes>, { readonly view: unknown }>;
interface Answered {
  readonly status: number;
  readonly body: { readonly ok: boolean; readonly fault?: string; readonly violation?: { readonly code: string } };
}

const other = (seat: Seat): Seat => (seat === "empire" ? "rebel" : "empire");

async function post(real: Real, model: Model, seat: Seat, key: string, message: Json): Promise<Answered> {
  const headers = { authorization: `Bearer ${model.tokens[seat]}` };
  const body = JSON.stringify({ key, message });
  const answer = await fetch(`${real.host.url}/tables/${model.table}/messages`, { method: "POST", headers, body });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

/** Sends a new message, and expects it to be accepted. */
async function accepted(real: Real, model: Model, seat: Seat, message: Json): Promise<void> {
  model.keys += 1;
  const key = `key ${model.keys}`;
  expect(await post(real, model, seat, key, message)).toEqual({ status: 200, body: { ok: true } });
  model.accepted.set(key, { seat, message });
}

/** Sends a new message, and expects it to be refused with a fault or the code of a violation. */
async function refused(real: Real, model: Model, seat: Seat, message: Json, why: string): Promise<void> {
  model.keys += 1;
  const { body } = await post(real, model, seat, `key ${model.keys}`, message);
  expect([body.ok, body.fault ?? body.violation?.code]).toEqual([false, why]);
}

async function positionOf(real: Real, model: Model, seat: Seat): Promise<Position> {
  const headers = { authorization: `Bearer ${model.tokens[seat]}` };
  const answer = await fetch(`${real.host.url}/tables/${model.table}/position`, { headers });
  return JSON.parse(await answer.text()).position;
}

const aboutOf = (real: Real, model: Model): Promise<About> =>
  hostAt(real.host.url).about(model.table, model.tokens["empire"]);

/** Both seats know the position, the table is as the model says, and the log holds each accepted message once. */
async function holds(real: Real, model: Model): Promise<void> {
  const positions = await Promise.all(SEATS.map((seat) => positionOf(real, model, seat)));
  expect(positions.map(({ seq }) => seq)).toEqual([model.seq, model.seq]);
  const [empire, rebel] = positions;
  model.asked = (empire?.options.length ?? 0) > 0 ? "empire" : "rebel";
  if (empire?.outcome !== null) model.state = "over";
  else expect((rebel?.options.length ?? 0) > 0).toBe(model.asked === "rebel");
  const about = await aboutOf(real, model);
  expect([about.state, new Set(about.agreed.rematch)]).toEqual([model.state, model.agreed.rematch]);
  const keys = (await real.store().after(model.table, 0)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const [key, { seat }] of model.accepted) expect(keys).toContain(`${seat} ${key}`);
}

type Command = fc.AsyncCommand<Model, Real>;

/** A command that may come in some states of the table. */
function command(
  name: string,
  states: readonly Model["state"][],
  run: (real: Real, model: Model) => Promise<void>,
): Command {
  return {
    check: ({ state }) => states.includes(state),
    async run(model, real) {
      await run(real, model);
      await holds(real, model);
    },
    toString: () => name,
  };
}

const acts = (choice: number): Command =>
  command(`act ${choice}`, ["playing"], async (real, model) => {
    const { asked: seat, seq } = model;
    const { options } = await positionOf(real, model, seat);
    const action = (options[choice % options.length] ?? null) as Json;
    await refused(real, model, other(seat), { type: "act", seat: other(seat), seq, action }, "not-the-decider");
    await accepted(real, model, seat, { type: "act", seat, seq, action });
    model.seq += 1;
    if (seq > 0) await refused(real, model, seat, { type: "act", seat, seq: seq - 1, action }, "stale");
  });

const repeats = (choice: number): Command =>
  command(`repeat ${choice}`, ["playing", "paused", "over"], async (real, model) => {
    const all = [...model.accepted];
    const [key, sent] = all[choice % Math.max(1, all.length)] ?? [];
    if (key === undefined || sent === undefined) return;
    expect(await post(real, model, sent.seat, key, sent.message)).toEqual({ status: 200, body: { ok: true } });
  });

const undoes = command("undo", ["playing"], async (real, model) => {
  const seat = model.asked;
  model.keys += 1;
  const key = `key ${model.keys}`;
  const message = { type: "undo", seq: model.seq };
  const { body } = await post(real, model, seat, key, message);
  if (!body.ok) {
    return expect(["nothing-to-undo", "not-your-action", "something-was-revealed"]).toContain(body.violation?.code);
  }
  model.accepted.set(key, { seat, message });
  model.seq += 1;
});

const pauses = (seat: Seat): Command =>
  command(`pause by ${seat}`, ["playing"], async (real, model) => {
    await accepted(real, model, seat, { type: "pause" });
    model.agreed.pause = new Set([...model.agreed.pause, seat]);
    if (model.agreed.pause.size < 2) return;
    model.state = "paused";
    await refused(real, model, model.asked, { type: "act", seat: model.asked, seq: model.seq, action: null }, "paused");
  });

const resumes = (seat: Seat): Command =>
  command(`resume by ${seat}`, ["playing", "paused"], async (real, model) => {
    const message = { type: "resume" };
    if (model.agreed.pause.size === 0) return refused(real, model, seat, message, "not-paused");
    await accepted(real, model, seat, message);
    [model.agreed.pause, model.state] = [new Set(), "playing"];
  });

const takesOver = command("take over", ["playing"], async (real, model) => {
  const absent = model.asked;
  const invitation = `a new code ${model.keys}`;
  const message = { type: "hand-over", seat: absent, to: { type: "person", invitation } };
  await refused(real, model, absent, message, "no-such-seat");
  real.turn(ABSENCE);
  await accepted(real, model, other(absent), message);
  const old = model.tokens[absent] ?? "";
  const { token } = await hostAt(real.host.url).claim(model.table, { seat: absent, invitation });
  model.tokens[absent] = token;
  const gone = await fetch(`${real.host.url}/tables/${model.table}/position`, {
    headers: { authorization: `Bearer ${old}` },
  });
  expect(gone.status).toBe(403);
});

const resigns = (seat: Seat): Command =>
  command(`resign ${seat}`, ["playing"], async (real, model) => {
    await refused(real, model, seat, { type: "rematch" }, "not-over");
    await accepted(real, model, seat, { type: "concede", seat, seq: model.seq });
    const { seq, outcome } = await positionOf(real, model, seat);
    expect(outcome?.winners).toEqual([other(seat)]);
    [model.state, model.seq] = ["over", seq];
  });

const rematches = (seat: Seat): Command =>
  command(`rematch by ${seat}`, ["over"], async (real, model) => {
    await accepted(real, model, seat, { type: "rematch" });
    model.agreed.rematch = new Set([...model.agreed.rematch, seat]);
    const { next } = await aboutOf(real, model);
    expect(next === null).toBe(model.agreed.rematch.size < 2);
    if (next === null) return;
    model.accepted.clear();
    model.agreed = { pause: new Set(), rematch: new Set() };
    [model.table, model.seq, model.state] = [next, 0, "playing"];
  });

const resyncs = (seat: Seat): Command =>
  command(`resync ${seat}`, ["playing", "paused", "over"], async (real, model) => {
    const seated = sits([real.host.url], model.table, model.tokens[seat]);
    await seated.until((one) => one.last() !== undefined);
    seated.connection.close();
    const { type: _, ...told } = Object(seated.last());
    const { type: __, ...position } = await positionOf(real, model, seat);
    expect(told).toEqual(position);
  });

const restarts = command("restart", ["playing", "paused", "over"], (real) => real.restart());

const COMMANDS = fc.commands(
  [
    fc.nat(50).map(acts),
    fc.nat(50).map(acts),
    fc.nat(50).map(acts),
    fc.nat(50).map(repeats),
    fc.constant(undoes),
    fc.constantFrom(...SEATS).map(pauses),
    fc.constantFrom(...SEATS).map(resumes),
    fc.constant(takesOver),
    fc.constantFrom(...SEATS).map(resigns),
    fc.constantFrom(...SEATS).map(rematches),
    fc.constantFrom(...SEATS).map(resyncs),
    fc.constant(restarts),
  ],
  { maxCommands: 30, size: "max" },
);

/** A host over a store that `open` opens anew at each restart. */
async function began(
  open: () => Promise<Store & { close?(): Promise<void> }>,
): Promise<Real & { end(): Promise<void> }> {
  let store = await open();
  let at = 1_000_000;
  const limits = { messages: 100_000, requests: 100_000, tablesOfAddress: 100_000, connectionsOfAddress: 1000 };
  const begin = (): Promise<Running> => running({ store, limits, now: () => at });
  const real = {
    host: await begin(),
    store: () => store,
    async restart() {
      await real.end();
      store = await open();
      real.host = await begin();
    },
    turn(ms: number) {
      at += ms;
    },
    async end() {
      await real.host.close();
      await store.close?.();
    },
  };
  return real;
}

/** Sends messages in any order to one host after another over a store. */
async function keepsTheProtocol(open: () => Promise<Store & { close?(): Promise<void> }>): Promise<void> {
  const property = fc.asyncProperty(COMMANDS, async (commands) => {
    const real = await began(open);
    try {
      const { table, tokens } = await seatedTable(real.host.url, { absence: ABSENCE });
      const agreed = { pause: new Set<Seat>(), rematch: new Set<Seat>() };
      const model: Model = {
        table,
        tokens: { ...tokens },
        accepted: new Map(),
        seq: 0,
        state: "playing",
        agreed,
        asked: "empire",
        keys: 0,
      };
      await holds(real, model);
      await fc.asyncModelRun(() => ({ model, real }), commands);
    } finally {
      await real.end();
    }
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
}

const SLOW = { timeout: 600_000 };

test(
  "The store in files keeps the protocol with messages in any order, repeated, or sent after a restart of the host",
  SLOW,
  async () => {
    const folders: string[] = [];
    try {
      let folder = "";
      await keepsTheProtocol(async () => {
        folder ||= mkdtempSync(join(tmpdir(), "sw-model-"));
        folders.push(folder);
        return fileStore(folder);
      });
    } finally {
      for (const folder of new Set(folders)) rmSync(folder, { recursive: true });
    }
  },
);

describe.skipIf(!HAS_POSTGRES)("over PostgreSQL", () => {
  let postgres: TestPostgres;
  let pool: Pool;
  beforeAll(async () => {
    postgres = await startPostgres();
    pool = new Pool(await postgres.database());
    await migrate(pool);
  }, 120_000);
  afterAll(async () => {
    await pool.end();
    await postgres.stop();
  });

  test(
    "The store in PostgreSQL keeps the protocol with messages in any order, repeated, or sent after a restart of the host",
    SLOW,
    () => keepsTheProtocol(async () => postgresStore(pool)),
  );
});
