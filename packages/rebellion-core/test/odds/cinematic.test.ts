import { at, expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import {
  type BattleOdds,
  type BattlePolicy,
  type BattleSetup,
  battle,
  battleOdds,
  battlePolicy,
  resolveBattle,
  simulateBattles,
} from "../../src/odds/index.ts";
import { describe as describeText } from "../../src/text/index.ts";

const FLEETS: BattleSetup = {
  combat: "cinematic",
  expansion: "rise-of-the-empire",
  attacker: "rebel",
  rebel: { units: { "mon-calamari-cruiser": 1, "nebulon-b-frigate": 1, "x-wing": 2, "u-wing": 1 } },
  imperial: { units: { "star-destroyer": 1, interdictor: 1, "tie-fighter": 2, "tie-striker": 1 } },
};

function odds(setup: BattleSetup, policy?: BattlePolicy): BattleOdds {
  const policies = policy === undefined ? {} : { policies: { imperial: policy } };
  return expectOk(simulateBattles(setup, { runs: 400, seed: "cinematic", ...policies }));
}

describe("a cinematic battle alone", () => {
  it("[rote.cinematic.choose-one] A cinematic battle can be played by decisions: both sides choose a card, then the battle is fought", () => {
    let { state } = expectOk(battle(FLEETS, "a seed"));
    expect(game.decision(state)).toMatchObject({ kind: "choose-tactic", simultaneous: ["rebel", "imperial"] });
    const asked = new Set<string>();
    while (state.frames.length > 1) {
      asked.add(game.decision(state)?.kind ?? "");
      const [first] = game.legalActions(state);
      if (first === undefined) break;
      state = expectOk(game.apply(state, first)).state;
    }
    expect([...asked]).toEqual(expect.arrayContaining(["choose-tactic", "tactic-half", "assign-damage"]));
    const { advancedTactics } = state;
    expect(advancedTactics?.discards.flat(2).length).toBeGreaterThan(0);
  });

  it("The odds of a cinematic battle add up to one, are the same for the same seed, and include green dice and expansion units", () => {
    const own = odds(FLEETS);
    expect(own.holder.rebel + own.holder.imperial + own.holder.nobody).toBeCloseTo(1, 9);
    expect(own).toEqual(odds(FLEETS));
    expect(own.undecided).toBe(0);
    expect(at(own.lost["interdictor"]?.chances ?? [], 0)).toBeLessThan(1);
    const green: BattleSetup = {
      ...FLEETS,
      rebel: { units: { "u-wing": 1 } },
      imperial: { units: { "tie-striker": 1 } },
      tactics: "none",
    };
    expect(odds(green).rounds.mean).toBeGreaterThan(1);
  });

  it("[rote.cinematic.reroll-by-tactic-value] Leaders with tactic values improve their side's odds", () => {
    const led = { ...FLEETS, imperial: { ...FLEETS.imperial, leaders: ["admiral-piett"] } };
    expect(odds(led).holder.imperial).toBeGreaterThan(odds(FLEETS).holder.imperial + 0.02);
  });

  it("[rote.cinematic.discards-persist] Discarded cards are not played in a battle, and no cards are played without tactic cards", () => {
    const cards = (setup: BattleSetup): readonly string[] => {
      const { events } = expectOk(resolveBattle(setup, "cards"));
      return events.flatMap((event) => (event.type === "tactic-played" ? [event.card] : []));
    };
    const first = at(cards(FLEETS), 0);
    const gone = { ...FLEETS, rebel: { ...FLEETS.rebel, discards: [first] } };
    expect(at(cards(gone), 0)).not.toBe(first);
    expect(cards({ ...FLEETS, tactics: "none" })).toEqual([]);
  });

  it("The policy of a side can be replaced: a policy that uses neither half of its cards does worse", () => {
    const usual = battlePolicy();
    const idle: BattlePolicy = (position) => position.options().find((one) => one.type === "pass") ?? usual(position);
    expect(odds(FLEETS, idle).holder.imperial).toBeLessThan(odds(FLEETS).holder.imperial);
  });

  it("[rote.cinematic.choose-one] Exact odds of a cinematic battle are rejected with the reason", () => {
    const violation = expectIllegal(battleOdds(FLEETS, { exact: true }), "rote.cinematic.choose-one");
    expect(describeText({ violation }, { locale: "en" })).toContain("Exact odds cannot be calculated for cinematic");
  });

  it("[rote.cinematic.own-decks] A card in a side's discards must be one of its own advanced tactic cards", () => {
    const setup = { ...FLEETS, rebel: { ...FLEETS.rebel, discards: ["swarm-tactics"] } };
    expectIllegal(simulateBattles(setup, { runs: 1, seed: 1 }), "rote.cinematic.own-decks");
  });
});
