import { type Config, configOf, game, type Seat, type State } from "@sw/rebellion-core";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { createEvaluator, evaluator, FEATURES, type Feature, WEIGHTS } from "@sw/rebellion-core/evaluate";
import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { at, expectOk, fastSeed, seeded } from "@sw/tabletop";
import { describe, expect, it, test } from "vitest";

const SEATS: readonly Seat[] = ["rebel", "imperial"];
const CONFIGS: readonly Config[] = [
  configOf(),
  configOf({ expansion: "rise-of-the-empire", combat: "cinematic", startingUnits: "expansion" }),
];

/** Every so many-th state of a random game of each configuration. */
function* someStates(every: number): Generator<State> {
  const chance = seeded(fastSeed("evaluated"));
  for (const [number, config] of CONFIGS.entries()) {
    let { state } = expectOk(game.setup(config, fastSeed(`evaluated ${number}`)));
    for (let played = 0; played < 600; played++) {
      const options = game.legalActions(state);
      if (options.length === 0) break;
      if (played % every === 0) yield state;
      state = expectOk(game.apply(state, at(options, chance.pick("any", options.length, String)))).state;
    }
  }
}

/** A feature for the Rebels, and for the Empire. */
function measured(feature: Feature, spec: Scenario): readonly [rebel: number, imperial: number] {
  const state = scenario(spec);
  return [evaluator.featuresOf(state, "rebel")[feature], evaluator.featuresOf(state, "imperial")[feature]];
}

test("A state and a seat's view of it have the same evaluation for that seat, with and without the expansion", () => {
  let count = 0;
  for (const state of someStates(23)) {
    for (const seat of SEATS) {
      const view = game.view(state, seat);
      expect(evaluator.featuresOf(view, seat)).toEqual(evaluator.featuresOf(state, seat));
      expect(evaluator.evaluate(view, seat)).toBe(evaluator.evaluate(state, seat));
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(60);
});

test("The evaluation of a position is between 0 and 1 for either side", () => {
  for (const state of someStates(41)) {
    for (const seat of SEATS) {
      const value = evaluator.evaluate(state, seat);
      expect(value > 0 && value < 1).toBe(true);
    }
  }
});

test("The Imperial evaluation does not depend on the system of the hidden base", () => {
  const [one, other] = (["dagobah", "hoth"] as const).map((system) =>
    evaluator.featuresOf(scenario({ base: { system, among: ["dagobah", "hoth", "yavin"] } }), "imperial"),
  );
  expect(one).toEqual(other);
});

describe("features", () => {
  it.each<[Feature, Scenario, number]>([
    ["side", {}, 1],
    ["spaces", { time: 4, reputation: 9 }, 0.5],
    ["last-spaces", { time: 4, reputation: 5 }, 0.5],
    ["revealed", { base: { system: "hoth", revealed: true } }, 1],
    ["candidates", { base: { system: "hoth", among: ["hoth", "dagobah", "yavin"] } }, 0.1],
    ["few-candidates", { base: { system: "hoth", among: ["hoth", "dagobah"] } }, 0.5],
    ["garrison-ground", { baseSpace: { "rebel-trooper": 5 } }, 10 / 30],
    ["base-held", { base: { system: "hoth", revealed: true }, systems: { hoth: { units: { "x-wing": 1 } } } }, 0.5],
    ["stations", { systems: { naboo: { loyalty: "imperial", units: { "death-star": 1 } } } }, 1],
    ["occupied", { systems: { naboo: { loyalty: "imperial", units: { stormtrooper: 2 } } } }, 0.1],
    ["rebel-systems", { systems: { kashyyyk: { loyalty: "rebel" } } }, 0.1],
    ["rebel-systems", { systems: { kashyyyk: { loyalty: "rebel", sabotaged: true } } }, 0],
    ["rebel-systems", { systems: { kashyyyk: { loyalty: "rebel", units: { stormtrooper: 1 } } } }, 0],
    ["imperial-queue", { imperial: { queue: [{ stormtrooper: 3 }, {}, {}] } }, 6 / 30],
  ])("The feature %s has the expected value in the scenario %j", (feature, spec, rebel) => {
    const [forRebels, forEmpire] = measured(feature, spec);
    expect(forRebels).toBeCloseTo(rebel, 9);
    expect(forEmpire).toBeCloseTo(-rebel, 9);
  });

  it("Imperial troops next to the base are a greater threat in the Rebels' features than in the Empire's, because only the Rebels know the base", () => {
    const state = scenario({
      base: { system: "hoth", among: ["hoth", "dagobah", "yavin", "kessel"] },
      systems: { endor: { units: { stormtrooper: 3 } } },
    });
    const threats = (["rebel", "imperial"] as const).map((seat) => Math.abs(evaluator.featuresOf(state, seat).threat));
    expect(threats[0]).toBeCloseTo(6 / 30, 9);
    expect(threats[1]).toBeCloseTo(6 / 30 / 4, 9);
  });

  it("Each feature has a weight, and every weight belongs to a feature", () => {
    expect(Object.keys(WEIGHTS.weights).sort()).toEqual([...FEATURES].sort());
  });
});

it("Custom weights replace the fitted ones", () => {
  const state = scenario({});
  const own = expectOk(createEvaluator(defaultCatalogue, { ...WEIGHTS, weights: { side: 1 } }));
  expect(own.evaluate(state, "rebel")).toBeCloseTo((1 + 1 / Math.sqrt(2)) / 2, 9);
  expect(own.evaluate(state, "imperial")).toBeCloseTo((1 - 1 / Math.sqrt(2)) / 2, 9);
});

it("The evaluator rejects a catalogue with faults", () => {
  const result = createEvaluator({ ...defaultCatalogue, systems: [] });
  expect(result).toMatchObject({ ok: false, violation: { rule: "tt.catalogue.entry" } });
});
