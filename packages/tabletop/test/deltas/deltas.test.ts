import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "../../src/at.ts";
import { healthyToy, type ToyTypes } from "../../src/conformance/toy/game.ts";
import { expectOk } from "../../src/contract/result.ts";
import { type Known, knownAfter, type Packed, packed, unpacked } from "../../src/deltas/index.ts";
import { createReferee, type Delivery, type Report, type Table } from "../../src/referee/index.ts";

const referee = createReferee(healthyToy);
const opening = { config: { copies: 2, turns: 8 }, seed: "s", seats: { red: "ann", blue: "bob" } };

/** Plays on, by the places of options among those there are, and tells everybody. */
function played(table: Table<ToyTypes>, choices: readonly number[]): readonly (readonly Delivery<ToyTypes>[])[] {
  const told: (readonly Delivery<ToyTypes>[])[] = [];
  let now = table;
  for (const choice of choices) {
    const [seat] = referee.awaited(now);
    if (seat === undefined) break;
    const options = healthyToy.options(healthyToy.view(now.state, seat));
    const action = at(options, choice % options.length);
    const progress = referee.receive(now, now.seats[seat], { type: "act", seat, seq: now.seq, action });
    if (!progress.ok) continue;
    now = progress.value.table;
    told.push(progress.value.deliveries);
  }
  return told;
}

const opened = expectOk(referee.open(opening));
const first = reportTo(expectOk(referee.receive(opened, "ann", { type: "sync" })).deliveries);

function reportTo(deliveries: readonly Delivery<ToyTypes>[]): Report<ToyTypes> {
  return at(
    deliveries.filter(({ to }) => to === "red").map(({ report }) => report),
    0,
  );
}

/** The first step of a game that its changes tell in fewer words, and what was known before. */
function shortened() {
  let known = knownAfter<ToyTypes>(null, first);
  for (const deliveries of played(opened, [0, 1, 0, 1, 0, 1, 0, 1])) {
    const next = reportTo(deliveries);
    const sent = packed(known, next);
    if ("patch" in sent) return { known, next, sent };
    known = knownAfter(known, next);
  }
  throw new Error("every step is as long as its changes");
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

describe("reports told by what has changed", () => {
  test("Whoever unpacks what was packed for them is told every report exactly as the referee gives it", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(11), { maxLength: 30 }), (choices) => {
        for (const reader of ["red", "blue", "spectator"] as const) {
          let there: Known<ToyTypes> = null;
          let here: Known<ToyTypes> = null;
          for (const { report } of played(opened, choices)
            .flat()
            .filter(({ to }) => to === reader)) {
            const sent: Packed<ToyTypes> = throughJson(packed(there, report));
            there = knownAfter(there, report);
            const received: Report<ToyTypes> | undefined = unpacked(here, sent);
            expect(received).toEqual(throughJson(report));
            if (received !== undefined) here = knownAfter(here, received);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  const { known, next, sent } = shortened();

  test("A step is told by its changes where these are shorter", () => {
    expect(sent).toMatchObject({ type: "step", since: known?.seq });
    expect(sent).not.toHaveProperty("view");
    expect(JSON.stringify(sent).length).toBeLessThan(JSON.stringify(next).length);
    expect(packed(null, next)).toBe(next);
  });

  test("A reader who knows another position can unpack no changes, and a sync that they ask for comes whole", () => {
    expect(unpacked(null, sent)).toBeUndefined();
    expect(unpacked(knownAfter(known, next), sent)).toBeUndefined();
    expect(packed(known, first)).toBe(first);
  });

  test("Changes that do not fit what the reader knows give nothing", () => {
    const patch = [{ op: "remove", path: "/view/nowhere/at" } as const];
    expect(unpacked(known, { ...sent, patch } as Packed<ToyTypes>)).toBeUndefined();
  });

  test("What a reader knows stays as it is while changes are unpacked", () => {
    const before = throughJson(known);
    expect(unpacked(known, packed(known, next))).toEqual(next);
    expect(known).toEqual(before);
  });
});
