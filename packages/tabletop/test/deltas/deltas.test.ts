import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "../../src/at.ts";
import { expectOk } from "../../src/contract/result.ts";
import { type Packed, packer, unpacker } from "../../src/deltas/index.ts";
import { createReferee, type Delivery, type Report, type StoredTable } from "../../src/referee/index.ts";
import { healthyToy, type ToyTypes } from "../toy/game.ts";

const referee = createReferee(healthyToy);
const opening = { config: { copies: 2, turns: 8 }, seed: "s", seats: { red: "ann", blue: "bob" } };

/** Plays on, by the places of options among those there are, and tells everybody. */
function played(table: StoredTable<ToyTypes>, choices: readonly number[]): readonly (readonly Delivery<ToyTypes>[])[] {
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

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

describe("reports told by what has changed", () => {
  const later = played(opened, [0, 1, 0, 1, 0, 1, 0, 1]).map(reportTo);

  test("A reader who unpacks packed reports gets every report exactly as the referee gives it", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(11), { maxLength: 30 }), (choices) => {
        for (const reader of ["red", "blue", "spectator"] as const) {
          const [pack, unpack] = [packer<ToyTypes>(), unpacker<ToyTypes>()];
          for (const { to, report } of played(opened, choices).flat()) {
            if (to === reader) expect(unpack(throughJson(pack(report)))).toEqual(throughJson(report));
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test("The first report is sent whole, and later ones as changes if these are shorter", () => {
    const pack = packer<ToyTypes>();
    expect(pack(first)).toBe(first);
    const sent = later.map((report) => [pack(report), report] as const);
    const changed = sent.filter(([packed]) => "patch" in packed);
    expect(changed.length).toBeGreaterThan(0);
    for (const [packed, report] of changed) {
      expect(packed).not.toHaveProperty("view");
      expect(packed).toMatchObject({ since: report.seq - 1, seq: report.seq });
      expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(report).length);
    }
    for (const [packed, report] of sent) if (!("patch" in packed)) expect(packed).toBe(report);
  });

  /** The first report that is told by its changes, and those before it. */
  function shortened() {
    const pack = packer<ToyTypes>();
    const sent = [first, ...later].map(pack);
    const place = sent.findIndex((packed) => "patch" in packed);
    return { before: sent.slice(0, place), change: at(sent, place), report: at([first, ...later], place) };
  }

  test("A reader who missed a report cannot unpack changes until the whole position is sent again", () => {
    const { before, change, report } = shortened();
    const unpack = unpacker<ToyTypes>();
    expect(unpack(change)).toBeUndefined();
    for (const one of before) expect(unpack(one)).toBeDefined();
    expect(unpack(change)).toEqual(report);
    expect(unpack(change)).toBeUndefined();
  });

  test("A requested sync is sent whole, even to a reader who should know the position", () => {
    const pack = packer<ToyTypes>();
    expect([pack(first), pack(first)]).toEqual([first, first]);
  });

  test.each([
    ["no changes", null],
    ["changes that are no list", { op: "add" }],
    ["a change that is none", [null]],
    ["a change without a place", [{ op: "add", value: 1 }]],
    ["a place that is no text", [{ op: "add", path: 7, value: 1 }]],
    ["an origin that is no text", [{ op: "move", from: null, path: "/view/turn" }]],
    ["an unknown change", [{ op: "swap", path: "/view/turn" }]],
  ])("A report with %s unpacks to nothing, and the reader's position is kept", (_what, patch) => {
    const { before, change, report } = shortened();
    const unpack = unpacker<ToyTypes>();
    for (const one of before) unpack(one);
    expect(unpack(throughJson({ ...change, patch }) as Packed<ToyTypes>)).toBeUndefined();
    expect(unpack(change)).toEqual(report);
  });

  test("Changes that do not apply to the reader's position unpack to nothing, and the position is kept", () => {
    const { before, change, report } = shortened();
    const unpack = unpacker<ToyTypes>();
    for (const one of before) unpack(one);
    const patch = [{ op: "remove", path: "/view/nowhere/at" } as const];
    expect(unpack({ ...change, patch } as Packed<ToyTypes>)).toBeUndefined();
    expect(unpack(change)).toEqual(report);
  });
});
