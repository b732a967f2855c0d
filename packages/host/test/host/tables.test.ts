import { random } from "@sw/bots";
import { configOf, game } from "@sw/deckbuilder-core";
import { expect, test } from "vitest";
import { hostAt } from "../../src/client/index.ts";
import type { HostedGame } from "../../src/index.ts";
import { isAt, type Seated, seatedTable } from "../helpers/hosted.ts";
import { meeting } from "../helpers/meeting.ts";

const { started, joins } = meeting();

/** A clock that tests turn. */
function turnedClock() {
  let at = 1_000_000;
  return {
    now: () => at,
    turn: (ms: number) => {
      at += ms;
    },
  };
}

const isOver = (seated: Seated): boolean => seated.last()?.outcome != null;
const state = (seated: Seated): string | undefined => seated.abouts.at(-1)?.state;
const BOTS: readonly HostedGame[] = [{ game, config: configOf(), bots: { random: { choose: random } } }];

test("An invitation can be used once to take its seat, and the claim can be repeated with the same token", async () => {
  const { url } = await started();
  const host = hostAt(url);
  const { table, invitations } = await host.open();
  const invitation = invitations["empire"] ?? "";
  const token = "a token that is long enough";
  await expect(host.claim(table, { seat: "empire", invitation: "wrong" })).rejects.toMatchObject({ status: 403 });
  const claimed = await host.claim(table, { seat: "empire", invitation, token, name: "Ann" });
  expect(claimed).toEqual({ seat: "empire", token });
  expect(await host.claim(table, { seat: "empire", invitation, token, name: "Ann" })).toEqual(claimed);
  await expect(host.claim(table, { seat: "empire", invitation })).rejects.toMatchObject({ status: 409 });
  await expect(
    host.claim(table, { seat: "rebel", invitation: invitations["rebel"] ?? "", token }),
  ).rejects.toMatchObject({
    answer: { fault: "token-in-use" },
  });
  const about = await host.about(table);
  expect(about.state).toBe("waiting");
  expect(about.seats["empire"]).toMatchObject({ name: "Ann", isTaken: true, needsInvitation: false });
  expect(about.seats["rebel"]).toMatchObject({ isTaken: false, needsInvitation: true });
});

test("Seats of an open table need no invitation, and both players' words are mixed into the seed", async () => {
  const { url } = await started();
  const host = hostAt(url);
  const { table, invitations } = await host.open({ access: "open" });
  expect(invitations).toEqual({});
  const { token } = await host.claim(table, { seat: "empire", word: "of ann" });
  await host.claim(table, { seat: "rebel", word: "of bob" });
  const ann = joins([url], table, token);
  await ann.until(isAt(0));
  expect(ann.told[0]).toMatchObject({
    type: "sync",
    pledge: {
      mixedIn: [
        { seat: "empire", word: "of ann" },
        { seat: "rebel", word: "of bob" },
      ],
    },
  });
});

test("A seat loses when its time is used up, and the clock of a waiting seat does not run", async () => {
  const clock = turnedClock();
  const { url } = await started({ now: clock.now });
  const { table, tokens } = await seatedTable(url, { time: { type: "game", ms: 60_000, increment: 0 } });
  const [ann, bob] = [joins([url], table, tokens["empire"]), joins([url], table, tokens["rebel"])];
  await ann.until(isAt(0));
  clock.turn(20_000);
  await ann.connection.send({ type: "act", seat: "empire", seq: 0, action: { type: "end-turn" } });
  await bob.until(isAt(1));
  const clocks = (seated: Seated) => seated.abouts.at(-1)?.seats;
  expect(clocks(bob)).toMatchObject({
    empire: { clock: { left: 40_000, isRunning: false } },
    rebel: { clock: { left: 60_000, isRunning: true } },
  });
  clock.turn(60_001);
  await ann.until(isOver);
  expect(ann.last()?.outcome).toMatchObject({ winners: ["empire"], reason: "timeout" });
});

test("A clock per move restarts with each action, and a clock per game adds its increment to the seat that answered", async () => {
  const clock = turnedClock();
  const { url } = await started({ now: clock.now });
  for (const [time, left] of [
    [{ type: "move", ms: 60_000 }, 60_000],
    [{ type: "game", ms: 60_000, increment: 5000 }, 45_000],
  ] as const) {
    const { table, tokens } = await seatedTable(url, { time });
    const ann = joins([url], table, tokens["empire"]);
    await ann.until(isAt(0));
    clock.turn(20_000);
    await ann.connection.send({ type: "act", seat: "empire", seq: 0, action: { type: "end-turn" } });
    await ann.until(isAt(1));
    expect(ann.abouts.at(-1)?.seats["empire"]?.clock?.left).toBe(left);
  }
});

test("A game pauses when both players agree; no clock runs and nothing can be played until one of them resumes", async () => {
  const clock = turnedClock();
  const { url } = await started({ now: clock.now });
  const { table, tokens } = await seatedTable(url, { time: { type: "move", ms: 60_000 } });
  const [ann, bob] = [joins([url], table, tokens["empire"]), joins([url], table, tokens["rebel"])];
  await ann.until(isAt(0));
  await bob.until(isAt(0));
  expect(await ann.connection.send({ type: "pause" })).toEqual({ ok: true });
  expect(state(ann)).toBe("playing");
  await bob.connection.send({ type: "pause" });
  await ann.until((seated) => state(seated) === "paused");
  clock.turn(500_000);
  const act = { type: "act", seat: "empire", seq: 0, action: { type: "end-turn" } } as const;
  expect(await ann.connection.send(act)).toEqual({ ok: false, fault: "paused" });
  await bob.connection.send({ type: "resume" });
  await ann.until((seated) => state(seated) === "playing");
  expect(await ann.connection.send(act)).toEqual({ ok: true });
});

test("If both players want a rematch, they play on at the next table with the same tokens", async () => {
  const { url } = await started();
  const { table, tokens } = await seatedTable(url);
  const [ann, bob] = [joins([url], table, tokens["empire"]), joins([url], table, tokens["rebel"])];
  await ann.until(isAt(0));
  expect(await ann.connection.send({ type: "rematch" })).toEqual({ ok: false, fault: "not-over" });
  await ann.connection.send({ type: "concede", seat: "empire", seq: 0 });
  await bob.until(isOver);
  await ann.connection.send({ type: "rematch" });
  expect(ann.abouts.at(-1)?.next).toBe(null);
  await bob.connection.send({ type: "rematch" });
  await ann.until(({ abouts }) => abouts.at(-1)?.next != null);
  const next = ann.abouts.at(-1)?.next ?? "";
  const again = joins([url], next, tokens["empire"]);
  await again.until(isAt(0));
  expect(again.seat).toBe("empire");
  expect(again.abouts[0]?.commitment).not.toBe(ann.abouts[0]?.commitment);
});

test("A seat that has kept others waiting too long can be handed to another person, and the old token becomes invalid", async () => {
  const clock = turnedClock();
  const { url } = await started({ now: clock.now });
  const { table, tokens } = await seatedTable(url, { absence: 60_000 });
  const [ann, bob] = [joins([url], table, tokens["empire"]), joins([url], table, tokens["rebel"])];
  await ann.until(isAt(0));
  const handOver = { type: "hand-over", seat: "empire", to: { type: "person", invitation: "a new code" } } as const;
  expect(await bob.connection.send(handOver)).toEqual({ ok: false, fault: "not-absent" });
  clock.turn(60_000);
  expect(await bob.connection.send(handOver)).toEqual({ ok: true });
  const { token } = await hostAt(url).claim(table, { seat: "empire", invitation: "a new code", name: "Eve" });
  await ann.until(({ lost }) => lost.includes("no-such-seat"));
  const eve = joins([url], table, token);
  await eve.until(isAt(0));
  expect(await eve.connection.send({ type: "act", seat: "empire", seq: 0, action: { type: "end-turn" } })).toEqual({
    ok: true,
  });
});

test("A bot plays the seat of an absent player until that player takes it back", async () => {
  const clock = turnedClock();
  const { url } = await started({ now: clock.now, games: BOTS });
  const { table, tokens } = await seatedTable(url, { absence: 1000 });
  const [ann, bob] = [joins([url], table, tokens["empire"]), joins([url], table, tokens["rebel"], "bob")];
  await ann.until(isAt(0));
  clock.turn(1000);
  const to = (bot: string) => ({ type: "hand-over", seat: "empire", to: { type: "bot", bot } }) as const;
  expect(await bob.connection.send(to("nobody"))).toEqual({ ok: false, fault: "no-such-bot" });
  await bob.connection.send(to("random"));
  await ann.until(isAt(20));
  expect(await ann.connection.send({ type: "return" })).toEqual({ ok: true });
  await ann.until(({ abouts }) => abouts.at(-1)?.seats["empire"]?.bot === null);
});

test("Chat reaches the other seat and players who join later, but no spectator", async () => {
  const { url } = await started({ limits: { chat: 2 } });
  const { table, tokens } = await seatedTable(url);
  const [ann, bob, watcher] = [
    joins([url], table, tokens["empire"]),
    joins([url], table, tokens["rebel"]),
    joins([url], table),
  ];
  for (const one of [ann, bob, watcher]) await one.until(isAt(0));
  expect(await ann.connection.send({ type: "chat", text: "hello" })).toEqual({ ok: true });
  expect(await ann.connection.send({ type: "chat", text: "\u0000" })).toEqual({ ok: false, fault: "bad-message" });
  expect(await ann.connection.send({ type: "chat", text: "x".repeat(301) })).toEqual({
    ok: false,
    fault: "bad-message",
  });
  await ann.connection.send({ type: "chat", text: "again" });
  expect(await ann.connection.send({ type: "chat", text: "too much" })).toEqual({ ok: false, fault: "too-many" });
  await bob.until(({ lines }) => lines.length === 2);
  const late = joins([url], table, tokens["rebel"]);
  await late.until(({ lines }) => lines.length === 2);
  await ann.connection.send({ type: "concede", seat: "empire", seq: 0 });
  await watcher.until(isOver);
  expect(watcher.lines).toEqual([]);
});

test("Spectators of a delayed table receive nothing before the delay has passed, over connections and over HTTP", async () => {
  const { url } = await started();
  const { table, tokens } = await seatedTable(url, { watching: { isAllowed: true, delay: 1500 } });
  const watcher = joins([url], table);
  const [ann] = [joins([url], table, tokens["empire"], "ann"), joins([url], table, tokens["rebel"], "bob")];
  await ann.until(isAt(5));
  const answer = await fetch(`${url}/tables/${table}/position`);
  const { position } = JSON.parse(await answer.text());
  expect(watcher.last()?.seq ?? -1).toBeLessThan(5);
  expect(position?.seq ?? -1).toBeLessThan(5);
  await watcher.until(isAt(5));
});

test("A private table that allows no spectators admits none", async () => {
  const { url } = await started();
  const { table } = await seatedTable(url, { watching: { isAllowed: false, delay: 0 } });
  const watcher = joins([url], table);
  await watcher.until(({ lost }) => lost.includes("no-such-seat"));
  for (const path of ["", "/position", "/record"])
    expect((await fetch(`${url}/tables/${table}${path}`)).status).toBe(403);
});

test("A polling client gets 304 until there is news, and can ask the host to wait for it", async () => {
  const { url } = await started();
  const { table, tokens } = await seatedTable(url);
  const get = (headers: Record<string, string> = {}): Promise<Response> => {
    const authorization = `Bearer ${tokens["rebel"]}`;
    return fetch(`${url}/tables/${table}/position`, { headers: { authorization, ...headers } });
  };
  const first = await get();
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect(await first.json()).toMatchObject({ seat: "rebel", position: { type: "sync", seq: 0 } });
  expect((await get({ "if-none-match": etag })).status).toBe(304);
  const waiting = get({ "if-none-match": etag, prefer: "wait=20" });
  const ann = joins([url], table, tokens["empire"]);
  await ann.until(isAt(0));
  await ann.connection.send({ type: "act", seat: "empire", seq: 0, action: { type: "end-turn" } });
  expect(await (await waiting).json()).toMatchObject({ position: { seq: 1 } });
});
