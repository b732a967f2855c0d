import { game } from "@sw/rebellion-core";
import { begin, play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { expectOk, type Json, scripted, shownCards } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { automa } from "../../../src/solo/index.ts";
import { decided, reasonFor, TURN } from "./table.ts";

/** The Empire goes from Mustafar and Bespin to Hoth, where the base is known to be. */
function arrival(systems: Scenario["systems"], more: Scenario = {}) {
  const before = scenario({
    ...TURN,
    base: { system: "hoth", revealed: true },
    ...more,
    leaders: { "emperor-palpatine": "pool", "darth-vader": "pool" },
    systems: { ...systems },
  });
  return play(before, [{ type: "activate", subject: "darth-vader", system: "hoth" }]).state;
}

/** Every decision of the Empire up to the next of another kind, with these dice. */
function carriedOut(state: Parameters<typeof decided>[0] & object, ...dice: readonly number[]) {
  const chance = scripted(dice.map(String));
  let now = "format" in state ? state : scenario(state);
  let memory: Json = null;
  const kind = game.decision(now)?.kind;
  const taken: string[] = [];
  while (game.decision(now)?.kind === kind && game.decision(now)?.seat === "imperial") {
    const { action, memory: after } = automa(game.view(now, "imperial"), memory, { chance });
    taken.push(game.actionKey(action));
    memory = after;
    now = expectOk(game.apply(now, action)).state;
  }
  return taken;
}

describe("what moves into an activated system", () => {
  const MUSTAFAR = {
    loyalty: "imperial",
    units: { "assault-carrier": 1, "at-at": 1, "at-st": 2, stormtrooper: 3, "tie-fighter": 2 },
  } as const;

  test("[solo.move.gather] A gathering fleet takes all ships of all adjacent systems with the strongest units they can carry; ties go to the leader's better theater", () => {
    const bespin = { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 1 } } as const;
    expect(carriedOut(arrival({ mustafar: MUSTAFAR, bespin }))).toEqual([
      "move bespin star-destroyer",
      "move mustafar assault-carrier",
      "move mustafar stormtrooper",
      "move mustafar at-st",
      "move mustafar at-st",
      "move mustafar at-at",
    ]);
  });

  test("[solo.move.take-probe-card] Ground units that the automa moves to a possible base take its probe card, and count as the round's find", () => {
    const bespin = { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 2 } } as const;
    const before = scenario({ ...TURN, base: { system: "yavin" }, systems: { bespin } });
    const turn = decided(before, 1, 1);
    expect(turn.action).toMatchObject({
      type: "activate",
      system: turn.reasons.find(({ question }) => question === "fleet")?.chosen.split(" > ")[1],
    });
    let { state } = play(before, [turn.action]);
    let memory: Json = turn.memory;
    for (let asked = game.decision(state); asked?.kind === "move-units"; asked = game.decision(state)) {
      const moved = automa(game.view(state, "imperial"), memory, { chance: scripted([]) });
      ({ memory } = moved);
      ({ state } = play(state, [moved.action]));
    }
    const { solo } = game.view(state, "spectator");
    const system = turn.action.type === "activate" ? turn.action.system : "";
    expect(solo).toMatchObject({ garrisoned: [system], found: true });
    expect(shownCards(game.view(state, "spectator").probes)).toContain(`probe:${system}`);
  });

  test("[solo.move.gather] [solo.decision.catch-them-by-surprise] Catch Them by Surprise brings the strongest units that the fleets carry, and ties go to its leader's better theater", () => {
    const spec: Scenario = {
      ...TURN,
      leaders: { "admiral-ozzel": "dagobah", "darth-vader": "pool" },
      base: { system: "yavin" },
      systems: { mustafar: MUSTAFAR },
      effect: { card: "catch-them-by-surprise", leader: "admiral-ozzel", system: "dagobah", pc: 1 },
    };
    expect(carriedOut(scenario(spec))).toEqual([
      "move mustafar assault-carrier",
      "move mustafar tie-fighter",
      "move mustafar at-st",
      "move mustafar at-st",
      "move mustafar at-at",
    ]);
  });

  test.each([
    [
      "solo.move.revealed.leaders-do-not-block",
      3,
      "the base is revealed",
      { base: { system: "hoth", revealed: true } },
    ],
    ["solo.mode5.leaders-do-not-block", 3, "the Empire hurries", { reputation: 8 }],
    ["solo.move.hidden.leader-blocks", 0, "the base is hidden and there is time", { reputation: 9 }],
  ] as const)(
    "[%s] [solo.decision.catch-them-by-surprise] Catch Them by Surprise moves %i units away from an Imperial leader while %s",
    (_rule, moves, _when, more) => {
      const spec: Scenario = {
        ...TURN,
        phase: "assignment",
        base: { system: "yavin" },
        ...more,
        leaders: { "admiral-ozzel": "hoth", "boba-fett": "mustafar" },
        systems: { mustafar: { units: { "star-destroyer": 1, stormtrooper: 3 } }, hoth: { units: { "x-wing": 1 } } },
        effect: { card: "catch-them-by-surprise", leader: "admiral-ozzel", system: "hoth", pc: 1 },
      };
      const start = scenario(spec);
      const isAsked = game.decision(start)?.kind === "move-units";
      expect(isAsked ? carriedOut(start).filter((key) => key.startsWith("move ")) : []).toHaveLength(moves);
    },
  );

  test("[solo.move.leave-garrison] [solo.command.activate.once] A ground unit that has already moved in this round is the one that stays", () => {
    const mustafar = { units: { "star-destroyer": 1, stormtrooper: 2 } } as const;
    const moved = { mustafar: { stormtrooper: 1 } };
    expect(carriedOut(arrival({ mustafar }, { solo: { moved } }))).toEqual([
      "move mustafar star-destroyer",
      "move mustafar stormtrooper",
    ]);
  });

  test("[solo.move.leave-garrison] [solo.golden.rule] A Stormtrooper that has already moved in this round is garrison enough for an Assault Tank to leave", () => {
    const config = { ...TURN.config, expansion: "rise-of-the-empire" } as const;
    const mustafar = { units: { "star-destroyer": 1, "assault-tank": 1, stormtrooper: 1 } } as const;
    const start = arrival({ mustafar }, { config, solo: { moved: { mustafar: { stormtrooper: 1 } } } });
    expect(carriedOut(start)).toEqual(["move mustafar star-destroyer", "move mustafar assault-tank"]);
  });

  test("[solo.captured.captor] A captive stays with a Death Star Under Construction, which is stronger than the fleet that leaves", () => {
    const captiveOf = (captor: string) => {
      const units = { [captor]: 1, "star-destroyer": 1, stormtrooper: 2 };
      const before = scenario({
        ...{ ...TURN, base: { system: "hoth", revealed: true }, systems: { mustafar: { units } } },
        leaders: { "darth-vader": "pool", "han-solo": { at: "mustafar", ring: "captured" } },
      });
      return carriedOut(play(before, [{ type: "activate", subject: "darth-vader", system: "hoth" }]).state);
    };
    expect(captiveOf("death-star-under-construction")).not.toContain("move-captive mustafar han-solo");
    expect(captiveOf("death-star")).toContain("move-captive mustafar han-solo");
  });

  test("[solo.move.gather] Units that have already moved in this round are not gathered", () => {
    const moved = { mustafar: { "assault-carrier": 1 } };
    const bespin = { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 1 } } as const;
    const taken = carriedOut(arrival({ mustafar: MUSTAFAR, bespin }, { solo: { moved } }));
    expect(taken).toEqual(["move bespin star-destroyer"]);
  });
});

describe("what the Empire builds and where it deploys", () => {
  const REFRESH: Scenario = { ...TURN, phase: "refresh", stage: "deploy", base: { system: "hoth" } };
  const ready = { "star-destroyer": 1, "tie-fighter": 1, stormtrooper: 1, "at-at": 1 };

  /** The deployment of these units over Corellia (4), Sullust (4) and Mandalore (2). */
  function deployment(more: Scenario = {}): Scenario {
    return {
      ...REFRESH,
      ...more,
      imperial: { queue: [ready] },
      systems: {
        corellia: { loyalty: "imperial", units: { "star-destroyer": 1 } },
        sullust: { loyalty: "imperial", units: { stormtrooper: 1 } },
        mandalore: { loyalty: "imperial" },
        coruscant: { sabotaged: true },
        ...more.systems,
      },
    };
  }

  test("[solo.deploy.hidden.next] The automa deploys one unit in each system from the highest production down, then starts over", () => {
    expect(carriedOut(deployment(), 1)).toEqual([
      "deploy sullust star-destroyer",
      "deploy mandalore tie-fighter",
      "deploy sullust stormtrooper",
      "deploy corellia at-at",
    ]);
  });

  test("[solo.deploy.hidden.system] Among systems with equal production, the Empire deploys first where its fleet is weakest", () => {
    const decision = decided(deployment(), 1);
    const [first] = decision.reasons;
    expect(first).toMatchObject({ question: "deployment-system", chosen: "sullust" });
    expect(first?.criteria.map(({ kept: left }) => left)).toEqual([["corellia", "sullust"], ["sullust"]]);
  });

  test.each([
    [4, "deploy mandalore tie-fighter"],
    [5, "deploy mandalore stormtrooper"],
  ])(
    "[solo.deploy.hidden.theater] The die chooses between two theaters with equally many units: %d means %s",
    (face, key) => {
      expect(carriedOut(deployment(), face)).toContain(key);
    },
  );

  test("[solo.deploy.hidden.leftover] Units that cannot be deployed return to the queue", () => {
    const systems = { sullust: {}, mandalore: {} };
    expect(carriedOut(deployment({ systems }), 1)).toEqual(["deploy corellia star-destroyer", "deploy corellia at-at"]);
  });

  test("[solo.deploy.revealed.systems] [solo.deploy.revealed.units] Systems near a revealed base get units first, the strongest of each theater", () => {
    const more = { base: { system: "yavin", revealed: true } } as const;
    expect(carriedOut(deployment(more))).toEqual([
      "deploy mandalore star-destroyer",
      "deploy corellia tie-fighter",
      "deploy corellia stormtrooper",
      "deploy mandalore at-at",
    ]);
  });

  test("[solo.deploy.revealed.leftover] Systems from which the base cannot be reached in the remaining rounds get units last", () => {
    const more = { base: { system: "yavin", revealed: true }, reputation: 6 } as const;
    expect(carriedOut(deployment(more))).toEqual([
      "deploy mandalore star-destroyer",
      "deploy sullust tie-fighter",
      "deploy corellia stormtrooper",
      "deploy mandalore at-at",
    ]);
  });

  test("[solo.deploy.death-star] A Shield Bunker is deployed with a Death Star Under Construction, even if another system has higher production", () => {
    const spec: Scenario = {
      ...REFRESH,
      config: { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" },
      imperial: { queue: [{ "shield-bunker": 1 }] },
      systems: {
        corellia: { loyalty: "imperial" },
        felucia: { subjugated: true, units: { "death-star-under-construction": 1, stormtrooper: 1 } },
        mandalore: { loyalty: "imperial", units: { "death-star": 1 } },
      },
    };
    expect(carriedOut(spec)).toEqual(["deploy felucia shield-bunker"]);
  });

  test("[solo.deploy.death-star] A Shield Bunker is deployed with a Death Star if there is no Death Star Under Construction", () => {
    const spec: Scenario = {
      ...REFRESH,
      config: { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" },
      imperial: { queue: [{ "shield-bunker": 1 }] },
      systems: {
        corellia: { loyalty: "imperial" },
        felucia: { loyalty: "imperial", units: { stormtrooper: 1 } },
        mandalore: { loyalty: "imperial", units: { "death-star": 1 } },
      },
    };
    const { reasons } = decided(spec);
    expect(reasons[0]).toMatchObject({ rule: "solo.deploy.death-star", chosen: "mandalore", dice: [] });
    expect(reasons[0]?.criteria.at(-1)?.criterion).toBe("death-star");
  });

  const YARD = {
    felucia: { subjugated: true, units: { "death-star-under-construction": 1, stormtrooper: 1 } },
    coruscant: { sabotaged: true },
  } as const;
  const EXPANSION: Scenario["config"] = { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" };
  const built = { "death-star": 1, "star-destroyer": 1, "at-at": 1 };

  test("[solo.deploy.revealed.units] A Death Star completed near the revealed base is joined by a ground unit, not by a second ship", () => {
    const base = { system: "yavin", revealed: true };
    const spec: Scenario = { ...REFRESH, config: EXPANSION, base, imperial: { queue: [built] }, systems: YARD };
    expect(carriedOut(spec)).toEqual(["deploy felucia death-star", "deploy felucia at-at"]);
  });

  test("[solo.deploy.hidden.theater] A Death Star counts once where it completes the one under construction", () => {
    const spec: Scenario = { ...REFRESH, config: EXPANSION, imperial: { queue: [built] }, systems: YARD };
    expect(carriedOut(spec, 1)).toEqual(["deploy felucia star-destroyer", "deploy felucia death-star"]);
  });

  test("[solo.deploy.death-star] [solo.refresh.deploy] Two of three Shield Bunkers are deployed beside a Death Star Under Construction, and the third elsewhere", () => {
    const systems = { ...YARD, corellia: { loyalty: "imperial" } } as const;
    const imperial = { queue: [{ "shield-bunker": 3 }] };
    expect(carriedOut({ ...REFRESH, config: EXPANSION, imperial, systems })).toEqual([
      "deploy corellia shield-bunker",
      "deploy felucia shield-bunker",
      "deploy felucia shield-bunker",
    ]);
  });

  test("[solo.deploy.death-star] A Shield Bunker is deployed by production like other units if there is no Death Star", () => {
    const queue = [{ "shield-bunker": 1, "at-at": 1 }];
    const rich = { corellia: { loyalty: "imperial" }, mandalore: { loyalty: "imperial" } } as const;
    const systems = { ...rich, coruscant: { sabotaged: true }, dagobah: { units: { stormtrooper: 1 } } };
    const spec: Scenario = { ...REFRESH, config: EXPANSION, imperial: { queue }, systems };
    expect(carriedOut(spec)).toEqual(["deploy corellia at-at", "deploy mandalore shield-bunker"]);
  });

  test("[solo.deploy.hidden.system] [solo.deploy.hidden.theater] The die decides between systems and units that are equal by every criterion", () => {
    const queue = [{ stormtrooper: 1, "tie-fighter": 1 }];
    const spec: Scenario = {
      ...REFRESH,
      imperial: { queue },
      systems: { corellia: { loyalty: "imperial" }, sullust: { loyalty: "imperial" }, coruscant: { sabotaged: true } },
    };
    const [system, theater] = decided(spec, 8, 8).reasons;
    expect(system).toMatchObject({ question: "deployment-system", chosen: "sullust", dice: [{ results: [8] }] });
    expect(theater).toMatchObject({ question: "deployment-theater", chosen: "ground", dice: [{ results: [8] }] });
  });

  const NEAR = { corellia: { loyalty: "imperial" }, mandalore: { loyalty: "imperial" } } as const;
  const ALIKE = { bothawui: { loyalty: "imperial" }, naboo: { loyalty: "imperial" } } as const;
  const HELD = { loyalty: "imperial", units: { stormtrooper: 1 } } as const;

  test.each([
    ["production", "tatooine", NEAR, "corellia"],
    ["weakest-fleet", "yavin", { ...ALIKE, bothawui: HELD }, "naboo"],
    ["die", "yavin", ALIKE, "naboo", 8],
  ] as const)(
    "[solo.deploy.revealed.systems] Among systems equally near to the revealed base the criterion %s decides",
    (by, base, systems, system, ...dice: readonly number[]) => {
      const spec: Scenario = {
        ...REFRESH,
        base: { system: base, revealed: true },
        imperial: { queue: [{ "at-at": 1 }] },
        systems: { coruscant: { sabotaged: true }, ...systems },
      };
      const [reason] = decided(spec, ...dice).reasons;
      expect(reason).toMatchObject({ rule: "solo.deploy.revealed.systems", chosen: system });
      expect(reason?.dice.length ? "die" : reason?.criteria.at(-1)?.criterion).toBe(by);
    },
  );

  const EQUAL = { corellia: { loyalty: "imperial" }, naboo: { loyalty: "imperial" } } as const;

  test.each([
    ["near-possible-base", { ...EQUAL, mandalore: { loyalty: "imperial" } }, "mandalore"],
    ["near-rich-rebels", { ...EQUAL, kessel: { loyalty: "rebel" } }, "naboo"],
    ["near-rich-empire", EQUAL, "corellia"],
  ] as const)(
    "[solo.var.deploy.system] In the variation the system for deployment is chosen by the criterion %s",
    (by, systems, system) => {
      const spec: Scenario = {
        ...REFRESH,
        config: { solo: { originalCombat: true, deployPriorityPbr: true } },
        probes: ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine"],
        imperial: { queue: [{ "at-at": 1 }] },
        systems: { coruscant: { sabotaged: true }, ...systems },
      };
      const [reason] = decided(spec).reasons;
      expect(reason).toMatchObject({ rule: "solo.deploy.hidden.system", chosen: system });
      expect(reason?.criteria.at(-1)).toMatchObject({ criterion: by, rule: "solo.var.deploy.system" });
    },
  );

  test("[solo.var.deploy.system] In the variation systems near a possible base get units first", () => {
    const config = { solo: { originalCombat: true, deployPriorityPbr: true } };
    const decision = decided(
      deployment({ config, probes: ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine"] }),
      1,
    );
    expect(decision.reasons[0]).toMatchObject({ question: "deployment-system", chosen: "mandalore" });
  });

  test("[solo.var.deploy.system] [solo.deploy.revealed.leftover] In the variation units go to the highest production once the base is revealed", () => {
    const spec: Scenario = {
      ...REFRESH,
      config: { solo: { originalCombat: true, deployPriorityPbr: true } },
      base: { system: "yavin", revealed: true },
      reputation: 4,
      imperial: { queue: [{ "at-at": 1 }] },
      systems: { coruscant: { sabotaged: true }, ...EQUAL, kessel: { loyalty: "rebel" } },
    };
    expect(decided(spec).action).toEqual({ type: "deploy", subject: "at-at", at: "corellia" });
  });

  test.each([
    [4, "take-unit stormtrooper"],
    [5, "take-unit assault-tank"],
  ])(
    "[example: build-die] [solo.refresh.build.choice] The die chooses the type for an icon that builds several: %d means %s",
    (face, key) => {
      const config = { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" } as const;
      const spec: Scenario = {
        ...TURN,
        config,
        phase: "refresh",
        stage: "build",
        round: 7,
        time: 8,
      };
      const decision = decided(begin(spec).state, face);
      expect(game.actionKey(decision.action)).toBe(key);
      expect(reasonFor(decision, "built-unit")).toMatchObject({
        rule: "solo.refresh.build.choice",
        subject: "coruscant",
      });
    },
  );
});
