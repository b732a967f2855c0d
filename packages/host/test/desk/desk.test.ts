import { configOf, game } from "@sw/deckbuilder-core";
import { expectOk, type Json } from "@sw/tabletop";
import { createReferee } from "@sw/tabletop/referee";
import fc from "fast-check";
import { expect, test } from "vitest";
import { awaitedOf, type Desk, type DeskRules, readDesk } from "../../src/desk/desk.ts";
import { judge } from "../../src/desk/judge.ts";
import type { Recorded } from "../../src/desk/messages.ts";
import { openedDesk } from "../../src/desk/opening.ts";

const rules: DeskRules = { game, referee: createReferee(game), version: "1.0.0", bots: ["bot"] };
const SEATS = ["empire", "rebel"] as const;

function opened(): Desk {
  const secrets = { id: "one", seed: "a seed that nobody knows", at: 0, invitation: (seat: string) => hash(seat) };
  return expectOk(
    openedDesk(rules, configOf(), { time: { type: "game", ms: 50_000, increment: 100 }, absence: 2000 }, secrets),
  );
}

const hash = (text: string): string => Buffer.from(text).toString("hex").padEnd(64, "0");

/** What may happen at a table; numbers choose among what is possible. */
const happening = fc.record({
  seat: fc.constantFrom(...SEATS),
  what: fc.constantFrom(
    "act",
    "act",
    "act",
    "undo",
    "withdraw",
    "chat",
    "pause",
    "resume",
    "hand-over",
    "return",
    "claim",
    "timeout",
    "concede",
  ),
  choice: fc.nat(50),
  pause: fc.nat(3000),
});

type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

function recordedOf(desk: Desk, { seat, what, choice }: Happening, at: number): Recorded {
  const seq = desk.table?.seq ?? 0;
  const player = (message: Json): Recorded => ({ at, from: "player", seat, message });
  switch (what) {
    case "act": {
      const options = desk.table === null ? [] : game.options(game.view(stateOf(desk), seat), { picks: "all" });
      return player({ type: "act", seat, seq, action: asJson(options[choice % Math.max(1, options.length)] ?? null) });
    }
    case "chat":
      return { at, from: "seat", seat, message: { type: "chat", text: `line ${choice}` } };
    case "hand-over": {
      const other = seat === "empire" ? "rebel" : "empire";
      return { at, from: "seat", seat, message: { type: "hand-over", seat: other, to: { type: "bot", bot: "bot" } } };
    }
    case "claim": {
      const message = {
        type: "claim",
        seat,
        holder: hash(`token ${seat}`),
        invitation: hash(seat),
        name: null,
        word: null,
      } as const;
      return { at, from: "host", message };
    }
    case "timeout":
      return { at, from: "host", message: { type: "timeout", seat } };
    case "pause":
    case "resume":
    case "return":
      return { at, from: "seat", seat, message: { type: what } };
    default:
      return player({ type: what, seat, seq });
  }
}

/** The state of a table of this game. */
function stateOf(desk: Desk): Parameters<typeof game.view>[0] {
  return expectOk(game.parse.state(desk.table?.state));
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

test("A table restored from any snapshot and the entries after it equals the table in memory", () => {
  fc.assert(
    fc.property(fc.array(happening, { minLength: 5, maxLength: 40 }), fc.nat(39), (happenings, cut) => {
      let desk = opened();
      const log: { readonly recorded: Recorded; readonly key: string }[] = [];
      let snapshot: Json = asJson(desk);
      let kept = 0;
      let at = 0;
      for (const [index, one] of happenings.entries()) {
        at += one.pause;
        const key = `key ${index}`;
        const recorded = recordedOf(desk, one, at);
        const judged = judge(rules, desk, recorded, key);
        if (!judged.ok) continue;
        desk = judged.moved.desk;
        log.push({ recorded, key });
        if (log.length === cut) [snapshot, kept] = [asJson(desk), log.length];
        holds(desk);
      }
      let again = readDesk(rules, snapshot);
      for (const { recorded, key } of log.slice(kept)) {
        const judged = judge(rules, again, recorded, key);
        if (!judged.ok) throw new Error("an entry does not fit");
        again = judged.moved.desk;
      }
      expect(asJson(again)).toEqual(asJson(desk));
    }),
    { numRuns: Math.min(40, Number(process.env["SW_RUNS"] ?? 40)) },
  );
});

/** What is true of every desk. */
function holds(desk: Desk): void {
  expect(Object.keys(desk.clock.since).sort()).toEqual([...awaitedOf(rules, desk)].sort());
  for (const left of Object.values(desk.clock.left)) expect(left).toBeGreaterThanOrEqual(0);
  expect(desk.keys.length).toBeLessThanOrEqual(32);
}

test("A table of another release is read by the referee, and is not read if the referee rejects it", () => {
  let desk = opened();
  for (const seat of SEATS) {
    const message = {
      type: "claim",
      seat,
      holder: hash(`token ${seat}`),
      invitation: hash(seat),
      name: null,
      word: null,
    } as const;
    const judged = judge(rules, desk, { at: 1, from: "host", message }, `claim ${seat}`);
    if (!judged.ok) throw new Error("not claimed");
    desk = judged.moved.desk;
  }
  const next = { ...rules, version: "2.0.0" };
  const read = readDesk(next, asJson(desk));
  expect(read.table).toEqual(desk.table);
  expect(read.release).not.toBe(desk.release);
  expect(() => readDesk(next, asJson({ ...desk, table: { ...desk.table, seed: 5, game: "other" } }))).toThrow(
    "refused",
  );
  expect(() => readDesk(rules, { ...desk, format: 99 })).toThrow();
});

test.each([
  [{ game: "chess" }, "other-game", { game: "chess", expected: "deckbuilder" }],
  [{ seats: { green: "open" } }, "no-such-name", { kind: "seat", name: "green", like: game.seats }],
  [{ seats: { empire: { bot: "best" } } }, "no-such-name", { kind: "bot", name: "best", like: ["bot"] }],
])("A refused request %j says what would be right", (request, code, params) => {
  const secrets = { id: "one", seed: "a seed that nobody knows", at: 0, invitation: hash };
  expect(openedDesk(rules, configOf(), request, secrets)).toMatchObject({ ok: false, violation: { code, params } });
});
