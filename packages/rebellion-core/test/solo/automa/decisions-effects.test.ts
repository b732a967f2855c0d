import { game } from "@sw/rebellion-core";
import { play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { EXPANDED } from "./decision-table.ts";
import { type Decided, decided, kept, reasonFor, TURN } from "./table.ts";

const IMPERIAL = { loyalty: "imperial" } as const;
const REBEL = { loyalty: "rebel" } as const;
const REVEALED = { base: { system: "hoth", revealed: true } } as const;

/** The effect of a mission in a system. */
function effect(card: string, system: string, more: Scenario): Scenario {
  return { ...TURN, ...more, effect: { card, system, leaders: ["general-tagge"] } };
}

/** The picks of a decision in order: the one made now, then those planned. */
function picks({ action, memory }: Decided): readonly string[] {
  const plan = typeof memory === "object" && memory !== null && "plan" in memory ? memory["plan"] : [];
  const later = Array.isArray(plan) ? plan.filter((key) => typeof key === "string") : [];
  const subject = "subject" in action ? String(action.subject) : "";
  return [subject, ...later];
}

describe("which units a mission is about", () => {
  test("[solo.decision.hunt-them-down] Hunt Them Down destroys the units with the highest total strength value within its health limit", () => {
    const naboo = { ...REBEL, units: { "corellian-corvette": 1, "x-wing": 1, "rebel-trooper": 2 } };
    const decision = decided(effect("hunt-them-down", "naboo", { systems: { naboo } }));
    expect(reasonFor(decision, "card-units").rule).toBe("solo.decision.hunt-them-down");
    expect(kept(reasonFor(decision, "card-units"))["unit-strength"]).not.toContain("rebel-trooper");
  });

  test("[solo.decision.hunt-them-down] Between equal sets Hunt Them Down takes the theater with the higher strength value, and ground units at the revealed base", () => {
    const units = { "x-wing": 2, "rebel-trooper": 2, "rebel-transport": 1 };
    const hidden = decided(effect("hunt-them-down", "naboo", { systems: { naboo: { ...REBEL, units } } }));
    expect(reasonFor(hidden, "card-units").chosen).toBe("x-wing x-wing");
    const revealed = decided(effect("hunt-them-down", "hoth", { ...REVEALED, systems: { hoth: { units } } }));
    expect(reasonFor(revealed, "card-units").chosen).toBe("rebel-trooper rebel-trooper");
  });

  test("[solo.decision.double-our-efforts] Double Our Efforts advances the unit with the highest strength value, and among equal ones that on space 3", () => {
    const spec = (queue: Scenario["imperial"]) =>
      effect("double-our-efforts", "corellia", { systems: { corellia: IMPERIAL }, ...(queue && { imperial: queue }) });
    const strongest = decided(spec({ queue: [{}, { "star-destroyer": 1 }, { "at-st": 1 }] }));
    expect(strongest.action).toEqual({ type: "advance", subject: "star-destroyer", space: 2 });
    const farthest = decided(spec({ queue: [{}, { "star-destroyer": 1 }, { "star-destroyer": 1 }] }));
    expect(farthest.action).toEqual({ type: "advance", subject: "star-destroyer", space: 3 });
    expect(reasonFor(farthest, "card-unit").rule).toBe("solo.decision.double-our-efforts");
  });

  test("[solo.decision.double-our-efforts] Double Our Efforts advances the two strongest units with its pictured leader, wherever they are in the queue", () => {
    const advanced = (queue: readonly Readonly<Record<string, number>>[]) =>
      picks(
        decided({
          ...{ ...TURN, systems: { corellia: IMPERIAL }, imperial: { queue } },
          effect: { card: "double-our-efforts", system: "corellia", leaders: ["moff-jerjerrod"] },
        }),
      );
    expect(advanced([{}, { "at-at": 1, "tie-fighter": 1 }, { "star-destroyer": 1, "at-st": 1 }])).toEqual([
      "at-at",
      "advance 3 star-destroyer",
    ]);
    expect(advanced([{}, { "at-st": 1 }, { "at-st": 1, "at-at": 1 }])).toEqual(["at-st", "advance 3 at-at"]);
    expect(advanced([{}, { "star-destroyer": 2 }, { "tie-fighter": 2 }])).toEqual([
      "star-destroyer",
      "advance 2 star-destroyer",
    ]);
  });

  test.each([
    [
      [1, 1],
      ["stormtrooper", "take-unit stormtrooper"],
    ],
    [
      [1, 8],
      ["stormtrooper", "take-unit assault-tank"],
    ],
    [
      [8, 1],
      ["stormtrooper", "take-unit assault-tank"],
    ],
    [
      [8, 8],
      ["assault-tank", "take-unit assault-tank"],
    ],
  ] as const)(
    "[solo.refresh.build.choice] Each of two equal icons of a card builds what its own die says: %j means %j",
    (faces, units) => {
      const systems = { kashyyyk: IMPERIAL };
      const spec = effect("address-delays", "kashyyyk", { config: EXPANDED, systems });
      const decision = decided(spec, ...faces);
      expect(picks(decision)).toEqual(units);
      expect(decision.reasons.map(({ subject }) => subject)).toEqual(["address-delays", "address-delays"]);
    },
  );

  test("[solo.refresh.build.bunker] A card that queues units by icons brings a Shield Bunker only where a Death Star Under Construction needs it", () => {
    const queued = (more: Scenario, ...faces: readonly number[]) => {
      const systems = { bespin: IMPERIAL, ...more.systems };
      return picks(decided(effect("address-delays", "bespin", { config: EXPANDED, ...more, systems }), ...faces))[0];
    };
    const yard = { felucia: { units: { "death-star-under-construction": 1 } } } as const;
    const late = { imperial: { queue: [{}, {}, { "death-star": 1 }] }, systems: yard } as const;
    expect(queued({})).toBe("at-st");
    expect(queued(late, 8)).toBe("shield-bunker");
    expect(queued({ imperial: { queue: [{ "death-star": 1 }] }, systems: yard })).toBe("at-st");
  });

  test("[solo.refresh.build.bunker] A card that queues a Shield Bunker brings the only one of the round", () => {
    const spec = effect("address-delays", "bespin", {
      config: EXPANDED,
      imperial: { queue: [{}, {}, { "death-star": 1 }] },
      systems: { bespin: IMPERIAL, felucia: { units: { "death-star-under-construction": 1 } } },
    });
    const { state } = play(scenario(spec), [{ type: "take-unit", subject: "shield-bunker" }]);
    expect(game.view(state, "spectator").solo?.bunkerBuilt).toBe(true);
  });

  test("[solo.decision.oversee-project] Oversee Project deploys the unit with the highest strength value, and among equal ones that on space 2", () => {
    const systems = { corellia: { ...IMPERIAL, units: { stormtrooper: 1 } } };
    const queue = [{ "at-st": 1, "star-destroyer": 1 }, { "star-destroyer": 1 }, {}];
    const decision = decided(effect("oversee-project", "corellia", { systems, imperial: { queue } }));
    expect(decision.action).toEqual({ type: "advance", subject: "star-destroyer", space: 2 });
  });

  test("[solo.decision.imperial-might] Imperial Might deploys the four strongest units of space 1", () => {
    const systems = { corellia: { ...IMPERIAL, units: { "shield-bunker": 1 } } };
    const queue = [{ "at-st": 2, "star-destroyer": 2, stormtrooper: 2 }, {}, {}];
    const decision = decided(effect("imperial-might", "corellia", { config: EXPANDED, systems, imperial: { queue } }));
    expect(picks(decision).join(" ")).not.toContain("stormtrooper");
    expect(picks(decision).filter((key) => key !== "done")).toHaveLength(4);
  });
});

describe("what a mission moves", () => {
  const CONQUERORS = { "at-at": 1, stormtrooper: 3 } as const;

  test("[solo.decision.planetary-conquest] Planetary Conquest moves units from the system farthest away at the revealed base, and otherwise from a region with the fewest possible bases", () => {
    const systems = {
      mustafar: { ...IMPERIAL, units: CONQUERORS },
      felucia: { ...IMPERIAL, units: { stormtrooper: 1 } },
      hoth: { units: { "rebel-trooper": 1 } },
    };
    const revealed = decided(effect("planetary-conquest", "hoth", { ...REVEALED, systems }));
    expect(reasonFor(revealed, "card-moves")).toMatchObject({
      rule: "solo.decision.planetary-conquest",
      chosen: "felucia",
    });
    const rebels = { ...systems, naboo: { ...REBEL, units: { "rebel-trooper": 1 } } };
    const hidden = decided(effect("planetary-conquest", "naboo", { systems: rebels }));
    expect(reasonFor(hidden, "card-moves").chosen).toBe("felucia");
  });

  test("[solo.decision.planetary-conquest] Among equal sources Planetary Conquest takes all units of the system with most movable units, and none of another", () => {
    const systems = {
      corellia: { ...IMPERIAL, units: CONQUERORS },
      alderaan: { units: { stormtrooper: 1 } },
      naboo: { ...REBEL, units: { "rebel-trooper": 1 } },
    };
    const decision = decided(effect("planetary-conquest", "naboo", { systems }));
    expect(reasonFor(decision, "card-moves").chosen).toBe("corellia");
    expect(decision.action).toMatchObject({ type: "move", from: "corellia" });
    expect(picks(decision).join(" ")).not.toContain("alderaan");
  });

  /** The TIE Fighters that Scouting Mission moves to the revealed base. */
  function scouted(systems: Scenario["systems"]): Decided {
    const spec: Scenario = {
      ...TURN,
      ...REVEALED,
      ...(systems && { systems }),
      leaders: { "soontir-fel": "pool" },
      effect: { card: "scouting-mission", leader: "soontir-fel" },
    };
    return decided(play(scenario(spec), [{ type: "choose-system", subject: "hoth" }]).state);
  }

  test("[solo.decision.scouting-mission] Scouting Mission moves four TIE Fighters, the farthest ones first and those beside Rebels last, or all if there are fewer", () => {
    const systems = {
      mustafar: { ...IMPERIAL, units: { "tie-fighter": 2, "star-destroyer": 1 } },
      mygeeto: { ...IMPERIAL, units: { "tie-fighter": 2 } },
      felucia: { units: { "tie-fighter": 2, "star-destroyer": 1 } },
      yavin: { units: { "rebel-trooper": 1 } },
    };
    const decision = scouted(systems);
    expect(picks(decision).join(" ")).not.toContain("felucia");
    expect(picks(decision).filter((key) => key !== "done")).toHaveLength(4);
    const few = scouted({ hoth: { units: { "rebel-trooper": 1 } }, felucia: { units: { "tie-fighter": 2 } } });
    expect(picks(few)).toEqual(["tie-fighter", "move felucia tie-fighter", "done"]);
  });

  test("[solo.decision.were-the-bait] We're the Bait takes the base's units with the highest strength value in the theater with more units", () => {
    const spec: Scenario = {
      ...effect("were-the-bait", "mustafar", {
        config: EXPANDED,
        systems: { mustafar: { ...IMPERIAL, units: { stormtrooper: 1 } } },
        baseSpace: { "rebel-trooper": 1, "x-wing": 2, "corellian-corvette": 1 },
      }),
    };
    const decision = decided(spec);
    expect(picks(decision).join(" ")).not.toContain("rebel-trooper");
    expect(picks(decision).join(" ")).toContain("corellian-corvette");
  });

  test("[solo.decision.were-the-bait] We're the Bait moves no units of the smaller theater, even if the larger one has fewer than the card allows", () => {
    const decision = decided(
      effect("were-the-bait", "mustafar", {
        config: EXPANDED,
        systems: { mustafar: { ...IMPERIAL, units: { stormtrooper: 1 } } },
        baseSpace: { "rebel-trooper": 1, "x-wing": 2 },
      }),
    );
    expect(picks(decision)).toEqual(["x-wing", "move rebel-base x-wing", "done"]);
  });
});

describe("what else a mission asks for", () => {
  test("[solo.decision.research-and-development] Research and Development removes a sabotage marker if there is one, and otherwise draws a project", () => {
    const sabotaged = { corellia: { ...IMPERIAL, sabotaged: true } };
    expect(decided(effect("research-and-development", "corellia", { systems: sabotaged })).action).toEqual({
      type: "choose-option",
      subject: 1,
    });
  });

  test("[solo.decision.fear-will-keep-them-in-line] Fear Will Keep Them in Line gains loyalty in Rebel systems first, then in subjugated ones, by production value", () => {
    const gained = (more: Scenario["systems"], ...dice: readonly number[]) => {
      const systems = { tatooine: { units: { "star-destroyer": 1 } }, ...more };
      const { reasons } = decided(effect("fear-will-keep-them-in-line", "tatooine", { systems }), ...dice);
      return reasons.filter(({ question }) => question === "card-system").map(({ chosen }) => chosen);
    };
    expect(gained({ ryloth: REBEL, geonosis: {} })).toEqual(["ryloth", "geonosis"]);
    expect(gained({ ryloth: REBEL, rodia: { subjugated: true, units: { stormtrooper: 1 } } })).toEqual([
      "ryloth",
      "rodia",
    ]);
    expect(gained({ rodia: { subjugated: true, units: { stormtrooper: 1 } } })).toEqual(["rodia", "geonosis"]);
    expect(gained({}, 1)).toEqual(["geonosis", "rodia"]);
  });

  test("[solo.decision.draw-them-out] Draw Them Out takes the leader of the Rebel pool with the highest skill score", () => {
    const leaders = { "princess-leia": "pool", chewbacca: "pool" } as const;
    const decision = decided(effect("draw-them-out", "corellia", { config: EXPANDED, leaders }));
    expect(decision.action).toEqual({ type: "choose-leader", subject: "princess-leia" });
  });

  test("[solo.decision.promotion] [solo.decision.hire-mercenaries] The Promotion recruits the leader with the best tactic values, and Hire Mercenaries the most skilled without any", () => {
    const leaders = {
      "darth-vader": "supply",
      "emperor-palpatine": "supply",
      "director-krennic": "pool",
      "colonel-yularen": "pool",
      "jabba-the-hutt": "pool",
      "boba-fett": "supply",
    } as const;
    const promoted = decided(effect("promotion-imperial", "corellia", { config: EXPANDED, leaders }), 1);
    expect(reasonFor(promoted, "card-leader").rule).toBe("solo.decision.promotion");
    expect(Object.keys(kept(reasonFor(promoted, "card-leader")))).toEqual(["tactic-score", "skill-score"]);
    const hired = decided(effect("hire-mercenaries", "hoth", { config: EXPANDED, leaders }));
    expect(hired.action).toEqual({ type: "choose-leader", subject: "boba-fett" });
  });

  test.each([
    ["solo.decision.blindside", "blindside", "boba-fett", TURN.config],
    ["solo.decision.post-bounty", "post-bounty", "jabba-the-hutt", EXPANDED],
  ] as const)(
    "[%s] While the Empire holds %s, its leader %s is sent on missions first",
    (rule, card, leader, config) => {
      const state = scenario({
        ...TURN,
        ...(config && { config }),
        systems: { naboo: REBEL, kessel: { subjugated: true, units: { stormtrooper: 1 } } },
        leaders: { "colonel-yularen": "pool", "grand-moff-tarkin": "pool", [leader]: "pool" },
        imperial: { actions: [card] },
        solo: { round: ["gather-intel"] },
      });
      const decision = decided(play(state, [{ type: "play-mission" }]).state);
      const [first] = reasonFor(decision, "mission-leader").criteria;
      expect(first).toMatchObject({ criterion: "action-card", rule });
    },
  );
});
