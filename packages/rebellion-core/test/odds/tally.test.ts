import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { battleState } from "../../src/odds/battle.ts";
import { type BattleSetup, battleOdds, simulateBattles } from "../../src/odds/index.ts";
import { combatIn } from "../../src/odds/playout.ts";
import { type Ending, endingOf, factionOrNull, Tally, unitsByName } from "../../src/odds/tally.ts";
import { IMPERIAL, REBEL } from "../../src/state/seats.ts";
import { BOX } from "../../src/testing/box.ts";
import type { UnitCounts } from "../../src/testing/index.ts";

function counts(units: UnitCounts): readonly number[] {
  return BOX.units.map(({ id }) => units[id] ?? 0);
}

const ENDING: Ending = {
  holder: REBEL,
  won: [REBEL, null],
  rounds: 1,
  destroyed: counts({ "tie-fighter": 2 }),
  retreated: [false, false],
  undecided: false,
};

describe("endings of a battle added up", () => {
  it("Each ending of a battle is counted by its weight", () => {
    const tally = new Tally(BOX, counts({ "x-wing": 1, "tie-fighter": 2 }));
    tally.add(ENDING, 4);
    tally.add(
      { ...ENDING, holder: IMPERIAL, won: [IMPERIAL, REBEL], rounds: 3, destroyed: counts({ "x-wing": 1 }) },
      2,
    );
    tally.add({ ...ENDING, holder: null, won: [null, IMPERIAL], destroyed: BOX.noUnits, retreated: [true, false] }, 1);
    tally.add({ ...ENDING, holder: null, won: [null, null], rounds: 2, retreated: [true, true], undecided: true }, 1);
    expect(tally.odds(8)).toEqual({
      runs: 8,
      holder: { rebel: 0.5, imperial: 0.25, nobody: 0.25 },
      won: {
        space: { rebel: 0.5, imperial: 0.25, nobody: 0.25 },
        ground: { rebel: 0.25, imperial: 0.125, nobody: 0.625 },
      },
      rounds: { mean: 0.625 + 2 * 0.125 + 3 * 0.25, chances: [0, 0.625, 0.125, 0.25] },
      lost: {
        "x-wing": { mean: 0.25, chances: [0.75, 0.25] },
        "tie-fighter": { mean: 1.25, chances: [0.375, 0, 0.625] },
      },
      retreats: { rebel: 0.25, imperial: 0.125 },
      undecided: 0.125,
    });
  });

  it("A side that holds the system in no ending has a chance of 0, and unit types without losses are listed too", () => {
    const tally = new Tally(BOX, counts({ "x-wing": 1, "tie-fighter": 2 }));
    tally.add({ ...ENDING, destroyed: BOX.noUnits }, 1);
    expect(tally.odds("exact")).toMatchObject({
      runs: "exact",
      holder: { rebel: 1, imperial: 0, nobody: 0 },
      lost: { "x-wing": { mean: 0, chances: [1, 0] }, "tie-fighter": { mean: 0, chances: [1, 0, 0] } },
      retreats: { rebel: 0, imperial: 0 },
      undecided: 0,
    });
  });
});

describe("the ending of a battle", () => {
  const setup = (rebel: UnitCounts, imperial: UnitCounts): BattleSetup => ({
    rebel: { units: rebel },
    imperial: { units: imperial },
    attacker: "rebel",
  });
  const ending = (rebel: UnitCounts, imperial: UnitCounts, undecided = false): Ending => {
    const state = expectOk(battleState(BOX, setup(rebel, imperial)));
    const combat = combatIn(state);
    if (combat === undefined) throw new Error("no combat is under way");
    return endingOf(
      { box: BOX, state },
      { ...combat, won: [REBEL, IMPERIAL], round: 4, retreated: [true, false] },
      undecided,
    );
  };

  it("A battle's system is held by the only side with units there, in either theater", () => {
    expect(ending({ "x-wing": 1 }, {}).holder).toBe(REBEL);
    expect(ending({}, { stormtrooper: 1 }).holder).toBe(IMPERIAL);
    expect(ending({ "x-wing": 1 }, { stormtrooper: 1 }).holder).toBeNull();
    expect(ending({}, {}).holder).toBeNull();
  });

  it("The ending of a battle has winners unless it was broken off", () => {
    const common = { holder: REBEL, rounds: 4, destroyed: BOX.noUnits, retreated: [true, false] };
    expect(ending({ "x-wing": 1 }, {})).toEqual({ ...common, won: [REBEL, IMPERIAL], undecided: false });
    expect(ending({ "x-wing": 1 }, {}, true)).toEqual({ ...common, won: [null, null], undecided: true });
  });

  it("The ending of a battle uses names of sides and units", () => {
    expect(([REBEL, IMPERIAL, null] as const).map(factionOrNull)).toEqual(["rebel", "imperial", null]);
    expect(unitsByName(BOX, counts({ "x-wing": 1, "tie-fighter": 2 }))).toEqual({ "x-wing": 1, "tie-fighter": 2 });
  });
});

describe("the odds of a small battle", () => {
  /** One black die each: a hit, which is one of three faces of six, ends it; everything worked out by hand. */
  const duel = (rebel: UnitCounts, imperial: UnitCounts): BattleSetup => ({
    rebel: { units: rebel },
    imperial: { units: imperial },
    attacker: "rebel",
  });

  it("The exact odds of a small battle match binomial counts of hits and direct hits", () => {
    // Two X-wings roll two black dice against one TIE fighter with one: each die damages a fighter half of the time.
    const { holder, rounds, lost, retreats, won, runs } = expectOk(
      battleOdds(duel({ "x-wing": 2 }, { "tie-fighter": 1 }), { exact: true }),
    );
    // Stages by X-wings left: with two, the TIE falls 3/4; it hits 1/2. With one, both hit half of the time.
    const alone = { rebel: 1 / 3, imperial: 1 / 3, nobody: 1 / 3 };
    const first = 1 / (1 - 1 / 8);
    expect(holder.rebel).toBeCloseTo(first * (3 / 4 + (1 / 8) * alone.rebel), 9);
    expect(holder.imperial).toBeCloseTo(first * (1 / 8) * alone.imperial, 9);
    expect(holder.nobody).toBeCloseTo(first * (1 / 8) * alone.nobody, 9);
    expect(won.space).toEqual(holder);
    // Rounds with two X-wings, then those with one.
    expect(rounds.mean).toBeCloseTo(first + first * (1 / 8) * (4 / 3), 9);
    expect(rounds.chances[0]).toBe(0);
    expect(rounds.chances[1]).toBeCloseTo(3 / 4, 9);
    expect(lost["tie-fighter"]?.mean).toBeCloseTo(holder.rebel + holder.nobody, 9);
    expect(retreats).toEqual({ rebel: 0, imperial: 0 });
    expect(runs).toBe("exact");
  });

  it("The odds of a small battle are also correct for three dice of one color", () => {
    // Three X-wings against two TIE fighters: the first round alone, by the number of hits of three and of two dice.
    const { rounds } = expectOk(battleOdds(duel({ "x-wing": 3 }, { "tie-fighter": 2 }), { exact: true }));
    // It ends in the first round if at least two of three hit: 1/2. Two dice cannot destroy three X-wings.
    expect(rounds.chances[1]).toBeCloseTo(1 / 2, 9);
  });

  it("Odds by sampling use exactly the requested number of battles", () => {
    const setup = duel({ "x-wing": 1 }, {});
    const { runs, holder, rounds, undecided } = expectOk(simulateBattles(setup, { runs: 3, seed: 1 }));
    expect({ runs, holder, undecided }).toEqual({
      runs: 3,
      holder: { rebel: 1, imperial: 0, nobody: 0 },
      undecided: 0,
    });
    expect(rounds.chances.reduce((sum, chance) => sum + chance, 0)).toBe(1);
    const exact = expectOk(battleOdds(setup, { exact: true }));
    expect(exact).toEqual({ ...expectOk(battleOdds(setup, { runs: 3, seed: 1 })), runs: "exact" });
  });
});
