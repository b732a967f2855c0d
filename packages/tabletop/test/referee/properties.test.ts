import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "../../src/at.ts";
import type { Spectator, Step } from "../../src/contract/contract.ts";
import { expectOk } from "../../src/contract/result.ts";
import type { Sender } from "../../src/referee/index.ts";
import { duel } from "../helpers/duel.ts";
import type { DuelEvent, DuelSeat, DuelState } from "../helpers/duel-state.ts";
import { evening, playedDirectly, spend } from "../helpers/evenings.ts";
import {
  type DuelReport,
  type DuelTable,
  EVERYONE,
  openDuel,
  referee,
  refusal,
  reportsTo,
  shared,
  synced,
} from "../helpers/tables.ts";

/** What everyone must be told of a step, position and outcome aside. */
function told({ state, events }: Step<DuelState, DuelEvent>, to: DuelSeat | Spectator) {
  return { view: duel.view(state, to), events: events.flatMap((event) => duel.redact(event, to) ?? []) };
}

describe("whatever people send", () => {
  test("In 200 random sessions each kind of report, refusal and ending of a table occurs at least five times", () => {
    const met = new Map<string, number>();
    const meet = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1);
    for (const all of fc.sample(evening, { numRuns: 200, seed: 1 })) {
      const end = spend(all, (_before, _sent, result) => {
        meet(refusal(result));
        if (!result.ok) return;
        const kinds = result.value.deliveries.map(({ report }) =>
          report.type === "sync" ? report.cause : report.type,
        );
        for (const kind of new Set(kinds)) meet(kind);
        if (kinds.filter((kind) => kind === "step").length > EVERYONE.length) meet("a held choice was played");
      });
      meet(`ended by ${referee.outcomeOf(end)?.reason}`);
    }
    const everything = [
      "step",
      "held",
      "returned",
      "asked",
      "undo",
      "a held choice was played",
      "ended by score",
      "ended by concession",
      "duel.choose.hand not-in-hand",
      "tt.decision.decider not-the-decider",
      "tt.input.limits not-json",
      "tt.referee.message wrong-shape",
      "tt.referee.message stale",
      "tt.referee.message game-over",
      "tt.referee.message not-your-seat",
      "tt.referee.undo not-your-action",
      "tt.referee.undo something-was-revealed",
    ];
    expect(everything.filter((what) => (met.get(what) ?? 0) < 5)).toEqual([]);
  });

  test("The state of a table depends only on the accepted actions", () => {
    fc.assert(
      fc.property(evening, (all) => {
        spend(all, (before, _sent, result) => {
          const now = result.ok ? result.value.table : before;
          const steps = playedDirectly(now);
          expect(now.state).toEqual(at(steps, steps.length - 1).state);
          expect(duel.invariants(now.state)).toEqual([]);
          const same = now.played.slice(0, before.played.length);
          const kept = Math.min(before.played.length, now.played.length);
          expect(same.slice(0, kept)).toEqual(before.played.slice(0, kept));
          expect(now.seq).toBeGreaterThanOrEqual(before.seq);
          expect(now.seq === before.seq).toBe(now.state === before.state && now.forfeit === before.forfeit);
        });
      }),
    );
  });

  test("Every viewer of a table gets each step as that viewer may see it, and nothing else", () => {
    fc.assert(
      fc.property(evening, (all) => {
        spend(all, (before, _sent, result) => {
          if (!result.ok) return;
          const { table, deliveries } = result.value;
          const steps = playedDirectly(table).slice(before.played.length + 1);
          for (const to of EVERYONE) {
            const reports = reportsTo(deliveries, to).filter(({ type }) => type === "step");
            const ended = table.forfeit === before.forfeit ? [] : [told({ ...standing(table), events: [] }, to)];
            const seen = [...steps.map((step) => told(step, to)), ...ended];
            expect(reports.map((report) => "events" in report && { view: report.view, events: report.events })).toEqual(
              seen,
            );
            expect(reports.map(({ seq }) => seq)).toEqual(seen.map((_, index) => before.seq + index + 1));
          }
        });
      }),
    );
  });

  test("A table serialized to JSON after every message behaves exactly like the original", () => {
    fc.assert(
      fc.property(evening, (all) => {
        let stored: DuelTable = JSON.parse(JSON.stringify(openDuel(all.config, all.seating, all.seed)));
        spend(all, (before, { from, message }, result) => {
          expect(stored).toEqual(before);
          const again = referee.receive(stored, from, message);
          expect(again).toEqual(result);
          if (again.ok) stored = JSON.parse(JSON.stringify(again.value.table));
        });
      }),
    );
  });

  test("A client that stores its last reports knows the same as a sync would tell it", () => {
    fc.assert(
      fc.property(evening, (all) => {
        const clients = new Map(EVERYONE.map((to) => [to, synced(openDuel(all.config, all.seating, all.seed), to)]));
        spend(all, (_before, _sent, result) => {
          if (!result.ok) return;
          const { table, deliveries } = result.value;
          for (const to of EVERYONE) {
            clients.set(to, reportsTo(deliveries, to).reduce(remembered, clients.get(to)));
            expect(clients.get(to)).toEqual(synced(table, to));
          }
        });
      }),
    );
  });

  test("[tt.referee.undo] Undo is granted exactly to the person who acted last and revealed nothing, and restores the table", () => {
    fc.assert(
      fc.property(evening, (all) => {
        spend(all, (before, { from }, _result) => {
          const steps = playedDirectly(before);
          const last = before.played.at(-1);
          const mayUndo =
            last !== undefined && before.seats[last.seat] === from && !at(steps, steps.length - 1).revealed;
          const undone = referee.receive(before, from, { type: "undo", seq: before.seq });
          expect(undone.ok).toBe(mayUndo && referee.outcomeOf(before) === undefined);
          if (!undone.ok || last === undefined) return;
          const { table } = undone.value;
          expect(table.state).toEqual(at(steps, steps.length - 2).state);
          const again = expectOk(shared.receive(table, from, { type: "act", seq: table.seq, ...last })).table;
          expect({ ...again, seq: 0, asked: {} }).toEqual({ ...before, seq: 0, asked: {}, held: [] });
        });
      }),
    );
  });

  test("[tt.referee.undo] A table keeps no state from before the last reveal", () => {
    fc.assert(
      fc.property(evening, (all) => {
        const table = spend(all, () => undefined);
        const steps = playedDirectly(table);
        const revealing = steps.map(({ revealed }) => revealed).lastIndexOf(true);
        expect(table.base).toEqual({ state: at(steps, revealing).state, played: revealing });
      }),
    );
  });

  test("[tt.decision.decider] Every accepted action belongs to its seat and was sent by the person who plays it", () => {
    fc.assert(
      fc.property(evening, (all) => {
        const sentBy = new Map<string, Sender[]>();
        const table = spend(all, (before, { from, message }, result) => {
          if (!result.ok || typeof message !== "object" || message === null || !("action" in message)) return;
          const { action } = message;
          const key = JSON.stringify({ seat: "seat" in message ? message.seat : null, action });
          sentBy.set(key, [...(sentBy.get(key) ?? []), from]);
          expect(before.forfeit).toBeNull();
        });
        for (const { seat, action } of table.played) {
          expect(sentBy.get(JSON.stringify({ seat, action }))).toContain(table.seats[seat]);
        }
      }),
    );
  });
});

/** The position a table stands at. */
function standing(table: DuelTable): Step<DuelState, DuelEvent> {
  const steps = playedDirectly(table);
  return at(steps, steps.length - 1);
}

/** What a client knows after a report: the position of the last step or sync, and what it has on hold. */
function remembered(known: DuelReport | undefined, report: DuelReport): DuelReport | undefined {
  if (report.type === "step" || report.type === "sync") {
    const { seq, view, options, outcome, held } = report;
    const { pledge } = report.type === "sync" ? report : (known as DuelReport & { type: "sync" });
    return { type: "sync", seq, view, options, outcome, held, cause: "asked", pledge };
  }
  if (known?.type !== "sync") return known;
  return { ...known, held: report.type === "held" ? report.held : null };
}
