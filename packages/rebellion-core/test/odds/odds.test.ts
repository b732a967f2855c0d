import { at, expectOk, scripted } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../src/catalogue/index.ts";
import {
  type BattleOdds,
  type BattleSetup,
  battle,
  battleOdds,
  battlePolicy,
  createBattles,
  resolveBattle,
  simulateBattles,
} from "../../src/odds/index.ts";
import { dice } from "../combat/table.ts";
import { act, asked, ENGINE, legal, units } from "../looks.ts";

const DUEL: BattleSetup = {
  rebel: { units: { "x-wing": 1 } },
  imperial: { units: { "tie-fighter": 1 } },
  attacker: "rebel",
};

const SMALL: BattleSetup = {
  rebel: { units: { "corellian-corvette": 1, "x-wing": 2 } },
  imperial: { units: { "assault-carrier": 1, "tie-fighter": 2 } },
  attacker: "imperial",
};

function odds(setup: BattleSetup, runs = 1500): BattleOdds {
  return expectOk(simulateBattles(setup, { runs, seed: "odds" }));
}

function exact(setup: BattleSetup): BattleOdds {
  return expectOk(battleOdds(setup, { exact: true }));
}

describe("a battle alone", () => {
  it("A single battle can be played by decisions until it is over", () => {
    const setup: BattleSetup = {
      ...SMALL,
      attacker: "rebel",
      rebel: { ...SMALL.rebel, tactics: ["space-critical-hit"], leaders: ["jan-dodonna"] },
      imperial: { ...SMALL.imperial, leaders: ["general-tagge"] },
    };
    const { state, events } = expectOk(battle(setup, scripted(dice("-", "---"))));
    expect(state.frames.map(({ kind }) => kind)).toEqual(["command", "combat", "attack"]);
    expect(events.map(({ type }) => type)).toEqual([
      "combat-round-started",
      "battle-started",
      "attack-started",
      "dice-rolled",
    ]);
    expect(asked(state)).toMatchObject({ kind: "combat-actions", seat: "rebel" });
    expect(legal(state)).toEqual(["play-tactic space-critical-hit null", "done"]);
    let now = expectOk(battle(setup, "a seed")).state;
    while (now.frames.length > 1) {
      const action = at(ENGINE.legalActions(now), 0);
      now = act(now, action).state;
    }
    expect(units(now, "sullust")).toBeDefined();
    const still = expectOk(battle(DUEL, scripted([...dice("", "h"), ...dice("", "-")])));
    expect(still.state.frames.map((frame) => "stage" in frame && frame.stage)).toEqual(["end", "over"]);
    expect(expectOk(battle(setup, "a seed"))).toEqual(expectOk(battle(setup, "a seed")));
  });

  it("A single battle is resolved by the given policies", () => {
    const result = expectOk(resolveBattle(DUEL, scripted([...dice("", "h"), ...dice("", "-")])));
    expect(result).toMatchObject({
      holder: "rebel",
      won: { space: "rebel", ground: null },
      rounds: 1,
      undecided: false,
    });
    expect(result.lost).toEqual({ "tie-fighter": 1 });
    expect(result.events.map(({ type }) => type)).toContain("unit-doomed");
  });

  it("A single battle rejects components that are not in the box", () => {
    const refused = (setup: Partial<BattleSetup>, rule: string): void => {
      expectIllegal(battle({ ...DUEL, ...setup }, 1), rule);
      expectIllegal(simulateBattles({ ...DUEL, ...setup }, { runs: 1, seed: 1 }), rule);
      expectIllegal(battleOdds({ ...DUEL, ...setup }, { exact: true }), rule);
      expectIllegal(resolveBattle({ ...DUEL, ...setup }, 1), rule);
    };
    refused({ rebel: { units: { "tie-fighter": 1 } } }, "reb.unit.definition");
    refused({ rebel: { units: { "x-wing": 9 } } }, "reb.limits.units");
    refused({ rebel: { units: { "x-wing": 0.5 } } }, "reb.limits.units");
    refused({ system: "rebel-base" }, "reb.system.parts");
    refused({ neighbors: { nowhere: {} } }, "reb.system.parts");
    refused({ rebel: { units: { "x-wing": 1 }, leaders: ["darth-vader"] } }, "reb.leader.roles");
    refused({ actions: ["fully-operational"] }, "reb.action.timing-start-of-combat");
    refused({ rebel: { units: { "x-wing": 1 }, tactics: ["its-a-trap"] } }, "reb.tactic.two-decks");
    const twice = { units: { "x-wing": 1 }, tactics: ["space-no-escape", "space-no-escape"] };
    refused({ rebel: twice }, "reb.tactic.two-decks");
  });

  it("A single battle can be fought with a home-made catalogue", () => {
    const own = expectOk(createBattles(defaultCatalogue));
    expect(expectOk(own.simulateBattles(DUEL, { runs: 100, seed: 3 }))).toEqual(
      expectOk(simulateBattles(DUEL, { runs: 100, seed: 3 })),
    );
    expectIllegal(createBattles({ ...defaultCatalogue, systems: [] }), "tt.catalogue.entry");
  });
});

describe("odds", () => {
  it("The odds of a duel follow from one die each: each hits half of the time, and a round without a hit is fought again", () => {
    const { holder, won, rounds, lost, undecided } = exact(DUEL);
    // In the round that decides: one hits and the other does not, 1/4 each, or both hit, 1/4; all of 3/4.
    expect(holder.rebel).toBeCloseTo(1 / 3, 9);
    expect(holder.imperial).toBeCloseTo(1 / 3, 9);
    expect(holder.nobody).toBeCloseTo(1 / 3, 9);
    expect(won.space).toEqual(holder);
    expect(won.ground).toEqual({ rebel: 0, imperial: 0, nobody: 1 });
    expect(rounds.mean).toBeCloseTo(4 / 3, 9);
    expect(rounds.chances[1]).toBeCloseTo(3 / 4, 9);
    expect(rounds.chances[2]).toBeCloseTo(3 / 16, 9);
    expect(lost["tie-fighter"]?.chances[1]).toBeCloseTo(2 / 3, 9);
    expect(undecided).toBeLessThan(1e-9);
  });

  it("The odds of two equal sides are equal whichever attacks first, because units with lethal damage still attack", () => {
    for (const attacker of ["rebel", "imperial"] as const) {
      const { holder } = exact({ ...SMALL, attacker });
      expect(holder.rebel).toBeCloseTo(holder.imperial, 9);
    }
  });

  it("Odds by sampling agree with exact odds", () => {
    for (const setup of [
      DUEL,
      SMALL,
      { ...SMALL, rebel: { units: { "rebel-trooper": 2, airspeeder: 1 } }, imperial: { units: { stormtrooper: 3 } } },
      { ...SMALL, actions: ["point-blank-assault"] },
      { ...SMALL, actions: ["according-to-my-design"] },
    ]) {
      const one = exact(setup);
      const other = odds(setup);
      for (const side of ["rebel", "imperial", "nobody"] as const) {
        expect(Math.abs(one.holder[side] - other.holder[side])).toBeLessThan(0.05);
      }
      expect(Math.abs(one.rounds.mean - other.rounds.mean)).toBeLessThan(0.2);
      for (const [unit, { mean }] of Object.entries(one.lost)) {
        expect(Math.abs(mean - (other.lost[unit]?.mean ?? 9))).toBeLessThan(0.12);
      }
    }
  });

  it("Odds add up to one, and the same seed gives the same odds", () => {
    const { holder, won, rounds, lost } = odds({ ...SMALL, tactics: "drawn" }, 500);
    for (const chances of [holder, won.space, won.ground]) {
      expect(chances.rebel + chances.imperial + chances.nobody).toBeCloseTo(1, 9);
    }
    for (const { chances } of [rounds, ...Object.values(lost)]) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
    expect(odds(SMALL, 200)).toEqual(odds(SMALL, 200));
  });

  it("Odds change with cards, leaders and structures", () => {
    const plain = odds(SMALL).holder.rebel;
    const hurt = odds({ ...SMALL, actions: ["according-to-my-design"] }).holder.rebel;
    expect(hurt).toBeLessThan(plain - 0.05);
    const led = odds({ ...SMALL, rebel: { ...SMALL.rebel, leaders: ["admiral-ackbar"] }, tactics: "drawn" }).holder
      .rebel;
    expect(led).toBeGreaterThan(plain + 0.05);
    const cannon = { ...SMALL, rebel: { units: { ...SMALL.rebel.units, "ion-cannon": 1 } } };
    expect(odds(cannon).won.space.rebel).toBeGreaterThan(plain + 0.02);
  });

  it("The odds of a fight that never ends are undecided", () => {
    const endless = {
      rebel: { units: { "x-wing": 1, "ion-cannon": 2 }, leaders: ["jan-dodonna"] },
      imperial: { units: { "death-star": 1 } },
      attacker: "rebel",
    } as const;
    expect(odds(endless, 3)).toMatchObject({ undecided: 1, holder: { nobody: 1 } });
    expect(exact(endless).undecided).toBeCloseTo(1, 9);
    expect(expectOk(resolveBattle(endless, 1))).toMatchObject({ undecided: true, holder: null, won: { space: null } });
    expect(odds({ ...endless, rulings: "faq" }, 20)).toMatchObject({ undecided: 0, retreats: { rebel: 1 } });
  });

  it("Exact odds with tactic cards are rejected", () => {
    expectIllegal(battleOdds({ ...DUEL, tactics: "given" }, { exact: true }), "reb.tactic.two-decks");
  });
});

describe("policies", () => {
  it("A policy told to retreat does so, to a legal system", () => {
    const setup: BattleSetup = {
      rebel: { units: { "corellian-corvette": 1, "rebel-trooper": 2 }, leaders: ["jan-dodonna"] },
      imperial: { units: { "star-destroyer": 2 } },
      attacker: "imperial",
      sources: ["corellia"],
      neighbors: { naboo: { loyalty: "rebel" } },
    };
    const fleeing = { policies: { rebel: battlePolicy({ retreatFrom: 1.5 }) } };
    const { retreats } = expectOk(simulateBattles(setup, { runs: 200, seed: 1, ...fleeing }));
    expect(retreats.rebel).toBeGreaterThan(0.1);
    expect(odds(setup, 200).retreats).toEqual({ rebel: 0, imperial: 0 });
    const { events } = expectOk(
      resolveBattle(setup, scripted([...dice("----", "--"), ...dice("-", "-")]), fleeing.policies),
    );
    expect(events.find(({ type }) => type === "retreated")).toMatchObject({ leader: "jan-dodonna", to: "naboo" });
  });

  it("A home-made policy can choose among the options", () => {
    const seen = new Set<string>();
    const first = battlePolicy();
    const policies = {
      rebel: (position: Parameters<typeof first>[0]) => {
        for (const option of position.options()) seen.add(option.type);
        expect(position.faction).toBe("rebel");
        return first(position);
      },
    };
    expectOk(simulateBattles({ ...SMALL, tactics: "drawn" }, { runs: 50, seed: 2, policies }));
    expect([...seen].sort()).toEqual(expect.arrayContaining(["damage", "done", "draw-tactic"]));
  });

  it("The default policy destroys the most dangerous unit it can", () => {
    const setup: BattleSetup = {
      rebel: { units: { "mon-calamari-cruiser": 2 } },
      imperial: { units: { "star-destroyer": 1, "assault-carrier": 1, "tie-fighter": 2 } },
      attacker: "rebel",
    };
    const lost = (red: string, black: string): unknown => {
      let rolled = 0;
      const { events } = expectOk(
        resolveBattle(setup, {
          die: (label, _sides, nameOf) => {
            const script = [...dice(red, black)];
            const answer = rolled < script.length ? script[rolled] : { label, answer: "blank" };
            rolled += 1;
            const wanted = typeof answer === "object" && "answer" in answer ? answer.answer : "blank";
            for (let side = 0; side < 6; side++) if (nameOf(side) === wanted) return side;
            return 0;
          },
          pick: () => 0,
          order: () => [],
        }),
      );
      return events.find(({ type }) => type === "units-destroyed");
    };
    expect(lost("hhhh", "--")).toMatchObject({ units: [{ unit: "star-destroyer", count: 1 }] });
    expect(lost("hh--", "--")).toMatchObject({ units: [{ unit: "assault-carrier", count: 1 }] });
    expect(lost("hhdd", "--")).toMatchObject({ units: [{ unit: "star-destroyer", count: 1 }] });
    expect(lost("d---", "h-")).toMatchObject({ units: [{ unit: "tie-fighter", count: 2 }] });
  });
});
