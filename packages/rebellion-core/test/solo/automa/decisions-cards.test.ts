import { game } from "@sw/rebellion-core";
import { automa } from "@sw/rebellion-core/solo";
import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { type Json, scripted } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { type Case, EXPANDED, expectDecided } from "./decision-table.ts";
import { decided, kept, reasonFor, TURN } from "./table.ts";

const IMPERIAL = { loyalty: "imperial" } as const;
const REBEL = { loyalty: "rebel" } as const;
const FLEET = { "star-destroyer": 1, stormtrooper: 2 } as const;
const REVEALED = { base: { system: "hoth", revealed: true } } as const;

/** A leader of the pool uses the card, which asks at once. */
function using(card: string, leader: string, situation: Scenario): Scenario {
  const leaders = { ...situation.leaders, [leader]: "pool" };
  return { ...TURN, ...situation, leaders, effect: { card, leader } };
}

const LEADER_OF: Readonly<Record<string, string>> = {
  "boba-fett-where": "boba-fett",
  "brilliant-administrator": "grand-moff-tarkin",
  "catch-them-by-surprise": "admiral-ozzel",
  "local-rumors": "colonel-yularen",
  "public-support": "janus-greejatus",
  "scouting-mission": "soontir-fel",
};

describe("where an action card puts its leader", () => {
  test.for<Case>([
    ...(
      [
        ["solo.decision.boba-fett-where", "boba-fett-where"],
        ["solo.decision.brilliant-administrator", "brilliant-administrator"],
        ["solo.decision.public-support", "public-support"],
      ] as const
    ).flatMap(([rule, card]): readonly Case[] => [
      [rule, card, "production", { systems: { rodia: IMPERIAL, corellia: IMPERIAL } }, "corellia"],
      [rule, card, "fastest-production", { systems: { corellia: IMPERIAL, mygeeto: IMPERIAL } }, "mygeeto"],
      [rule, card, "die", { systems: { sullust: IMPERIAL, mygeeto: IMPERIAL } }, "mygeeto", 1],
    ]),
    [
      "solo.decision.public-support",
      "public-support",
      "distance",
      { ...REVEALED, systems: { mustafar: IMPERIAL, corellia: IMPERIAL } },
      "mustafar",
    ],
    [
      "solo.decision.public-support",
      "public-support",
      "strength",
      { ...REVEALED, systems: { bespin: IMPERIAL, mustafar: { ...IMPERIAL, units: FLEET } } },
      "mustafar",
    ],
    [
      "solo.decision.catch-them-by-surprise",
      "catch-them-by-surprise",
      "base",
      { ...REVEALED, systems: { mustafar: { ...IMPERIAL, units: FLEET } } },
      "hoth",
    ],
    [
      "solo.decision.catch-them-by-surprise",
      "catch-them-by-surprise",
      "fleet-strength",
      {
        systems: {
          mustafar: { ...IMPERIAL, units: FLEET },
          naboo: { units: { "star-destroyer": 2, stormtrooper: 1 } },
        },
      },
      "dagobah",
    ],
    [
      "solo.decision.catch-them-by-surprise",
      "catch-them-by-surprise",
      "rebels",
      { systems: { coruscant: { units: FLEET }, alderaan: REBEL } },
      "alderaan",
    ],
    ["solo.decision.scouting-mission", "scouting-mission", "base", { ...REVEALED, systems: { naboo: REBEL } }, "hoth"],
    [
      "solo.decision.scouting-mission",
      "scouting-mission",
      "production",
      { systems: { naboo: REBEL, kessel: REBEL, hoth: { units: { "tie-fighter": 1 } } } },
      "naboo",
    ],
    [
      "solo.decision.scouting-mission",
      "scouting-mission",
      "fastest-production",
      { systems: { sullust: REBEL, corellia: REBEL } },
      "sullust",
    ],
    [
      "solo.decision.local-rumors",
      "local-rumors",
      "possible-base",
      {
        probes: ["dagobah", "dantooine", "dathomir", "endor", "hoth", "ilum", "tatooine"],
        base: { system: "yavin" },
        systems: {
          saleucami: { ...IMPERIAL, units: { stormtrooper: 1 } },
          rodia: { ...IMPERIAL, units: { stormtrooper: 1 } },
        },
      },
      "saleucami",
    ],
  ])("[%s] The automa chooses the system of %s by the criterion %s", (tested) => {
    const [, card, , situation, , ...dice] = tested;
    expectDecided(decided(using(card, LEADER_OF[card] ?? "", situation), ...dice), "card-system", tested);
  });

  test("[solo.decision.local-rumors] [solo.map.numbering] A die chooses the region for Local Rumors, equally likely whatever its number of systems, and then one of its systems", () => {
    const held = { ...IMPERIAL, units: { stormtrooper: 1 } };
    // Region 4 of the map holds Saleucami and Mon Calamari, region 6 Rodia; region 5 holds Kessel and no possible base.
    const systems = { saleucami: held, "mon-calamari": held, rodia: held, kessel: held };
    const spec = using("local-rumors", "colonel-yularen", { systems });
    const chosen = (...dice: readonly number[]) => reasonFor(decided(spec, ...dice), "card-system");
    expect(chosen(4, 4)).toMatchObject({ chosen: "mon-calamari", dice: [{ among: ["4", "6"], kept: "4" }, {}] });
    expect(chosen(1, 5).chosen).toBe("saleucami");
    expect([5, 8].map((face) => chosen(face).chosen)).toEqual(["rodia", "rodia"]);
  });
});

describe("which units an action card is about", () => {
  /** A card in a combat on Naboo. */
  function inCombat(card: string, units: Readonly<Record<string, number>>): Scenario {
    const systems = { naboo: { units: { "death-star": 1, stormtrooper: 1, ...units } } };
    return { ...TURN, systems, combat: { system: "naboo", initiator: "imperial" }, effect: { card, system: "naboo" } };
  }

  test("[solo.decision.target-the-generator] Target the Generator destroys an Ion Cannon if there is one, and otherwise a structure chosen by the die", () => {
    const cannon = decided(inCombat("target-the-generator", { "ion-cannon": 1, "shield-generator": 1 }));
    expect(cannon.action).toMatchObject({ subject: "ion-cannon" });
    expect(reasonFor(cannon, "card-unit").rule).toBe("solo.decision.target-the-generator");
  });

  test("[solo.decision.fully-operational] Fully Operational destroys the Rebel ship with the highest strength value, and the die decides between equal ones", () => {
    const ship = decided(inCombat("fully-operational", { "mon-calamari-cruiser": 1, "x-wing": 1 }));
    expect(ship.action).toMatchObject({ subject: "mon-calamari-cruiser" });
    const equal = inCombat("fully-operational", { "y-wing": 1, "x-wing": 1 });
    expect(decided(equal, 1).action).not.toEqual(decided(equal, 8).action);
    expect(reasonFor(decided(equal, 1), "card-unit").rule).toBe("solo.decision.fully-operational");
  });
});

describe("when action cards are used", () => {
  const NABOO = 21;

  /** The Empire holds the cards as a combat on Naboo begins. */
  function battle(
    cards: readonly string[],
    units: Readonly<Record<string, number>>,
    leaders: NonNullable<Scenario["leaders"]>,
  ): Scenario {
    return {
      ...TURN,
      systems: { naboo: { units } },
      leaders,
      imperial: { actions: cards },
      combat: { system: "naboo", initiator: "imperial" },
      frames: [{ kind: "window", timing: "start-of-combat", side: 1, asked: 0, system: NABOO }],
    };
  }
  const FIGHT = { "star-destroyer": 1, "x-wing": 1 };

  test.for([
    ["solo.decision.keep-them-from-escaping", "keep-them-from-escaping", "admiral-piett"],
    ["solo.decision.according-to-my-design", "according-to-my-design", "emperor-palpatine"],
  ])("[%s] The automa uses %s in the first combat in which it can", ([rule, card = "", leader = ""]) => {
    const decision = decided(battle([card], FIGHT, { [leader]: "naboo" }));
    expect(decision.action).toEqual({ type: "use-action", subject: card, leader });
    expect(reasonFor(decision, "action-card").rule).toBe(rule);
  });

  test("[solo.decision.target-the-generator] [solo.decision.fully-operational] The automa keeps a card that would destroy nothing", () => {
    expect(decided(battle(["target-the-generator"], FIGHT, { "general-veers": "naboo" })).action.type).toBe("pass");
    expect(decided(battle(["fully-operational"], FIGHT, { "moff-jerjerrod": "naboo" })).action.type).toBe("pass");
    const structure = { ...FIGHT, "ion-cannon": 1 };
    expect(decided(battle(["target-the-generator"], structure, { "general-veers": "naboo" })).action.type).toBe(
      "use-action",
    );
  });

  test.each([
    ["x-wing", "admiral-piett"],
    ["rebel-trooper", "general-veers"],
  ])(
    "[solo.decision.ready-for-action] Against only an %s, Ready for Action brings %s into the combat",
    (unit, leader) => {
      const pool = { "admiral-piett": "pool", "general-veers": "pool" } as const;
      const units = { "star-destroyer": 1, stormtrooper: 1, [unit]: 1 };
      const decision = decided(battle(["ready-for-action"], units, pool));
      expect(decision.action).toEqual({ type: "use-action", subject: "ready-for-action", leader });
      expect(reasonFor(decision, "card-leader").rule).toBe("solo.decision.ready-for-action");
    },
  );

  const ASSIGNING: Scenario = {
    ...TURN,
    phase: "assignment",
    systems: { corellia: IMPERIAL },
    leaders: { "boba-fett": "pool" },
    imperial: { actions: ["boba-fett-where"] },
  };

  test("[solo.assign.actions] The automa first uses the assignment card that it has held longest", () => {
    const both = scenario({
      ...ASSIGNING,
      systems: { saleucami: { ...IMPERIAL, units: { stormtrooper: 1 } } },
      leaders: { "boba-fett": "pool", "colonel-yularen": "pool" },
      imperial: { actions: ["boba-fett-where", "local-rumors"] },
    });
    const first = (memory: Json) => automa(game.view(both, "imperial"), memory, { chance: scripted([]) }).action;
    expect(first(null)).toMatchObject({ subject: "boba-fett-where" });
    expect(reasonFor(decided(both), "action-card").rule).toBe("solo.assign.actions");
    expect(first({ kind: "turn", plan: [], cards: ["local-rumors", "boba-fett-where"] })).toMatchObject({
      subject: "local-rumors",
    });
    const later = automa(game.view(both, "imperial"), { cards: ["local-rumors", "gone"] }, { chance: scripted([]) });
    expect(later.memory).toMatchObject({ cards: ["local-rumors", "boba-fett-where"] });
  });

  test("[solo.assign.actions] The automa uses every assignment card that can be used", () => {
    expect(decided(ASSIGNING).action).toEqual({ type: "use-action", subject: "boba-fett-where", leader: "boba-fett" });
  });

  test.each([
    [4, "done"],
    [5, "use-action"],
  ])(
    "[example: assignment-die] [solo.var.assign-actions.roll] In the variation a die decides whether assignment cards are used: %d means %s",
    (face, type) => {
      const config = { solo: { originalCombat: true, randomAssignmentActions: true } };
      expect(decided({ ...ASSIGNING, config }, face).action.type).toBe(type);
    },
  );

  test("[solo.var.assign-actions.roll] The die of the variation is rolled once per round for all assignment cards, and again in the next round", () => {
    const config = { solo: { originalCombat: true, randomAssignmentActions: true } };
    const view = game.view(scenario({ ...ASSIGNING, config }), "imperial");
    const first = automa(view, null, { chance: scripted(["5"]) });
    expect(first.action.type).toBe("use-action");
    expect(automa(view, first.memory, { chance: scripted([]) }).action.type).toBe("use-action");
    const later = game.view(scenario({ ...ASSIGNING, config, round: 4 }), "imperial");
    expect(automa(later, first.memory, { chance: scripted(["4"]) }).action.type).toBe("done");
  });

  test("[solo.decision.local-rumors] The automa keeps Local Rumors until Imperial units are in a region with a possible base", () => {
    const rumors = (system: string): string => {
      const systems = { [system]: { ...IMPERIAL, units: { stormtrooper: 1 } } };
      const leaders = { "colonel-yularen": "pool" } as const;
      return decided({ ...ASSIGNING, systems, leaders, imperial: { actions: ["local-rumors"] } }).action.type;
    };
    expect(rumors("corellia")).toBe("done");
    expect(rumors("saleucami")).toBe("use-action");
  });

  test.each([
    ["where a battle is fought", { stormtrooper: 1, "rebel-trooper": 1 }, 1, []],
    [
      "by the die where both are fought over",
      { "star-destroyer": 1, "x-wing": 1, stormtrooper: 1, "rebel-trooper": 1 },
      0,
      [4],
    ],
    ["by the die where both are", { "star-destroyer": 1, "x-wing": 1, stormtrooper: 1, "rebel-trooper": 1 }, 1, [5]],
  ] as const)(
    "[solo.decision.more-dangerous-than-you-realize] More Dangerous Than You Realize takes the theater %s",
    (_what, units, subject, faces) => {
      const decision = decided(
        {
          ...TURN,
          systems: { naboo: { units } },
          leaders: { "general-tagge": "naboo" },
          combat: { system: "naboo", initiator: "imperial" },
          imperial: { actionsUsed: ["more-dangerous-than-you-realize"] },
          effect: { card: "more-dangerous-than-you-realize", system: "naboo", leader: "general-tagge" },
        },
        ...faces,
      );
      expect(decision.action).toEqual({ type: "choose-option", subject });
      expect(reasonFor(decision, "option").rule).toBe("solo.decision.more-dangerous-than-you-realize");
    },
  );

  test("[solo.decision.local-rumors] The automa keeps Local Rumors while the base is revealed", () => {
    const held = { saleucami: { ...IMPERIAL, units: { stormtrooper: 1 } } };
    const waiting = {
      ...ASSIGNING,
      systems: held,
      leaders: { "colonel-yularen": "pool" },
      imperial: { actions: ["local-rumors"] },
    } as const;
    expect(decided(waiting).action.type).toBe("use-action");
    expect(decided({ ...waiting, ...REVEALED }).action.type).toBe("done");
  });
});

describe("action cards of the expansion", () => {
  const BOX = { ...TURN, config: EXPANDED } as const;

  test("[solo.decision.early-promotion] Early Promotion recruits Admiral Motti in the Imperial system with the highest production value, then with the fastest production", () => {
    const spec: Scenario = {
      ...BOX,
      systems: { corellia: IMPERIAL, mygeeto: IMPERIAL, rodia: IMPERIAL },
      effect: { card: "early-promotion" },
    };
    expect(decided(spec).action).toEqual({ type: "choose-option", subject: 1 });
    const placed = decided({ ...spec, effect: { card: "early-promotion", pc: 3 } });
    expect(kept(reasonFor(placed, "card-system"))["production"]).toEqual(["corellia", "mygeeto"]);
    expect(reasonFor(placed, "card-system")).toMatchObject({
      rule: "solo.decision.early-promotion",
      chosen: "mygeeto",
    });
  });

  test.each([
    ["skill-score", { "darth-vader": "naboo", "general-veers": "naboo" }, "darth-vader"],
    ["most-skills", { "grand-moff-tarkin": "naboo", "admiral-piett": "naboo" }, "grand-moff-tarkin"],
    ["tactic-score", { "admiral-piett": "naboo", "soontir-fel": "naboo" }, "admiral-piett"],
  ] as const)(
    "[solo.decision.track-them] Track Them returns the leader chosen by the criterion %s to the pool",
    (decides, leaders, leader) => {
      const decision = decided({ ...BOX, leaders, effect: { card: "track-them", system: "naboo" } });
      const reason = reasonFor(decision, "card-leader");
      expect(reason).toMatchObject({ rule: "solo.decision.track-them", chosen: leader });
      expect(reason.criteria.at(-1)?.criterion).toBe(decides);
    },
  );

  test.each([
    ["skill-score", { "han-solo": "naboo", chewbacca: "naboo" }, "han-solo"],
    ["tactic-score", { chewbacca: "naboo", "luke-skywalker": "naboo" }, "luke-skywalker"],
  ] as const)(
    "[solo.decision.post-bounty] Post Bounty targets the Rebel leader chosen by the criterion %s",
    (decides, leaders, leader) => {
      const decision = decided({ ...BOX, leaders, effect: { card: "post-bounty", system: "naboo" } });
      const reason = reasonFor(decision, "card-leader");
      expect(reason).toMatchObject({ rule: "solo.decision.post-bounty", chosen: leader });
      expect(reason.criteria.at(-1)?.criterion).toBe(decides);
    },
  );

  test("[solo.decision.lord-vaders-orders] Lord Vader's Orders puts the objectives with the highest reputation value at the bottom", () => {
    const objectiveTop = ["crippling-blow", "return-of-the-jedi", "rebel-assault"];
    const decision = decided({ ...BOX, objectiveTop: objectiveTop, effect: { card: "lord-vaders-orders" } }, 1);
    expect(decision.action).toMatchObject({ type: "put-card" });
    expect(reasonFor(decision, "option").rule).toBe("solo.decision.lord-vaders-orders");
  });

  test("[solo.golden.rule] The Empire places the target markers of Raid Outposts in the two remote systems that it holds best", () => {
    const systems = { endor: { units: { "at-st": 1 } }, yavin: { units: { stormtrooper: 1 } } };
    const decision = decided({ ...BOX, systems, effect: { card: "raid-outposts", by: "rebel" } });
    expect(decision).toMatchObject({ action: { subject: "endor" }, memory: { plan: ["choose-system yavin"] } });
  });

  test("[solo.decision.ambitions-of-power] The automa uses Ambitions of Power as soon as the pool would exceed its limit", () => {
    const first = [
      "emperor-palpatine",
      "grand-moff-tarkin",
      "darth-vader",
      "general-tagge",
      "boba-fett",
      "soontir-fel",
    ];
    const pool = [...first, "janus-greejatus", "colonel-yularen"].map((leader) => [leader, "pool"]);
    const spec: Scenario = {
      ...BOX,
      phase: "refresh",
      stage: "retrieve",
      leaders: { ...Object.fromEntries(pool), "director-krennic": "coruscant" },
      imperial: { actions: ["ambitions-of-power"] },
    };
    expect(decided(spec).action).toEqual({ type: "use-action", subject: "ambitions-of-power", leader: null });
  });

  test("[solo.decision.it-is-your-destiny] It Is Your Destiny captures the leader of the mission with the highest skill score", () => {
    const spec: Scenario = {
      ...TURN,
      leaders: { "darth-vader": "naboo", "han-solo": "naboo", chewbacca: "naboo" },
      effect: {
        card: "it-is-your-destiny",
        system: "naboo",
        leader: "darth-vader",
        leaders: ["han-solo", "chewbacca"],
      },
    };
    expect(decided(spec).action).toEqual({ type: "choose-leader", subject: "han-solo" });
  });
});
