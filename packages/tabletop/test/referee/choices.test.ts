import { describe, expect, test } from "vitest";
import { expectOk, fail, violation } from "../../src/contract/result.ts";
import { commitmentOf, createReferee } from "../../src/referee/index.ts";
import { agenda, CHAIRS, type Item } from "../helpers/agenda.ts";
import { duel } from "../helpers/duel.ts";
import { DUEL_SEATS, type DuelAction, type DuelSeat } from "../helpers/duel-state.ts";
import {
  abandon,
  bothHeld,
  card,
  choosing,
  draw,
  noCard,
  opened,
  otherCard,
  playedOut,
  raise,
  ready,
  seal,
  sealing,
} from "../helpers/moments.ts";
import {
  APART,
  act,
  after,
  afterInTurn,
  anyCard,
  type DuelTable,
  EVERYONE,
  openDuel,
  referee,
  refusal,
  reportsTo,
  send,
  shared,
  synced,
} from "../helpers/tables.ts";

describe("secret choices at the same time", () => {
  test("A choice made before its turn is held, and only its seat is told", () => {
    const { table, deliveries } = expectOk(act(choosing, "south", card("south")));
    expect(deliveries).toEqual([{ to: "south", report: { type: "held", seq: 1, held: card("south") } }]);
    expect([table.state, table.seq, table.played]).toEqual([choosing.state, choosing.seq, choosing.played]);
    for (const to of EVERYONE) {
      expect(synced(table, to)).toEqual({ ...synced(choosing, to), held: to === "south" ? card("south") : null });
    }
  });

  test("Each seat that chooses in secret gets its own options, before or in its turn, and spectators get none", () => {
    for (const seat of DUEL_SEATS) {
      const others = DUEL_SEATS.slice(0, DUEL_SEATS.indexOf(seat)).map((other) => [other, card(other)] as const);
      const inTurn = duel.legalActions(afterInTurn(choosing, ...others).state);
      expect(inTurn).toContainEqual(card(seat));
      expect(synced(choosing, seat)).toMatchObject({ options: inTurn });
    }
    expect(synced(choosing, "spectator")).toMatchObject({ options: [] });
  });

  test("Held choices are applied in the fixed order once their turn comes", () => {
    const { table, deliveries } = expectOk(act(bothHeld, "north", card("north")));
    const direct = after(choosing, ["north", card("north")], ["east", card("east")], ["south", card("south")]);
    expect(table).toEqual(direct);
    for (const to of EVERYONE) {
      expect(reportsTo(deliveries, to).map((report) => [report.type, report.seq])).toEqual([
        ["step", 2],
        ["step", 3],
        ["step", 4],
      ]);
    }
  });

  test("An answer is reported only to its own seat until all seats have answered", () => {
    for (const tables of [[choosing], [choosing, after(choosing, ["south", card("south")])]]) {
      for (const table of tables) {
        for (const seat of DUEL_SEATS.slice(0, 2)) {
          const held = { type: "held", seq: table.seq, held: card(seat) };
          expect(expectOk(act(table, seat, card(seat))).deliveries).toEqual([{ to: seat, report: held }]);
        }
      }
    }
  });

  test("All answers are applied in the fixed order when the last seat has answered", () => {
    const inTurn = after(choosing, ["north", card("north")], ["east", card("east")], ["south", card("south")]);
    for (const last of DUEL_SEATS) {
      const others = DUEL_SEATS.filter((seat) => seat !== last);
      const held = others.reduce((table, seat) => after(table, [seat, card(seat)]), choosing);
      expect(held.state).toBe(choosing.state);
      expect(after(held, [last, card(last)])).toEqual(inTurn);
    }
    expect(inTurn.played.map(({ seat }) => seat)).toEqual(["north", ...DUEL_SEATS]);
  });

  test("Each seat is told at once if the game refuses its choice, even if others have not answered", () => {
    for (const seat of DUEL_SEATS) {
      expect(refusal(act(choosing, seat, noCard))).toBe("duel.choose.hand not-in-hand");
      expect(refusal(act(choosing, seat, seal))).toBe("duel.choose not-now");
    }
  });

  test("Answers at a shared screen are applied as soon as their turn in the fixed order comes", () => {
    const answer = { type: "act", seq: choosing.seq } as const;
    const early = expectOk(shared.receive(choosing, APART.east, { ...answer, seat: "east", action: card("east") }));
    expect([early.table.held.length, early.table.seq]).toEqual([1, choosing.seq]);
    const first = { ...answer, seat: "north", action: card("north") };
    const { table } = expectOk(shared.receive(early.table, APART.north, first));
    expect(table.played.map(({ seat }) => seat)).toEqual(["north", "north", "east"]);
    expect(shared.awaited(table)).toEqual(["south"]);
  });

  test("A later answer replaces the held one, and withdrawing removes it", () => {
    const other = otherCard("south");
    const replaced = after(choosing, ["south", card("south")], ["south", other]);
    expect(replaced.held).toEqual([{ seat: "south", action: other }]);
    const { table, deliveries } = expectOk(
      send(replaced, APART.south, { type: "withdraw", seat: "south", seq: choosing.seq }),
    );
    expect(table).toEqual(choosing);
    expect(deliveries).toEqual([{ to: "south", report: { type: "held", seq: 1, held: null } }]);
    expect(refusal(send(table, APART.south, { type: "withdraw", seat: "south", seq: choosing.seq }))).toBe(
      "tt.referee.message nothing-held",
    );
  });

  test("[tt.referee.message] A held choice cannot be withdrawn by a click on an earlier question", () => {
    const message = { type: "withdraw", seat: "south", seq: choosing.seq - 1 } as const;
    expect(refusal(send(bothHeld, APART.south, message))).toBe("tt.referee.message stale");
    expect(refusal(send(bothHeld, APART.south, { ...message, seq: choosing.seq + 1 }))).toBe(
      "tt.referee.message stale",
    );
  });

  test("Withdrawing an answer keeps the answers that other seats hold", () => {
    const { table } = expectOk(send(bothHeld, APART.south, { type: "withdraw", seat: "south", seq: choosing.seq }));
    expect(table.held).toEqual([{ seat: "east", action: card("east") }]);
  });

  test("A held choice that the game refuses only in its turn is returned with the rule, and the seat is asked again", () => {
    const late = createReferee({ ...duel, why: () => undefined });
    const send = (now: DuelTable, seat: DuelSeat, action: DuelAction) =>
      expectOk(late.receive(now, APART[seat], { type: "act", seat, seq: now.seq, action }));
    const waiting = send(send(choosing, "east", noCard).table, "south", card("south")).table;
    const { table, deliveries } = send(waiting, "north", card("north"));
    expect(deliveries.slice(EVERYONE.length)).toEqual([
      {
        to: "east",
        report: {
          type: "returned",
          seq: 2,
          action: noCard,
          violation: violation("duel.choose.hand", "not-in-hand"),
        },
      },
    ]);
    expect(table.held).toEqual([{ seat: "south", action: card("south") }]);
    expect(after(table, ["east", card("east")]).played).toHaveLength(4);
  });

  test("[tt.referee.message] A held choice whose question no longer exists is returned", () => {
    const { table, deliveries } = expectOk(act(bothHeld, "north", abandon));
    const gone = violation("tt.referee.message", "question-gone");
    expect(deliveries.slice(EVERYONE.length)).toEqual([
      { to: "south", report: { type: "returned", seq: 2, action: card("south"), violation: gone } },
      { to: "east", report: { type: "returned", seq: 2, action: card("east"), violation: gone } },
    ]);
    expect(table.held).toEqual([]);
  });

  test("An answer is accepted while its question exists, even if another seat's choice has advanced the sequence number", () => {
    const chosen = after(sealing, ...DUEL_SEATS.map((seat) => [seat, card(seat)] as const));
    expect([chosen.seq, duel.decision(chosen.state)?.seat]).toEqual([sealing.seq + 1, "north"]);
    const slow = { type: "act", seat: "east", seq: sealing.seq, action: otherCard("east") } as const;
    expect(expectOk(send(chosen, APART.east, slow)).table).toEqual(after(chosen, ["east", otherCard("east")]));
    const tooSlow = { ...slow, seq: sealing.seq - 1 };
    expect(refusal(send(chosen, APART.east, tooSlow))).toBe("tt.referee.message stale");
  });

  test("[tt.referee.message] A double click does not answer the second part of the same seat's choice", () => {
    const click = { type: "act", seat: "north", seq: sealing.seq, action: card("north") } as const;
    const waiting = after(sealing, ["south", card("south")], ["east", card("east")]);
    const once = expectOk(send(waiting, APART.north, click)).table;
    expect(duel.decision(once.state)?.seat).toBe("north");
    expect(refusal(send(once, APART.north, click))).toBe("tt.referee.message stale");
    expect(once.held.map(({ seat }) => seat)).toEqual(["south", "east"]);
  });

  test("[tt.referee.message] An answer to one round of choices is stale in the next round", () => {
    const choices = DUEL_SEATS.map((seat) => [seat, card(seat)] as const);
    const next = after(choosing, ...choices, ["east", ready]);
    const old = { type: "act", seat: "south", action: anyCard(next, "south") } as const;
    expect(duel.decision(next.state)).toMatchObject({ kind: "choose", seat: "north" });
    for (let seq = 0; seq < next.seq; seq++) {
      expect(refusal(send(next, APART.south, { ...old, seq }))).toBe("tt.referee.message stale");
    }
    expect(refusal(send(next, APART.south, { ...old, seq: next.seq }))).toBe("accepted");
  });

  test("[tt.decision.decider] A seat whose choice has been applied cannot choose again in the same round", () => {
    const chosen = after(sealing, ...DUEL_SEATS.map((seat) => [seat, card(seat)] as const), ["north", seal]);
    expect(duel.decision(chosen.state)?.seat).toBe("east");
    expect(refusal(act(chosen, "north", card("north")))).toBe("tt.decision.decider not-the-decider");
  });

  test("Clocks run for every seat that has not chosen yet", () => {
    expect(referee.awaited(opened)).toEqual(["north"]);
    expect(referee.awaited(choosing)).toEqual(["north", "east", "south"]);
    expect(referee.awaited(after(choosing, ["south", card("south")]))).toEqual(["north", "east"]);
    expect(referee.awaited(after(choosing, ["north", card("north")]))).toEqual(["east", "south"]);
    expect(referee.awaited(playedOut(choosing))).toEqual([]);
    expect(referee.awaited(expectOk(referee.timeout(choosing, "east", choosing.seq)).table)).toEqual([]);
  });
});

describe("what one round of secret choices is", () => {
  const first: Item = { seat: "a", kind: "vote", rule: "agenda.vote", together: CHAIRS, reveals: false };
  const second: Item = { ...first, seat: "b" };
  const judge = createReferee(agenda, { secretChoices: "as-they-come" });

  /** What becomes of the choice that c makes while `before` is asked, once it is answered and `after` is asked. */
  function fate(before: Item, after: Item): string {
    const opening = { config: [before, after], seed: 1, seats: { a: "ann", b: "bob", c: "cyd" } };
    const table = expectOk(judge.open(opening));
    const answer = { type: "act", seq: 0, action: 1 } as const;
    const held = expectOk(judge.receive(table, "cyd", { ...answer, seat: "c" })).table;
    const { table: next } = expectOk(judge.receive(held, opening.seats[before.seat], { ...answer, seat: before.seat }));
    const late = judge.receive({ ...next, held: [] }, "cyd", { ...answer, seat: "c", action: 0 });
    if (next.held.length === 0) expect(late.ok).toBe(false);
    return next.played.length === 2 ? "played" : next.held.length === 1 ? "held" : "returned";
  }

  test.each([
    ["the next seat of the same round decides", "held", first, second],
    ["the same seat decides a second part", "held", first, first],
    ["its turn comes", "played", first, { ...first, seat: "c" }],
    ["another kind of question is asked", "returned", first, { ...second, kind: "bid" }],
    ["another rule asks", "returned", first, { ...second, rule: "agenda.bid" }],
    ["something was revealed", "returned", { ...first, reveals: true }, second],
    ["fewer choose now", "returned", first, { ...second, together: ["b", "c"] }],
    ["the order is another", "returned", first, { ...second, together: ["b", "a", "c"] }],
    ["a new round begins", "returned", second, first],
    ["an ordinary decision follows", "returned", first, { ...second, together: [] }],
    ["the same seat decides alone", "returned", first, { ...first, together: [] }],
  ] as const)("A held choice when %s is %s", (_when, expected, before, after) => {
    expect(fate(before, after)).toBe(expected);
  });

  test("[tt.decision.decider] The referee rejects actions of a seat that is not asked", () => {
    const opening = { config: [{ ...first, together: [] }], seed: 1, seats: { a: "ann", b: "bob", c: "cyd" } };
    const result = judge.receive(expectOk(judge.open(opening)), "bob", { type: "act", seat: "b", seq: 0, action: 1 });
    const params = { by: "b", decider: "a" };
    expect(result).toEqual(fail(violation("tt.decision.decider", "not-the-decider", params)));
  });
});

describe("undo", () => {
  const undo = (table: DuelTable, seat: DuelSeat) => send(table, table.seats[seat], { type: "undo", seq: table.seq });

  test("[tt.referee.undo] Undo restores the position before the last action, repeatedly for several own actions", () => {
    const twice = after(opened, ["north", raise], ["north", raise]);
    const once = expectOk(undo(twice, "north"));
    expect(once.table.state).toEqual(after(opened, ["north", raise]).state);
    const none = expectOk(undo(once.table, "north"));
    expect(none.table.state).toEqual(opened.state);
    expect([none.table.played, none.table.seq]).toEqual([[], 4]);
    expect(refusal(undo(none.table, "north"))).toBe("tt.referee.undo nothing-to-undo");
    const pledge = { commitment: commitmentOf("table"), mixedIn: [] };
    expect(none.deliveries).toEqual(
      EVERYONE.map((to) => ({
        to,
        report: {
          type: "sync",
          seq: 4,
          view: duel.view(opened.state, to),
          options: duel.options(duel.view(opened.state, to), { picks: "all" }),
          outcome: null,
          held: null,
          cause: "undo",
          pledge,
        },
      })),
    );
  });

  test("[tt.referee.undo] Undo is refused after something was revealed, and the table keeps no earlier states", () => {
    const drawn = after(opened, ["north", raise], ["north", draw]);
    expect(refusal(undo(drawn, "north"))).toBe("tt.referee.undo something-was-revealed");
    expect(drawn.base).toEqual({ state: drawn.state, played: 2 });
    const chosen = afterInTurn(drawn, ["north", anyCard(drawn, "north")]);
    const back = expectOk(undo(chosen, "north")).table;
    expect(back.state).toEqual(drawn.state);
    expect(refusal(undo(back, "north"))).toBe("tt.referee.undo something-was-revealed");
  });

  test("[tt.referee.undo] A seat cannot undo another seat's action, or its own while a later one follows", () => {
    const table = afterInTurn(choosing, ["north", card("north")], ["east", card("east")]);
    expect(refusal(undo(table, "north"))).toBe("tt.referee.undo not-your-action");
    expect(refusal(undo(table, "south"))).toBe("tt.referee.undo not-your-action");
    expect(refusal(send(table, "spectator", { type: "undo", seq: table.seq }))).toBe("tt.referee.undo not-your-action");
    const eastBack = expectOk(undo(table, "east")).table;
    expect(expectOk(undo(eastBack, "north")).table.state).toEqual(choosing.state);
  });

  test("[tt.referee.undo] A seat that did not act cannot learn by undo whether something was revealed", () => {
    const drawn = after(opened, ["north", draw]);
    expect(undo(drawn, "east")).toEqual(undo(after(opened, ["north", ready]), "east"));
  });

  test("[tt.referee.message] A second click on undo does not undo a second action", () => {
    const twice = after(opened, ["north", raise], ["north", raise]);
    const click = { type: "undo", seq: twice.seq } as const;
    const once = expectOk(send(twice, APART.north, click)).table;
    expect(refusal(send(once, APART.north, click))).toBe("tt.referee.message stale");
  });

  test("[tt.referee.message] Answers to a position that was undone are stale", () => {
    const raised = after(opened, ["north", raise]);
    const back = expectOk(undo(raised, "north")).table;
    for (const seq of [opened.seq, raised.seq]) {
      expect(refusal(send(back, APART.north, { type: "act", seat: "north", seq, action: raise }))).toBe(
        "tt.referee.message stale",
      );
    }
    expect(after(back, ["north", raise]).state).toEqual(raised.state);
  });

  test("Held choices are returned to their seats when an action is undone", () => {
    const held = afterInTurn(choosing, ["north", card("north")], ["south", card("south")]);
    const { table, deliveries } = expectOk(undo(held, "north"));
    expect(table.held).toEqual([]);
    expect(deliveries.slice(EVERYONE.length)).toEqual([
      {
        to: "south",
        report: {
          type: "returned",
          seq: table.seq,
          action: card("south"),
          violation: violation("tt.referee.message", "question-gone"),
        },
      },
    ]);
  });

  test("A person with several seats can undo actions of any of them", () => {
    const hotSeat = after(openDuel({}, { north: "nora", east: "nora", south: "sue" }), ["north", ready]);
    const table = afterInTurn(hotSeat, ["north", card("north")], ["east", card("east")]);
    const back = expectOk(undo(expectOk(undo(table, "east")).table, "north")).table;
    expect(back.state).toEqual(hotSeat.state);
  });
});
