import { game, type Seat, type State } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { createEvaluator, evaluator, FEATURES, type Feature, WEIGHTS } from "@sw/legion-core/evaluate";
import { SKIRMISH } from "@sw/legion-core/examples";
import { type Scenario, scenario } from "@sw/legion-core/testing";
import { at, expectOk, fastSeed, seeded } from "@sw/tabletop";
import { describe, expect, it, test } from "vitest";

const SEATS: readonly Seat[] = ["player-1", "player-2"];

/** Every so many-th state of a random skirmish. */
function* someStates(every: number): Generator<State> {
  const chance = seeded(fastSeed("evaluated"));
  let { state } = expectOk(game.setup(SKIRMISH, fastSeed("evaluated")));
  for (let played = 0; ; played++) {
    const options = game.legalActions(state);
    if (options.length === 0) return;
    if (played % every === 0) yield state;
    state = expectOk(game.apply(state, at(options, chance.pick("any", options.length, String)))).state;
  }
}

const TROOPERS = { unit: "stormtroopers", at: [300, 200] } as const;
const REBELS = { unit: "rebel-troopers", at: [300, 700] } as const;

/** Two units that face each other far apart, with changes. */
function facing(changes: Scenario = {}): Scenario {
  return { "player-1": { units: [TROOPERS] }, "player-2": { units: [REBELS] }, ...changes };
}

/** A feature for the first player. */
function measured(feature: Feature, spec: Scenario): number {
  return evaluator.featuresOf(scenario(spec), "player-1")[feature];
}

test("A state and every view of it have the same value, and the values of both players add up to zero", () => {
  let count = 0;
  for (const state of someStates(17)) {
    const [one, other] = SEATS.map((seat) => evaluator.evaluate(state, seat));
    expect((one ?? 0) + (other ?? 0)).toBeCloseTo(1, 9);
    for (const seat of SEATS) {
      for (const viewer of [...SEATS, "spectator"] as const) {
        const view = game.view(state, viewer);
        expect(evaluator.featuresOf(view, seat)).toEqual(evaluator.featuresOf(state, seat));
        expect(evaluator.evaluate(view, seat)).toBe(evaluator.evaluate(state, seat));
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(60);
});

describe("features", () => {
  const poi = { kind: "poi", name: "stockpile", at: [300, 260] } as const;

  it.each<[Feature, Scenario, number]>([
    ["points", facing({ "player-1": { units: [TROOPERS], points: 3 } }), 0.6],
    ["units", facing({ "player-2": { units: [REBELS, { ...REBELS, at: [700, 700] }] } }), -0.2],
    ["alive", facing({ "player-1": { units: [{ ...TROOPERS, defeated: 1 }] } }), -0.25],
    ["shaken", facing({ "player-1": { units: [{ ...TROOPERS, tokens: { suppression: 1 } }] } }), 0.5],
    ["ordered", facing({ "player-1": { units: [{ ...TROOPERS, order: "faceup" }] } }), 1],
    ["to-act", facing({ "player-1": { units: [{ ...TROOPERS, order: "facedown" }] } }), -1],
    ["in-reach", facing(), 0],
    ["helpful", facing({ "player-1": { units: [{ ...TROOPERS, tokens: { aim: 2 } }] } }), 0.4],
    ["secured", facing({ tokens: [poi] }), 1 / 3],
    ["claimed", facing({ tokens: [{ kind: "asset", name: "supplies", holder: "p1.0" }] }), 1 / 3],
  ])("Feature %s has the expected value in the position %j", (feature, spec, value) => {
    expect(measured(feature, spec)).toBeCloseTo(value, 9);
  });

  it("A unit at an objective counts as nearer to it than one across the table", () => {
    expect(measured("near", facing({ tokens: [poi] }))).toBeGreaterThan(0.5);
  });

  it("Victory points count more in later rounds, and objectives less", () => {
    const at = (round: number): readonly [number, number] => {
      const spec = facing({ tokens: [poi], round, "player-1": { units: [TROOPERS], points: 5 } });
      return [measured("points-late", spec), measured("secured-early", spec)];
    };
    expect(at(5)[0]).toBeGreaterThan(at(2)[0]);
    expect(at(5)[1]).toBeLessThan(at(2)[1]);
  });

  it("Every feature has a weight, and there are no other weights", () => {
    expect(Object.keys(WEIGHTS.weights).sort()).toEqual([...FEATURES].sort());
  });
});

it("Custom weights replace the fitted ones", () => {
  const state = scenario(facing({ "player-1": { units: [TROOPERS], points: 5 } }));
  const own = expectOk(createEvaluator(defaultCatalogue, { ...WEIGHTS, weights: { points: 1 } }));
  expect(own.evaluate(state, "player-1")).toBeCloseTo((1 + 1 / Math.sqrt(2)) / 2, 9);
  expect(own.evaluate(state, "player-2")).toBeCloseTo((1 - 1 / Math.sqrt(2)) / 2, 9);
});

it("The evaluator rejects a catalogue with faults", () => {
  const [unit] = defaultCatalogue.units;
  const result = createEvaluator({ ...defaultCatalogue, units: unit === undefined ? [] : [unit, unit] });
  expect(result).toMatchObject({ ok: false, violation: { rule: "tt.catalogue.entry" } });
});
