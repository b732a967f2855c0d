import type { GameTypes, Json } from "@sw/tabletop";
import { expect, test } from "vitest";
import { hostAt } from "../../src/client/index.ts";
import { memoryStore, type Store } from "../../src/index.ts";
import { isAt, type Seated, seatedTable } from "../helpers/hosted.ts";
import { meeting } from "../helpers/meeting.ts";

const { started, joins, ends } = meeting();
const isOver = (seated: Seated): boolean => seated.last()?.outcome != null;

/** The events of a story, and those of all steps that were told after it. */
async function eventsOf(url: string, table: string, reader: Seated): Promise<readonly unknown[]> {
  const { seq, events } = await hostAt(url).story<GameTypes>(table, reader.token === "" ? undefined : reader.token);
  const later = reader.told.flatMap((report) => (report.type === "step" && report.seq > seq ? report.events : []));
  return [...events, ...later];
}

test("The lobby lists open tables with a free seat, newest first, and no private tables", async () => {
  const { url } = await started();
  const host = hostAt(url);
  await host.open();
  const first = await host.open({ access: "open", title: "Come in", time: { type: "move", ms: 60_000 } });
  const seats = { empire: "invited", rebel: "invited" } as const;
  await host.open({ access: "open", seats });
  const second = await host.open({ access: "open", seats: { empire: "invited" } });
  const shown = await host.lobby();
  expect(shown.map(({ table }) => table).sort()).toEqual([first.table, second.table].sort());
  expect(shown.find(({ table }) => table === first.table)).toEqual({
    table: first.table,
    game: "deckbuilder",
    title: "Come in",
    opened: expect.any(Number),
    time: { type: "move", ms: 60_000 },
    watching: { isAllowed: true, delay: 0 },
    seats: {
      empire: { name: null, bot: null, isTaken: false, needsInvitation: false },
      rebel: { name: null, bot: null, isTaken: false, needsInvitation: false },
    },
  });
  await host.claim(first.table, { seat: "rebel", name: "Bob" });
  const [bobs] = (await host.lobby()).filter(({ table }) => table === first.table);
  expect(bobs?.seats["rebel"]).toMatchObject({ name: "Bob", isTaken: true });
  await host.claim(first.table, { seat: "empire" });
  expect((await host.lobby()).map(({ table }) => table)).toEqual([second.table]);
  await expect(host.open({ title: "x".repeat(81) })).rejects.toMatchObject({ status: 422 });
});

test("The number of tables never exceeds the store's limit, even if many are opened at once or by a rematch", async () => {
  const { url } = await started({ limits: { stored: 3 } });
  const { table, tokens } = await seatedTable(url);
  const posts = await Promise.all(Array.from({ length: 6 }, () => fetch(`${url}/tables`, { method: "POST" })));
  expect(posts.map(({ status }) => status).sort()).toEqual([201, 201, 503, 503, 503, 503]);
  const [ann, bob] = [joins([url], table, tokens["empire"]), joins([url], table, tokens["rebel"])];
  await ann.until(isAt(0));
  await ann.connection.send({ type: "concede", seat: "empire", seq: 0 });
  await bob.until(isOver);
  expect(await ann.connection.send({ type: "rematch" })).toEqual({ ok: true });
  expect(await bob.connection.send({ type: "rematch" })).toEqual({ ok: false, fault: "too-many" });
});

test("A player who joins late or reloads the page gets the events up to now, as that seat may see them", async () => {
  const { url } = await started();
  const { table, tokens } = await seatedTable(url);
  const readers = [
    joins([url], table, tokens["empire"], "ann"),
    joins([url], table, tokens["rebel"], "bob"),
    joins([url], table),
  ];
  const [ann, bob, watcher] = readers;
  if (ann === undefined || bob === undefined || watcher === undefined) throw new Error("nobody came");
  const opening = await hostAt(url).story(table, tokens["empire"]);
  for (const reader of readers) await reader.until(isAt(25));
  while (!isOver(ann)) await ann.connection.send({ type: "concede", seat: "empire", seq: ann.last()?.seq ?? 0 });
  for (const reader of readers) await reader.until(isOver);
  for (const reader of readers) {
    const seen = reader.told.flatMap((report) => (report.type === "step" ? report.events : []));
    const story = await eventsOf(url, table, reader);
    expect(story.slice(story.length - seen.length)).toEqual(seen);
    expect(seen.length).toBeGreaterThan(20);
  }
  expect(opening.events.length).toBeGreaterThan(0);
  const told = async (seat?: string): Promise<string> => {
    return JSON.stringify(await hostAt(url).story(table, seat === undefined ? undefined : tokens[seat]));
  };
  expect(await told("empire")).not.toEqual(await told("rebel"));
  expect(await told("empire")).not.toEqual(await told());
});

test("An undone action is removed from the story, and the action after it is added", async () => {
  const { url } = await started();
  const { table, tokens } = await seatedTable(url);
  const players = Object.values(tokens).map((token) => joins([url], table, token));
  const story = async () => (await hostAt(url).story(table, tokens["empire"])).events;
  let undone = 0;
  for (let before = await story(), acts = 0; undone < 3 && acts < 300; acts++) {
    for (const player of players) await player.until(isAt(acts + undone));
    const one = players.find((player) => player.last()?.options.length !== 0);
    if (one === undefined) throw new Error("nobody is asked");
    const { seq = 0, options = [] } = one.last() ?? {};
    const action = options[acts % options.length] ?? null;
    expect(await one.connection.send({ type: "act", seat: one.seat, seq, action })).toEqual({ ok: true });
    const after = await story();
    const { ok } = await one.connection.send({ type: "undo", seq: seq + 1 });
    if (ok) expect(await story()).toEqual(before);
    else expect(after.slice(0, before.length)).toEqual(before);
    if (ok) undone += 1;
    else before = after;
  }
  expect(undone).toBe(3);
});

test("Spectators of a delayed table get no events before the delay has passed", async () => {
  const { url } = await started();
  const { table, tokens } = await seatedTable(url, { watching: { isAllowed: true, delay: 86_400_000 } });
  const ann = joins([url], table, tokens["empire"], "ann");
  joins([url], table, tokens["rebel"], "bob");
  await ann.until(isAt(5));
  expect(await hostAt(url).story(table)).toEqual({ seq: 0, events: [] });
  const { table: closed } = await seatedTable(url, { watching: { isAllowed: false, delay: 0 } });
  await expect(hostAt(url).story(closed)).rejects.toMatchObject({ status: 403 });
});

test("A hundred unreadable tables do not prevent the clocks of others from being checked", async () => {
  const store = memoryStore();
  for (let table = 0; table < 100; table++)
    await store.create(`damaged-${table}`, { game: "none" }, { deadline: table });
  let at = 1_000_000;
  const { url } = await started({ store, now: () => at });
  const { table, tokens } = await seatedTable(url, { time: { type: "move", ms: 1000 } });
  const ann = joins([url], table, tokens["rebel"]);
  await ann.until(isAt(0));
  at += 2000;
  await ann.until(isOver);
});

/** Whether a message of a log is judged when the table is read: not the one that a snapshot goes with. */
const isJudged = ({ entries }: NonNullable<Awaited<ReturnType<Store["load"]>>>): readonly Json[] => {
  return entries.map(({ message }) => message);
};

test("A host that is closed stores a snapshot of each table, so that a later release need not replay its entries", async () => {
  const store = memoryStore();
  const host = await started({ store });
  const { table, tokens } = await seatedTable(host.url);
  const ann = joins([host.url], table, tokens["empire"], "ann");
  joins([host.url], table, tokens["rebel"], "bob");
  await ann.until(isAt(7));
  await ends(host);
  const kept = await store.load(table);
  expect(kept === undefined ? undefined : isJudged(kept)).toEqual([]);
  const { url } = await started({ store });
  expect((await hostAt(url).about(table)).state).toBe("playing");
});
