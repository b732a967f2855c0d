import { describe, expect, test } from "vitest";
import { expectOk, fail, violation } from "../../src/contract/result.ts";
import { verifyReplay } from "../../src/engine/replay.ts";
import { commitmentOf, createReferee, type Opening } from "../../src/referee/index.ts";
import { createCounter } from "../helpers/counter.ts";
import { type DuelTypes, duel } from "../helpers/duel.ts";
import { type BySeat, DUEL_SEATS, type DuelSeat } from "../helpers/duel-state.ts";
import { bothHeld, card, choosing, draw, noCard, opened, playedOut, raise, ready, seal } from "../helpers/moments.ts";
import {
  APART,
  act,
  after,
  cite,
  type DuelTable,
  EVERYONE,
  openDuel,
  referee,
  refusal,
  reportsTo,
  send,
  synced,
} from "../helpers/tables.ts";

describe("opening a table", () => {
  test("Opening a table starts the game as setup does, as plain JSON", () => {
    const first = expectOk(duel.setup({ rounds: 2, sealing: false }, "table"));
    expect(opened.state).toEqual(first.state);
    expect([opened.seq, opened.seats, opened.played]).toEqual([0, APART, []]);
    expect(JSON.parse(JSON.stringify(opened))).toEqual(opened);
  });

  const sound: Opening<DuelTypes> = { config: { rounds: 1, sealing: false }, seed: "s", seats: APART };
  const { south: _missing, ...twoSeats } = APART;
  test.each([
    ["a config of another shape", { config: { rounds: 0, sealing: false } }, "tt.input.shape wrong-shape"],
    ["a seat without a player", { seats: twoSeats }, "tt.input.shape wrong-shape"],
    ["a seat the game has not", { seats: { ...APART, west: "will" } }, "tt.input.shape unknown-key"],
    ["a player without a name", { seats: { ...APART, north: "" } }, "tt.input.shape wrong-shape"],
    ["a player called spectator", { seats: { ...APART, north: "spectator" } }, "tt.input.shape wrong-shape"],
    ["an empty seed", { seed: "" }, "tt.input.shape wrong-shape"],
    ["a seed that is no number", { seed: Number.NaN }, "tt.input.limits not-a-finite-number"],
    ["a hostile config", { config: JSON.parse('{"__proto__":{}}') }, "tt.input.limits hostile-key"],
  ])("[tt.input.shape] A table cannot be opened with %s", (_what, change, expected) => {
    const result = referee.open({ ...sound, ...change } as Opening<DuelTypes>);
    expect(result.ok ? "accepted" : cite(result.violation)).toBe(expected);
    expect(referee.open(sound).ok).toBe(true);
  });

  test("A table cannot be opened with a configuration that setup rejects", () => {
    const counting = createReferee(createCounter());
    expect(counting.open({ config: { goal: 1001 }, seed: 1, seats: { left: "a", right: "b" } })).toEqual(
      fail(violation("count.goal", "too-far")),
    );
  });
});

describe("a stored table", () => {
  test.each([
    ["[tt.format.version] A stored table of another format", { format: 1 }, "tt.format.version table-format"],
    [
      "[tt.catalogue.hash] A stored table of another catalogue",
      { catalogue: "d1" },
      "tt.catalogue.hash other-catalogue",
    ],
    ["[tt.input.shape] A stored table of another game", { game: "chess" }, "tt.input.shape other-game"],
  ])("%s is rejected", (_what, change, expected) => {
    const stored = { ...opened, ...change } as DuelTable;
    expect(refusal(act(stored, "north", raise))).toBe(expected);
    expect(refusal(referee.timeout(stored, "north", stored.seq))).toBe(expected);
  });
});

describe("a stored table whose state an invariant refuses", () => {
  const strict = createReferee({
    ...duel,
    parse: { ...duel.parse, state: () => fail(violation("duel.cards", "not-conserved")) },
  });

  test("A table with a refused state is replayed from its seed and actions, and the referee reports why", () => {
    for (const stored of [opened, choosing, bothHeld, playedOut(opened)]) {
      const { table, replayedFor } = expectOk(strict.resume(JSON.parse(JSON.stringify(stored))));
      expect(replayedFor).toEqual(violation("duel.cards", "not-conserved"));
      expect(table).toMatchObject({ state: stored.state, base: stored.base, played: stored.played, held: [] });
      expect(table.seq).toBe(stored.seq + 1);
    }
  });

  test("[tt.referee.message] Answers to the position before a table was replayed are stale, and new ones are accepted", () => {
    const { table } = expectOk(strict.resume(opened));
    expect(refusal(send(table, APART.north, { type: "act", seat: "north", seq: 0, action: raise }))).toBe(
      "tt.referee.message stale",
    );
    expect(refusal(act(table, "north", raise))).toBe("accepted");
  });

  test("A table whose actions cannot be replayed either is rejected for its state", () => {
    const wrong = { ...choosing, played: [...choosing.played, { seat: "north", action: noCard }] };
    expect(strict.resume(wrong)).toEqual(fail(violation("duel.cards", "not-conserved")));
  });
});

describe("messages", () => {
  const from = APART.north;
  test.each([
    ["nothing", undefined, "tt.input.limits not-json"],
    ["a text", "act", "tt.referee.message wrong-shape"],
    ["an unknown type", { type: "cheat" }, "tt.referee.message wrong-shape"],
    ["an unknown seat", { type: "concede", seat: "west", seq: 0 }, "tt.referee.message wrong-shape"],
    ["a seat from the prototype", { type: "concede", seat: "toString", seq: 0 }, "tt.referee.message wrong-shape"],
    ["no seat", { type: "withdraw", seq: 0 }, "tt.referee.message wrong-shape"],
    ["no number", { type: "act", seat: "north", action: raise }, "tt.referee.message wrong-shape"],
    ["a withdrawal without a number", { type: "withdraw", seat: "north" }, "tt.referee.message wrong-shape"],
    ["a concession without a number", { type: "concede", seat: "north" }, "tt.referee.message wrong-shape"],
    ["half a number", { type: "undo", seq: 0.5 }, "tt.referee.message wrong-shape"],
    ["a number below zero", { type: "undo", seq: -1 }, "tt.referee.message wrong-shape"],
    ["no action", { type: "act", seat: "north", seq: 0 }, "tt.referee.message wrong-shape"],
    ["more than asked", { type: "sync", all: true }, "tt.referee.message unknown-key"],
    ["an action of another shape", { type: "act", seat: "north", seq: 0, action: 7 }, "tt.input.shape wrong-shape"],
    [
      "a hostile action",
      { type: "act", seat: "north", seq: 0, action: new Map() },
      "tt.input.limits not-a-plain-object",
    ],
    [
      "a getter",
      Object.defineProperty({}, "type", { enumerable: true, get: () => "sync" }),
      "tt.input.limits not-plain-data",
    ],
  ])("[tt.referee.message] A message with %s is rejected", (_what, message, expected) => {
    expect(refusal(referee.receive(opened, from, message))).toBe(expected);
  });

  test("[tt.referee.message] A person cannot act for another person's seat", () => {
    const { seq } = opened;
    for (const sender of [APART.east, "stranger", "spectator", "north"]) {
      const results = [
        send(opened, sender, { type: "act", seat: "north", seq, action: raise }),
        send(opened, sender, { type: "withdraw", seat: "north", seq }),
        send(opened, sender, { type: "concede", seat: "north", seq }),
      ];
      expect(results.map(refusal)).toEqual(new Array(3).fill("tt.referee.message not-your-seat"));
    }
    expect(refusal(send(opened, "stranger", { type: "sync" }))).toBe("tt.referee.message not-at-the-table");
  });

  test("[tt.decision.decider] A seat that is not asked is told who is, but not what would be legal", () => {
    const params = { by: "east", decider: "north" };
    for (const action of [ready, noCard]) {
      expect(act(opened, "east", action)).toEqual(fail(violation("tt.decision.decider", "not-the-decider", params)));
    }
  });

  test("An illegal action of the deciding seat is refused by the game's own rule", () => {
    expect(refusal(act(opened, "north", seal))).toBe("duel.prepare not-now");
    expect(refusal(act(choosing, "north", noCard))).toBe("duel.choose.hand not-in-hand");
  });

  test("[tt.referee.message] An answer to an older or a future position is refused, so a double click acts only once", () => {
    const click = { type: "act", seat: "north", seq: 0, action: raise } as const;
    const once = expectOk(send(opened, APART.north, click)).table;
    expect(send(once, APART.north, click)).toEqual(fail(violation("tt.referee.message", "stale", { seq: 0, now: 1 })));
    expect(refusal(send(opened, APART.north, { ...click, seq: 1 }))).toBe("tt.referee.message stale");
  });

  test("[tt.referee.message] An answer sent before another seat's ordinary turn ended is stale", () => {
    const counting = createReferee(createCounter());
    const table = expectOk(counting.open({ config: { goal: 50 }, seed: 1, seats: { left: "a", right: "b" } }));
    const add = { type: "add", amount: 1 } as const;
    const next = expectOk(counting.receive(table, "a", { type: "act", seat: "left", seq: 0, action: add })).table;
    const early = counting.receive(next, "b", { type: "act", seat: "right", seq: 0, action: add });
    expect(early.ok ? "accepted" : cite(early.violation)).toBe("tt.referee.message stale");
    expect(counting.receive(next, "b", { type: "act", seat: "right", seq: 1, action: add }).ok).toBe(true);
  });
});

describe("reports", () => {
  test("Every viewer gets the step with that viewer's own events and view", () => {
    const { table, deliveries } = expectOk(act(opened, "north", draw));
    const { events } = expectOk(duel.apply(opened.state, draw));
    expect(deliveries).toEqual(
      EVERYONE.map((to) => ({
        to,
        report: {
          type: "step",
          seq: 1,
          events: events.map((event) => duel.redact(event, to)).filter((event) => event !== undefined),
          view: duel.view(table.state, to),
          options: duel.options(duel.view(table.state, to), { picks: "all" }),
          outcome: null,
          held: null,
        },
      })),
    );
    expect(reportsTo(deliveries, "north")).not.toEqual(reportsTo(deliveries, "east"));
  });

  test("The report of a sync is sent only to its sender, for each seat that the sender plays", () => {
    const table = openDuel({}, { north: "nora", east: "ed", south: "nora" });
    const recipients = (from: string) =>
      expectOk(send(table, from, { type: "sync" })).deliveries.map(({ to, report }) => [to, report.type]);
    expect(recipients("nora")).toEqual([
      ["north", "sync"],
      ["south", "sync"],
    ]);
    expect(recipients("spectator")).toEqual([["spectator", "sync"]]);
    expect(synced(table, "south")).toEqual({
      type: "sync",
      seq: 0,
      view: duel.view(table.state, "south"),
      options: [],
      outcome: null,
      held: null,
      cause: "asked",
      pledge: { commitment: commitmentOf("table"), mixedIn: [] },
    });
  });

  test("The report of the last step includes the outcome", () => {
    const almost = after(openDuel({ rounds: 1 }), ["north", ready], ["north", card("north")], ["east", card("east")]);
    const { table, deliveries } = expectOk(act(almost, "south", card("south")));
    const outcome = duel.outcome(table.state);
    expect(outcome).toBeDefined();
    expect(referee.outcomeOf(table)).toEqual(outcome);
    for (const { report } of deliveries.slice(-EVERYONE.length))
      expect(report).toMatchObject({ type: "step", outcome });
    expect(referee.outcomeOf(almost)).toBeUndefined();
  });
});

describe("one person at several seats", () => {
  test("One person who plays all seats can play a whole game", () => {
    const end = playedOut(openDuel({ rounds: 3, sealing: true }, { north: "solo", east: "solo", south: "solo" }));
    expect(referee.outcomeOf(end)).toEqual(duel.outcome(end.state));
  });

  test("The choice of one seat is held while another seat of the same person is asked", () => {
    const table = after(openDuel({}, { north: "nora", east: "ed", south: "nora" }), ["north", ready]);
    const held = after(table, ["south", card("south")]);
    expect(held.held).toEqual([{ seat: "south", action: card("south") }]);
    expect(refusal(send(held, "nora", { type: "act", seat: "east", seq: held.seq, action: card("east") }))).toBe(
      "tt.referee.message not-your-seat",
    );
  });
});

describe("forfeits", () => {
  const concede = (table: DuelTable, seat: DuelSeat) =>
    send(table, table.seats[seat], { type: "concede", seat, seq: table.seq });

  test("[tt.referee.forfeit] Conceding ends the game for all seats, and the others win", () => {
    const { table, deliveries } = expectOk(concede(bothHeld, "east"));
    const outcome = {
      winners: ["north", "south"],
      reason: "concession",
      rule: "tt.referee.forfeit",
      margin: { north: 0, east: 0, south: 0 },
    };
    expect(referee.outcomeOf(table)).toEqual(outcome);
    expect(deliveries).toEqual(
      EVERYONE.map((to) => ({
        to,
        report: {
          type: "step",
          seq: 2,
          events: [],
          view: duel.view(bothHeld.state, to),
          options: [],
          outcome,
          held: null,
        },
      })),
    );
    expect(table.held).toEqual([]);
  });

  test("[tt.referee.forfeit] A seat whose clock runs out forfeits, even one whose secret choice comes after others", () => {
    const { table } = expectOk(referee.timeout(choosing, "south", choosing.seq));
    expect(referee.outcomeOf(table)).toMatchObject({ winners: ["north", "east"], reason: "timeout" });
  });

  test("[tt.referee.message] The clock of a seat that is not asked or has answered cannot run out", () => {
    const refused = (seat: DuelSeat) => fail(violation("tt.referee.message", "not-awaited", { seat }));
    expect(referee.timeout(opened, "south", opened.seq)).toEqual(refused("south"));
    expect(referee.timeout(bothHeld, "east", bothHeld.seq)).toEqual(refused("east"));
    expect(referee.timeout(bothHeld, "north", bothHeld.seq).ok).toBe(true);
  });

  test("[tt.referee.message] A concession or timeout that refers to an earlier question is ignored", () => {
    const next = after(opened, ["north", raise]);
    const { seq } = opened;
    expect(refusal(send(next, APART.north, { type: "concede", seat: "north", seq }))).toBe("tt.referee.message stale");
    expect(refusal(referee.timeout(next, "north", seq))).toBe("tt.referee.message stale");
    expect(refusal(referee.timeout(next, "north", next.seq + 1))).toBe("tt.referee.message stale");
    expect(refusal(referee.timeout(next, "north", next.seq))).toBe("accepted");
  });

  test("Seats of the same side win and lose together", () => {
    const sideOf = (seat: DuelSeat) => (seat === "south" ? "alone" : "pair");
    const teams = createReferee(duel, { sideOf });
    const winners = (seat: DuelSeat) =>
      teams.outcomeOf(expectOk(teams.timeout(choosing, seat, choosing.seq)).table)?.winners;
    expect(DUEL_SEATS.map(winners)).toEqual([["south"], ["south"], ["north", "east"]]);
  });

  const ends: BySeat<DuelTable> = {
    north: expectOk(concede(after(opened, ["north", raise]), "north")).table,
    east: expectOk(referee.timeout(choosing, "east", choosing.seq)).table,
    south: playedOut(opened),
  };
  test.each(["north", "east", "south"] as const)(
    "[tt.referee.message] After the end only a sync is accepted (%s)",
    (which) => {
      const over = ends[which];
      const messages = [
        act(over, "north", raise),
        concede(over, "north"),
        send(over, APART.north, { type: "undo", seq: over.seq }),
        send(over, APART.north, { type: "withdraw", seat: "north", seq: over.seq }),
        referee.timeout(over, "east", over.seq),
      ];
      expect(messages.map(refusal)).toEqual(new Array(5).fill("tt.referee.message game-over"));
      expect(synced(over, "north")).toMatchObject({ outcome: referee.outcomeOf(over) });
    },
  );

  test.each(["north", "east", "south"] as const)("The replay of a finished game can be verified (%s)", (which) => {
    const over = ends[which];
    const replay = expectOk(referee.replayOf(over, "1.0.0"));
    const { states } = expectOk(verifyReplay(duel, JSON.parse(JSON.stringify(replay))));
    expect(states.at(-1)).toEqual(over.state);
    expect([replay.version, replay.chance, replay.config]).toEqual(["1.0.0", { seed: "table" }, over.config]);
  });

  test("[tt.referee.message] There is no replay before the end, and undone actions are not in it", () => {
    expect(referee.replayOf(opened, "1.0.0")).toEqual(fail(violation("tt.referee.message", "not-over")));
    const undone = expectOk(send(after(opened, ["north", raise]), APART.north, { type: "undo", seq: 1 })).table;
    const replay = expectOk(referee.replayOf(expectOk(concede(undone, "north")).table, "1.0.0"));
    expect(replay.actions).toEqual([]);
  });
});
