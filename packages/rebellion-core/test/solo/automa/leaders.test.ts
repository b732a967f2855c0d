import type { Scenario } from "@sw/rebellion-core/testing";
import { play, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { type Decided, decided, kept, reasonFor, TURN } from "./table.ts";

const FLEET = { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 3 } } as const;
const NOBODY = {
  "emperor-palpatine": "supply",
  "grand-moff-tarkin": "supply",
  "darth-vader": "supply",
  "general-tagge": "supply",
} as const;

/** Mustafar's fleet goes to Hoth, where the base is known to be: nobody rolls for what to do. */
function activation(pool: readonly string[], systems: Scenario["systems"] = {}): Scenario {
  return {
    ...TURN,
    base: { system: "hoth", revealed: true },
    leaders: { ...NOBODY, ...Object.fromEntries(pool.map((leader) => [leader, "pool"])) },
    systems: { mustafar: FLEET, ...systems },
  };
}

describe("who activates a system", () => {
  test("[solo.def.tactic-score] The leader with the highest sum of tactic values activates the system", () => {
    const decision = decided(activation(["general-tagge", "darth-vader"]));
    expect(decision.action).toMatchObject({ subject: "darth-vader" });
    expect(kept(reasonFor(decision, "activating-leader"))).toEqual({ "tactic-score": ["darth-vader"] });
  });

  test("[solo.def.skill-score] Among equal leaders the Empire sends the one with the fewest skill icons", () => {
    const decision = decided(activation(["admiral-piett", "colonel-yularen", "general-veers"]));
    expect(decision.action).toMatchObject({ subject: "general-veers" });
    expect(kept(reasonFor(decision, "activating-leader"))["least-skill-score"]).toEqual(["general-veers"]);
  });

  test.each([
    ["x-wing", "emperor-palpatine"],
    ["rebel-trooper", "darth-vader"],
  ])(
    "[example: one-theater] [solo.command.activate.leader] Against only an %s, the tactic value of its theater decides which leader is sent",
    (unit, leader) => {
      const systems = { hoth: { units: { [unit]: 1 } } };
      expect(decided(activation(["emperor-palpatine", "darth-vader"], systems)).action).toMatchObject({
        subject: leader,
      });
    },
  );

  test.each([
    ["Rebel ground units", "the sum of tactic values", { "rebel-trooper": 1 }, "admiral-piett", "general-tagge"],
    [
      "Rebels in both theaters",
      "the space value",
      { "rebel-trooper": 1, "x-wing": 1 },
      "admiral-ozzel",
      "general-veers",
    ],
  ] as const)(
    "[solo.command.activate.leader] Where no ground unit can come against %s, %s decides which leader is sent",
    (_, __, units, leader, other) => {
      const mustafar = { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 1 } } as const;
      const spec = activation([leader, other], { mustafar, hoth: { units } });
      expect(decided(spec).action).toMatchObject({ type: "activate", subject: leader });
    },
  );

  test("[solo.move.hidden.leader-blocks] A lured leader is sent like an Imperial one, and keeps a fleet in its system", () => {
    const lured = (at: "pool" | "mustafar") => ({ at, ring: "lure-of-the-dark-side" });
    const turn = (at: "pool" | "mustafar") => {
      const leaders = { ...NOBODY, "darth-vader": "pool", "luke-skywalker-jedi": lured(at) } as const;
      return decided({ ...TURN, leaders, systems: { mustafar: FLEET } }, ...(at === "pool" ? [1] : [])).action;
    };
    expect(turn("pool")).toMatchObject({ type: "activate", subject: "luke-skywalker-jedi" });
    expect(turn("mustafar")).not.toMatchObject({ type: "activate" });
  });

  test("[solo.command.activate.leader] [solo.move.reinforce-instead] Against only Rebel ground units, the ground value decides which leader brings a Stormtrooper to ships without ground units", () => {
    const systems = { mustafar: { units: { "star-destroyer": 1, "rebel-trooper": 1 } } };
    const decision = decided(activation(["emperor-palpatine", "darth-vader"], systems));
    expect(decision.action).toEqual({ type: "reinforce", subject: "darth-vader", system: "mustafar" });
  });

  test.each([
    [4, "darth-vader"],
    [5, "emperor-palpatine"],
  ])(
    "[solo.dice.candidates] The die decides between leaders who are equal by every criterion: %d means %s",
    (face, leader) => {
      const decision = decided(activation(["emperor-palpatine", "darth-vader"]), face);
      expect(decision.action).toMatchObject({ subject: leader });
    },
  );

  test("[solo.command.activate.leader] A leader without tactic values is never sent to activate a system", () => {
    const decision = decided(activation(["boba-fett"]));
    expect(decision.action.type).not.toBe("activate");
  });
});

describe("who opposes a Rebel mission", () => {
  /** Infiltration, by intel, on Mustafar: the Empire has no card left to turn up. */
  function attempt(pool: readonly string[]): Scenario {
    return {
      ...TURN,
      active: "rebel",
      leaders: {
        ...NOBODY,
        "princess-leia": "mustafar",
        ...Object.fromEntries(pool.map((leader) => [leader, "pool"])),
      },
      systems: { mustafar: FLEET },
      mission: { card: "infiltration", leaders: ["princess-leia"], system: "mustafar", stage: "oppose" },
    };
  }

  test.each([
    [4, { type: "pass" }],
    [5, { type: "choose-leader", subject: "colonel-yularen" }],
  ])(
    "[solo.command.oppose.mission] The die decides whether the Empire opposes a mission: a %d leads to this action",
    (face, action) => {
      expect(decided(attempt(["colonel-yularen", "darth-vader"]), face).action).toEqual(action);
    },
  );

  test("[solo.def.most-capable-attempt] Among leaders with equally many icons the Empire sends the one with the fewest skills, then the lowest tactic score", () => {
    const skills = decided(attempt(["emperor-palpatine", "boba-fett", "admiral-ozzel"]), 8);
    expect(kept(reasonFor(skills, "opposing-leader"))["most-icons"]).toEqual(["boba-fett", "emperor-palpatine"]);
    const tactics = decided(attempt(["emperor-palpatine", "boba-fett"]), 8);
    expect(tactics.action).toEqual({ type: "choose-leader", subject: "boba-fett" });
  });
});

describe("who goes on a mission that has been turned up", () => {
  /** The Empire turns up a mission; these leaders are in its pool, and more missions wait in the Round Deck. */
  function turnedUp(
    mission: string,
    pool: readonly string[],
    waiting: readonly string[],
    more: Scenario = {},
  ): Decided {
    const state = scenario({
      ...TURN,
      ...more,
      leaders: { ...NOBODY, ...more.leaders, ...Object.fromEntries(pool.map((leader) => [leader, "pool"])) },
      solo: { round: [mission, ...waiting] },
    });
    return decided(play(state, [{ type: "play-mission" }]).state);
  }
  const WAITING = ["rule-by-fear", "gather-intel"];
  const SUBJUGATED = { systems: { kessel: { subjugated: true, units: { stormtrooper: 1 } } } } as const;

  test("[solo.missions.reveal] A leader of the pool who meets the requirement is sent on a revealed mission", () => {
    const decision = turnedUp("rule-by-fear", ["emperor-palpatine", "darth-vader"], [], SUBJUGATED);
    expect(decision.action).toEqual({ type: "assign", subject: "emperor-palpatine", mission: "rule-by-fear" });
    expect(reasonFor(decision, "mission-leader").rule).toBe("solo.def.most-capable-attempt");
  });

  test("[solo.def.most-capable-attempt] The pictured leader attempts the mission, even if others have more icons", () => {
    const rebels = { systems: { naboo: { loyalty: "rebel", units: { "rebel-trooper": 2 } } } } as const;
    const decision = turnedUp("hunt-them-down", ["soontir-fel", "boba-fett"], [], rebels);
    expect(decision.action).toMatchObject({ subject: "soontir-fel" });
    expect(kept(reasonFor(decision, "mission-leader"))).toEqual({ pictured: ["soontir-fel"] });
  });

  test("[solo.def.most-capable-resolve] A resolved mission gets the leader with the fewest sufficient icons, then the lowest skill score", () => {
    const decision = turnedUp("research-and-development", ["general-tagge", "grand-moff-tarkin"], WAITING);
    expect(decision.action).toMatchObject({ subject: "general-tagge" });
    expect(kept(reasonFor(decision, "mission-leader"))["least-skill-score"]).toEqual(["general-tagge"]);
  });

  test("[example: half-icons] [solo.def.minor-skill-half] A minor icon counts half when leaders are compared", () => {
    const config = { config: { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" } } as const;
    const rebels = { systems: { naboo: { loyalty: "rebel" } } } as const;
    const decision = turnedUp("gather-intel", ["admiral-piett", "director-krennic"], [], { ...rebels, ...config });
    expect(kept(reasonFor(decision, "mission-leader"))["most-icons"]).toEqual(["admiral-piett", "director-krennic"]);
  });
});
