import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "../../src/at.ts";
import { seeded } from "../../src/chance/chance.ts";
import type { Spectator } from "../../src/contract/contract.ts";
import { expectOk, type Result } from "../../src/contract/result.ts";
import { HIDDEN, isHidden } from "../../src/piles/knowledge.ts";
import { duel } from "../helpers/duel.ts";
import { DUEL_SEATS, type DuelAction, type DuelEvent, type DuelSeat, type DuelState } from "../helpers/duel-state.ts";
import { anyAction, evening, seat, spend } from "../helpers/evenings.ts";
import {
  APART,
  act,
  anyCard,
  type DuelDelivery,
  type DuelProgress,
  type DuelReport,
  type DuelTable,
  openDuel,
  referee,
  refusal,
  reportsTo,
  synced,
} from "../helpers/tables.ts";

/**
 * The same table as far as `to` can know: hidden cards and the words of chance made anew, and other people's choices
 * not on hold. (The seed, which nothing is drawn from any more, is pledged and so is the same.) Undo ends here for both, since an earlier state of the twin is not known.
 */
function twins(table: DuelTable, to: DuelSeat, deal: number): readonly [DuelTable, DuelTable] {
  const state = duel.determinize(duel.view(table.state, to), seeded(deal));
  const here = (of: DuelState): DuelTable => ({ ...table, state: of, played: [], base: { state: of, played: 0 } });
  const held = table.held.filter((choice) => choice.seat === to);
  return [here(table.state), { ...here(state), held }];
}

const toldTo = (result: Result<DuelProgress>, to: DuelSeat | Spectator): readonly DuelReport[] | string =>
  result.ok ? reportsTo(result.value.deliveries, to) : JSON.stringify(result);

describe("what a seat may not know does not reach it", () => {
  const moment = fc.record({
    evening: evening.map((all) => ({ ...all, seating: APART, last: null })),
    seat,
    deal: fc.integer(),
  });

  test("Twin tables differ only in what a seat may not know", () => {
    const table = openDuel();
    const [one, other] = twins(table, "north", 1);
    expect(other.state.hands).not.toEqual(one.state.hands);
    expect(duel.view(other.state, "north")).toEqual(duel.view(one.state, "north"));
  });

  test("No message of a seat distinguishes twin tables, unless it acts", () => {
    fc.assert(
      fc.property(moment, anyAction, ({ evening, seat, deal }, action) => {
        const table = spend(evening, () => undefined);
        const [one, other] = twins(table, seat, deal);
        const isAsked = referee.awaited({ ...one, held: [] }).includes(seat);
        const messages = [
          { type: "sync" },
          { type: "withdraw", seat, seq: table.seq },
          { type: "undo", seq: table.seq },
          { type: "concede", seat, seq: table.seq },
          ...DUEL_SEATS.filter((as) => !isAsked || as !== seat).map((as) => ({
            type: "act",
            seat: as,
            seq: table.seq,
            action,
          })),
        ];
        for (const message of messages) {
          const results = [one, other].map((twin) => toldTo(referee.receive(twin, APART[seat], message), seat));
          expect(results[0]).toEqual(results[1]);
        }
      }),
    );
  });

  test("A seat's own actions that reveal nothing have the same results at twin tables", () => {
    fc.assert(
      fc.property(moment, anyAction, ({ evening, seat, deal }, action) => {
        const [one, other] = twins({ ...spend(evening, () => undefined), held: [] }, seat, deal);
        const results = [one, other].map((twin) => act(twin, seat, action));
        const [first, second] = results.map((result) => (result.ok ? "accepted" : refusal(result)));
        expect(first).toBe(second);
        if (results[0]?.ok && revealsToAll(results[0].value.deliveries)) return;
        if (action.type === "draw") return;
        expect(toldTo(at(results, 0), seat)).toEqual(toldTo(at(results, 1), seat));
      }),
    );
  });

  test("The secret actions of other seats look the same, whatever they choose or draw", () => {
    fc.assert(
      fc.property(moment, fc.nat(9), fc.nat(9), ({ evening, seat, deal }, here, there) => {
        const [one, other] = twins({ ...spend(evening, () => undefined), held: [] }, seat, deal);
        const decider = duel.decision(one.state)?.seat;
        fc.pre(decider !== undefined && decider !== seat);
        const taken = at(duel.legalActions(one.state), here % duel.legalActions(one.state).length);
        const alike = duel.legalActions(other.state).filter((action) => publicKind(action) === publicKind(taken));
        const results = [
          expectOk(act(one, decider ?? seat, taken)),
          expectOk(act(other, decider ?? seat, at(alike, there % alike.length))),
        ];
        fc.pre(results.every(({ deliveries }) => !revealsToAll(deliveries)));
        const [first, second] = results.map(({ deliveries }) => reportsTo(deliveries, seat));
        expect(first).toEqual(second);
        const asked = duel.decision(one.state)?.simultaneous ?? [];
        const isLast = asked.length === 0 || asked.at(-1) === decider;
        expect(first).toHaveLength(isLast ? 1 : 0);
      }),
    );
  });

  test("No seat can tell which others have answered as long as one has not", () => {
    fc.assert(
      fc.property(moment, fc.subarray([...DUEL_SEATS]), ({ evening, seat }, answering) => {
        const table: DuelTable = { ...spend(evening, () => undefined), held: [] };
        const asked = referee.awaited(table);
        fc.pre(asked.length > 1);
        const before = answering.filter((one) => one !== seat && asked.includes(one)).slice(0, asked.length - 1);
        const decider = duel.decision(table.state)?.seat;
        const legal = at(duel.legalActions(table.state), 0);
        const steps = before.map((one) => [one, one === decider ? legal : anyCard(table, one)] as const);
        const held = steps.reduce((now, [one, action]) => {
          const result = expectOk(act(now, one, action));
          expect(reportsTo(result.deliveries, seat)).toEqual([]);
          return result.table;
        }, table);
        expect(synced(held, seat)).toEqual(synced(table, seat));
        expect(synced(held, "spectator")).toEqual(synced(table, "spectator"));
      }),
    );
  });

  test("No report contains the generator state, a seed or another seat's choice", () => {
    fc.assert(
      fc.property(evening, (all) => {
        spend({ ...all, seed: `seed-${all.seed}` }, (before, _sent, result) => {
          for (const { to, report } of result.ok ? result.value.deliveries : []) {
            const text = JSON.stringify(report);
            for (const secret of ['"words"', before.state.words.join(), "seed-"]) expect(text).not.toContain(secret);
            expect(foreignSecrets(report, to)).toEqual([]);
          }
        });
      }),
    );
  });
});

/** Events of other seats that show what they should hide. */
function foreignSecrets(report: DuelReport, to: DuelSeat | Spectator): readonly DuelEvent[] {
  const events = report.type === "step" ? report.events : [];
  return events.filter((event) => {
    if (event.type === "unveiled" || event.seat === to) return false;
    return (
      event.type === "noted" || !isHidden("card" in event ? event.card : "doubled" in event ? event.doubled : HIDDEN)
    );
  });
}

/** What everybody sees of an action: its type, except that a seal hides whether it doubles. */
function publicKind(action: DuelAction): string {
  return action.type === "double" ? "seal" : action.type;
}

function revealsToAll(deliveries: readonly DuelDelivery[]): boolean {
  return deliveries.some(({ report }) => "events" in report && report.events.some(({ type }) => type === "unveiled"));
}
