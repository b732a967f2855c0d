import { at, expectOk, fastSeed, seeded } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../src/catalogue/index.ts";
import { battleConfig, battleState } from "../../src/odds/battle.ts";
import {
  type BattlePolicies,
  type BattlePolicy,
  type BattleResult,
  type BattleSetup,
  type BattleSide,
  resolveBattle,
  simulateBattles,
} from "../../src/odds/index.ts";
import { playout, QuietWork } from "../../src/odds/playout.ts";
import { policyOf } from "../../src/odds/policy.ts";
import { FACTIONS } from "../../src/state/seats.ts";
import { GameWork } from "../../src/state/work.ts";
import { boxFor } from "../../src/testing/box.ts";

const RUNS = 4;

/** Cards of the start of a combat that bear on how it is fought. */
const ACTIONS = ["its-a-trap", "point-blank-assault", "according-to-my-design"];

type Faction = (typeof FACTIONS)[number];

function sides(faction: Faction): fc.Arbitrary<BattleSide> {
  const isOwn = (one: { readonly faction: Faction }): boolean => one.faction === faction;
  const units = defaultCatalogue.units.filter(isOwn).map(({ id }) => id);
  const leaders = defaultCatalogue.leaders.filter(isOwn).map(({ id }) => id);
  return fc.record({
    units: fc.dictionary(fc.constantFrom(...units), fc.integer({ min: 1, max: 3 }), { minKeys: 1, maxKeys: 5 }),
    leaders: fc.subarray(leaders, { maxLength: 1 }),
  });
}

const SETUPS: fc.Arbitrary<BattleSetup> = fc.record({
  rebel: sides("rebel"),
  imperial: sides("imperial"),
  attacker: fc.constantFrom(...FACTIONS),
  combat: fc.constantFrom("base", "cinematic"),
  expansion: fc.constantFrom("none", "rise-of-the-empire"),
  tactics: fc.constantFrom("none", "given", "drawn"),
  rulings: fc.constantFrom("book", "faq"),
  actions: fc.subarray(ACTIONS, { maxLength: 1 }),
});

/** Sides that play at random, the same anew with each call; the others play by the usual policy. */
function policiesOf(random: readonly Faction[], seed: number): BattlePolicies {
  const dice = seeded(fastSeed(seed));
  const policy: BattlePolicy = (position) => {
    const options = position.options();
    return at(options, dice.pick("option", options.length, String));
  };
  return Object.fromEntries(random.map((faction) => [faction, policy]));
}

/** What the odds say of these battles: shares of a power of two, so they are exact. */
function counted(results: readonly BattleResult[], types: readonly string[]): object {
  const share = (is: (result: BattleResult) => boolean): number => results.filter(is).length / RUNS;
  const mean = (of: (result: BattleResult) => number): number => results.reduce((sum, one) => sum + of(one), 0) / RUNS;
  const whose = (of: (result: BattleResult) => Faction | null): unknown => ({
    rebel: share((one) => of(one) === "rebel"),
    imperial: share((one) => of(one) === "imperial"),
    nobody: share((one) => of(one) === null),
  });
  return {
    runs: RUNS,
    holder: whose(({ holder }) => holder),
    won: { space: whose(({ won }) => won.space), ground: whose(({ won }) => won.ground) },
    rounds: { mean: mean(({ rounds }) => rounds) },
    lost: Object.fromEntries(types.map((type) => [type, { mean: mean(({ lost }) => lost[type] ?? 0) }])),
    retreats: {
      rebel: share(({ retreated }) => retreated.includes("rebel")),
      imperial: share(({ retreated }) => retreated.includes("imperial")),
    },
    undecided: share(({ undecided }) => undecided),
  };
}

/** The state in which a battle ends, played in a work of one's own; undefined if the set-up cannot be. */
function endOf(Worker: typeof GameWork, setup: BattleSetup, random: readonly Faction[], seed: number): unknown {
  const box = boxFor(battleConfig(setup));
  const start = battleState(box, setup);
  if (!start.ok) return undefined;
  const work = new Worker(box, start.value, seeded(fastSeed(seed)));
  const { rebel = policyOf(box), imperial = policyOf(box) } = policiesOf(random, seed);
  const stop = playout(work, [rebel, imperial], false);
  return { stop, state: work.state };
}

describe("battles of a sample", () => {
  it("A battle played with mutable frames reaches the same state as one with immutable frames, with any policies", () => {
    fc.assert(
      fc.property(SETUPS, fc.subarray([...FACTIONS]), fc.nat(), (setup, random, seed) => {
        const end = endOf(GameWork, setup, random, seed);
        fc.pre(end !== undefined);
        expect(endOf(QuietWork, setup, random, seed)).toEqual(end);
      }),
      { numRuns: 250 },
    );
  });

  it("Sampled battles end as the same battles do one by one with the same dice, with any policies", () => {
    fc.assert(
      fc.property(SETUPS, fc.subarray([...FACTIONS]), fc.nat(), (setup, random, seed) => {
        const policies = () => policiesOf(random, seed);
        const sample = simulateBattles(setup, { runs: RUNS, seed, policies: policies() });
        fc.pre(sample.ok);
        const dice = seeded(fastSeed(seed));
        const players = policies();
        const results = Array.from({ length: RUNS }, () => expectOk(resolveBattle(setup, dice, players)));
        const expected = counted(results, Object.keys(expectOk(sample).lost));
        expect(expectOk(sample)).toMatchObject(expected);
      }),
      { numRuns: 60 },
    );
  });
});
