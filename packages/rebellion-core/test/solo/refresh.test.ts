import { game, type State } from "@sw/rebellion-core";
import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { pileSize, shownCards } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { ALL, act, asks, BASE, DONE, expectSound, offered, seen, spotOf } from "./table.ts";

const OUTPOSTS = Object.fromEntries(
  ["bespin", "naboo", "rodia", "utapau", "hoth"].map((id) => [id, { units: { "x-wing": 1 } }]),
);
const at = (step: NonNullable<Scenario["stage"]>, spec: Scenario = {}): Scenario => ({
  config: BASE,
  phase: "refresh",
  stage: step,
  base: { system: "yavin" },
  ...spec,
});

/** Refresh Phase from a step on, chance answered by name. */
const from = (step: NonNullable<Scenario["stage"]>, spec: Scenario = {}, draws?: readonly string[]) =>
  begin(at(step, spec), draws === undefined ? {} : { draws });

const open = (state: State): readonly string[] => shownCards(game.view(state, "spectator").probes);

describe("The Refresh Phase of a solo game", () => {
  it("[solo.refresh.objectives] The first step of the Refresh Phase asks only the Rebels for an objective", () => {
    const state = scenario(at("objective", { objectives: ["establish-outposts"], systems: OUTPOSTS }));
    expect(asks(state)).toBe("rebel: objective");
  });

  it("[solo.refresh.retrieve-leaders] Leaders return to their pools, including those reserved for a mission, but not captured ones", () => {
    const state = scenario(
      at("retrieve", {
        leaders: {
          "darth-vader": "kessel",
          "han-solo": { at: "kessel", ring: "captured" },
          "general-tagge": "mission",
        },
        systems: { kessel: { units: { stormtrooper: 1 } } },
        solo: { reserved: [{ card: "interrogation", leader: "general-tagge" }] },
      }),
    );
    expect(spotOf(state, "darth-vader")).toBe("pool");
    expect(spotOf(state, "general-tagge")).toBe("pool");
    expect(spotOf(state, "han-solo")).toBe("kessel");
    expect(seen(state).reserved).toEqual([]);
  });

  it("[solo.refresh.draw-missions] Only the Rebels draw missions, and discard down to ten", () => {
    const { state, events } = from("missions");
    const drawn = events.filter((one) => one.rule === "reb.refresh.draw-two-missions");
    expect(drawn).toMatchObject([{ faction: "rebel", cards: [{}, {}] }]);
    expect(pileSize(state.sides[1].missions)).toBe(0);
  });

  it("[example: two-probes] [solo.refresh.probes] The Empire draws two probe cards; those of remote systems are face up, the others face down", () => {
    const { state } = from("probes", { probeTop: ["hoth", "naboo"] });
    expect(open(state)).toEqual(["probe:hoth"]);
    expect(shownCards(game.view(state, "imperial").probes)).toEqual(
      expect.arrayContaining(["probe:hoth", "probe:naboo"]),
    );
    expect(seen(state).garrisoned).toEqual([]);
    expect(game.view(state, "spectator").base.publicCandidates).not.toContain("hoth");
    expectSound(state);
  });

  it("[solo.refresh.draw-objective] [solo.refresh.time] The Rebels draw an objective before the time marker advances", () => {
    const { state, events } = from("draw-objective", { round: 2 });
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(["cards-drawn", "time-advanced"]));
    expect(state.time).toBe(3);
  });

  it("[solo.refresh.recruit.rebel] Only the Rebels look at two action cards and keep one", () => {
    const { state } = from("recruit", { round: 2, time: 2 });
    expect(asks(state)).toBe("rebel: recruit-card");
    expect(game.decision(state)?.simultaneous).toEqual([]);
    expect(pileSize(state.sides[1].aside)).toBe(0);
  });

  it("[solo.refresh.recruit.empire] The Empire reveals action cards until one can recruit a leader chosen by a die; it keeps that card face up, and the others go under the deck", () => {
    const spec: Scenario = {
      imperial: { actionTop: ["local-rumors"] },
    };
    const { state } = from("recruit", { round: 2, time: 2, ...spec });
    const [card] = offered(state);
    const chosen = act(state, [{ type: "take-card", subject: card?.split(" ")[1] ?? "" }]).state;
    const declare = game.legalActions(chosen)[0];
    if (declare === undefined) throw new Error("nobody is asked");
    const { state: next, events } = act(chosen, [declare]);
    const recruited = events.filter((one) => one.type === "leader-recruited");
    expect(recruited).toHaveLength(2);
    const [hand] = game.view(next, "rebel").sides.imperial.actions[0];
    expect(hand?.cards).toEqual(["local-rumors"]);
    expectSound(next);
  });

  it.each([
    ["local-rumors", undefined, "colonel-yularen"],
    ["good-intel-rote", "4", "colonel-yularen"],
    ["good-intel-rote", "5", "soontir-fel"],
  ] as const)(
    "[example: recruit-die] [solo.dice.candidates] The die chooses among the leaders on %s, the first by name on 1 to 4: a roll of %s",
    (card, face, leader) => {
      const { state } = from("recruit", { config: ALL, round: 2, time: 2, imperial: { actionTop: [card] } });
      const [first] = offered(state);
      const chosen = act(state, [{ type: "take-card", subject: first?.split(" ")[1] ?? "" }]).state;
      const [declare] = game.legalActions(chosen);
      if (declare === undefined) throw new Error("nobody is asked");
      const draws = face === undefined ? [] : [{ label: "d8: recruit", answer: face }];
      const { events } = act(chosen, [declare], draws);
      expect(events.flatMap((one) => (one.type === "leader-recruited" ? [one.leader] : []))).toContain(leader);
    },
  );

  it("[solo.refresh.recruit.empire] An action card that can recruit no leader is skipped", () => {
    const leaders: Scenario["leaders"] = {
      "colonel-yularen": "pool",
      "admiral-ozzel": "pool",
      "moff-jerjerrod": "pool",
    };
    const { state } = from("recruit", {
      round: 2,
      time: 2,
      leaders,
      imperial: { actionTop: ["proceeding-as-planned"] },
    });
    const [card] = offered(state);
    const chosen = act(state, [{ type: "take-card", subject: card?.split(" ")[1] ?? "" }]).state;
    const declare = game.legalActions(chosen)[0];
    if (declare === undefined) throw new Error("nobody is asked");
    const { state: next, events } = act(chosen, [declare]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "cards-moved", to: "deck-bottom", rule: "solo.refresh.recruit.empire" }),
    );
    const under = game.view(next, "rebel").sides.imperial.actionDeck.at(-1);
    expect(under?.cards).toContain("proceeding-as-planned");
    expectSound(next);
  });

  it("[solo.refresh.recruit.empire] The Empire keeps the first revealed action card if no card of the deck can recruit a leader", () => {
    const everybody = [
      "admiral-ozzel",
      "admiral-piett",
      "boba-fett",
      "colonel-yularen",
      "general-veers",
      "janus-greejatus",
      "moff-jerjerrod",
      "soontir-fel",
    ];
    const leaders = Object.fromEntries(everybody.map((leader) => [leader, "pool" as const]));
    const { state } = from("recruit", {
      round: 2,
      time: 2,
      leaders,
      imperial: { actionTop: ["proceeding-as-planned"] },
    });
    const deck = pileSize(state.sides[1].actionDeck);
    const [card] = offered(state);
    const chosen = act(state, [{ type: "take-card", subject: card?.split(" ")[1] ?? "" }]).state;
    const [declare] = game.legalActions(chosen);
    if (declare === undefined) throw new Error("nobody is asked");
    const { state: next, events } = act(chosen, [declare]);
    const turned = events.filter((one) => one.type === "cards-drawn" && one.deck === "imperial-action");
    expect(turned).toHaveLength(deck);
    const { actions, actionDeck } = game.view(next, "rebel").sides.imperial;
    expect(actions[0].map(({ cards }) => cards)).toEqual([["proceeding-as-planned"]]);
    expect(actionDeck.reduce((sum, { count }) => sum + count, 0)).toBe(deck - 1);
    expectSound(next);
  });

  it("[solo.refresh.build.order] The Empire builds before the Rebels, and destroys no own units to free miniatures", () => {
    const state = scenario(
      at("build", {
        config: ALL,
        round: 4,
        time: 4,
        systems: { kashyyyk: { loyalty: "rebel" }, sullust: { loyalty: "imperial" } },
      }),
    );
    expect(asks(state)).toBe("imperial: build");
    for (const key of offered(state)) expect(key).toMatch(/^take-unit /);
    const faq = scenario(
      at("build", {
        config: { ...ALL, rulings: "faq" },
        round: 4,
        time: 4,
        systems: { sullust: { loyalty: "imperial" } },
      }),
    );
    expect(offered(faq)).not.toContain("pass");
  });

  it("[example: one-bunker] [solo.refresh.build.bunker] A Shield Bunker is built at most once a round, only for an unprotected Death Star Under Construction whose Death Star leaves the queue later", () => {
    const yard = (units: Record<string, number>) => ({ felucia: { subjugated: true, units } });
    const bunkers = (spec: Scenario): number => {
      let state = scenario(at("build", { config: ALL, round: 4, time: 4, ...spec }));
      let found = 0;
      while (asks(state) === "imperial: build") {
        const bunker = offered(state).includes("take-unit shield-bunker");
        if (bunker) found += 1;
        const [first] = game.legalActions(state);
        const action = bunker ? ({ type: "take-unit", subject: "shield-bunker" } as const) : first;
        if (action === undefined) break;
        state = act(state, [action]).state;
      }
      return found;
    };
    const late = { imperial: { queue: [{}, {}, { "death-star": 1 }] } } as const;
    const dsuc = { "death-star-under-construction": 1, stormtrooper: 1 };
    // Systems whose icons build a circle on the ground.
    const sites = {
      sullust: { loyalty: "imperial" },
      bespin: { loyalty: "imperial" },
      saleucami: { loyalty: "imperial" },
    } as const;
    expect(bunkers({ ...late, systems: { ...sites, ...yard(dsuc) } })).toBe(1);
    expect(bunkers({ ...late, systems: { ...sites, ...yard({ ...dsuc, "shield-bunker": 1 }) } })).toBe(0);
    expect(bunkers({ imperial: { queue: [{ "death-star": 1 }] }, systems: { ...sites, ...yard(dsuc) } })).toBe(0);
    expect(bunkers({ ...late, systems: sites })).toBe(0);
  });

  it("[solo.refresh.build.bunker] [solo.command.activate.once] A new round forgets that a bunker was built and which units have moved", () => {
    const state = scenario({
      config: ALL,
      phase: "refresh",
      stage: "end",
      solo: { bunkerBuilt: true, moved: { naboo: { "star-destroyer": 1 } } },
      systems: { naboo: { units: { "star-destroyer": 1 } } },
    });
    expect(state.solo).toMatchObject({ bunkerBuilt: false, moved: [] });
  });

  it("[solo.move.hidden.after-a-find] A new Command Phase forgets that a possible base was ruled out in the last one", () => {
    const state = scenario({ config: ALL, phase: "assignment", active: "imperial", solo: { found: true } });
    expect([state.phase, state.solo?.found]).toEqual(["command", false]);
  });

  it("[example: two-in-a-system] [solo.refresh.deploy] The Empire deploys first, two units to a system, and units that cannot be deployed return to space 1", () => {
    const state = scenario(
      at("deploy", {
        imperial: { queue: [{ stormtrooper: 3 }] },
        rebel: { queue: [{ "x-wing": 1 }] },
        systems: { kashyyyk: { loyalty: "rebel" } },
      }),
    );
    expect(asks(state)).toBe("imperial: deploy");
    const { state: next } = act(state, [
      { type: "deploy", subject: "stormtrooper", at: "coruscant" },
      { type: "deploy", subject: "stormtrooper", at: "coruscant" },
    ]);
    expect(game.view(next, "rebel").sides.imperial.queue[0]).toEqual([{ unit: "stormtrooper", count: 1 }]);
    expect(asks(next)).toBe("rebel: deploy");
    act(next, [DONE]);
  });
});
