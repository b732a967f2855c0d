import { configOf, game, type Seat, type State } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { createEvaluator, evaluator, FEATURES, type Feature, WEIGHTS } from "@sw/deckbuilder-core/evaluate";
import { type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import { at, expectOk, fastSeed, seeded } from "@sw/tabletop";
import { describe, expect, it, test } from "vitest";

const SEATS: readonly Seat[] = ["empire", "rebel"];
const CONFIGS = [configOf(), configOf({ mode: "full-galaxy" }), configOf({ mode: "secret-bases" })];

/** Every so many-th state of a random game. */
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

/** A feature for the Empire, and for the Rebels. */
function measured(feature: Feature, spec: Scenario): readonly [empire: number, rebel: number] {
  const state = scenario(spec);
  return [evaluator.featuresOf(state, "empire")[feature], evaluator.featuresOf(state, "rebel")[feature]];
}

test("A state and a seat's view of it have the same evaluation for that seat, in random games of all modes", () => {
  let count = 0;
  for (const state of someStates(23)) {
    for (const seat of SEATS) {
      const view = game.view(state, seat);
      expect(evaluator.featuresOf(view, seat)).toEqual(evaluator.featuresOf(state, seat));
      expect(evaluator.evaluate(view, seat)).toBe(evaluator.evaluate(state, seat));
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
});

test("The evaluation of a position is between 0 and 1", () => {
  for (const state of someStates(41)) {
    for (const seat of SEATS) {
      const value = evaluator.evaluate(state, seat);
      expect(value > 0 && value < 1).toBe(true);
    }
  }
});

describe("features", () => {
  it.each<[Feature, Scenario, number, number]>([
    ["bases-destroyed", { empire: { victory: ["hoth"] } }, 1 / 3, -1 / 3],
    ["last-base", { rebel: { victory: ["corellia", "endor"] } }, -1, 1],
    ["base-left", { rebel: { base: null } }, 8 / 16 - 1, 1 - 8 / 16],
    ["ships-left", { empire: { play: [{ card: "star-destroyer", damage: 2 }] } }, 0.5, -0.5],
    ["ships-attack", { rebel: { play: ["mon-calamari-cruiser"] } }, -0.3, 0.3],
    ["force", { force: -2 }, 2 / 3, -2 / 3],
    ["force-end", { force: 3 }, -1, 1],
    ["force-end", { force: -2 }, 0, 0],
    ["turn", { active: "rebel" }, -1, 1],
    ["ready", { active: "empire", empire: { play: ["stormtrooper", "stormtrooper"] } }, 0.4, -0.4],
    ["ready", { active: "empire", rebel: { play: ["mon-calamari-cruiser"] } }, 0, 0],
    ["pool", { active: "rebel", resources: 4 }, -0.4, 0.4],
    ["deck-size", { empire: { play: ["tie-fighter"] } }, 0.1, -0.1],
    ["hand-attack", { active: "empire", empire: { hand: ["stormtrooper"] } }, 0.2, 0],
    ["hand-resources", { active: "empire", empire: { hand: ["imperial-shuttle"] } }, 0.1, 0],
    ["hand-in-turn", { active: "empire", empire: { hand: ["imperial-shuttle", "stormtrooper"] } }, 0.3, 0],
  ])("The feature %s has the expected value in the scenario %j", (feature, spec, empire, rebel) => {
    const [forEmpire, forRebel] = measured(feature, spec);
    expect(forEmpire).toBeCloseTo(empire, 9);
    expect(forRebel).toBeCloseTo(rebel, 9);
  });

  it("Spent or committed attack does not count as ready", () => {
    const spent: Scenario = {
      active: "empire",
      empire: {
        play: [
          { card: "stormtrooper", commitment: "spent" },
          { card: "stormtrooper", commitment: "base" },
        ],
      },
    };
    expect(measured("ready", spent)[0]).toBeCloseTo(0.2, 9);
  });

  it("Four ready attack destroys a base with 4 hit points left, but not one with 5 or one behind a capital ship", () => {
    const facing = (damage: number, play: readonly string[] = []): Scenario => ({
      active: "empire",
      empire: { play: ["stormtrooper", "stormtrooper"] },
      rebel: { base: { card: "dantooine", damage }, play },
    });
    expect(measured("breaks", facing(4))).toEqual([1, -1]);
    expect(measured("breaks", facing(3))).toEqual([0, -0]);
    expect(measured("breaks", facing(4, ["mon-calamari-cruiser"]))).toEqual([0, -0]);
  });

  it("Darth Vader in the discard pile raises the average card value", () => {
    const [before, after] = [{}, { empire: { discard: ["darth-vader"] } }].map(
      (spec) => measured("deck-cost", spec)[0],
    );
    expect(after ?? 0).toBeGreaterThan(before ?? 0);
  });

  it("Each feature has a weight, and every weight belongs to a feature", () => {
    expect(Object.keys(WEIGHTS.weights).sort()).toEqual([...FEATURES].sort());
  });
});

it("Custom weights replace the fitted ones", () => {
  const state = scenario({ force: -3 });
  const weights = { ...WEIGHTS, weights: { force: 1 } };
  const own = expectOk(createEvaluator(defaultCatalogue, weights));
  expect(own.evaluate(state, "empire")).toBeCloseTo((1 + 1 / Math.sqrt(2)) / 2, 9);
  expect(own.evaluate(state, "rebel")).toBeCloseTo((1 - 1 / Math.sqrt(2)) / 2, 9);
});

it("The evaluator rejects a catalogue with faults", () => {
  const result = createEvaluator({ ...defaultCatalogue, cards: [] });
  expect(result).toMatchObject({ ok: false, violation: { rule: "tt.catalogue.entry" } });
});
