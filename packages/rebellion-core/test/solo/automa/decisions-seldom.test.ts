import { play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { type Case, EXPANDED, expectDecided, expectTarget } from "./decision-table.ts";
import { decided, kept, reasonFor, TURN } from "./table.ts";

const IMPERIAL = { loyalty: "imperial" } as const;
const REBEL = { loyalty: "rebel" } as const;
const REVEALED = { base: { system: "hoth", revealed: true } } as const;
const BOX = { ...TURN, config: EXPANDED } as const;

describe("Secret Facility", () => {
  /** The three probe cards of these systems are drawn, so that all are. */
  function drawn(systems: NonNullable<Scenario["systems"]>, ...dice: readonly number[]) {
    const spec: Scenario = { ...BOX, probes: Object.keys(systems), systems, effect: { card: "secret-facility" } };
    return decided(spec, 1, 1, ...dice);
  }

  test.for([
    ["imperial-system", { rodia: IMPERIAL, kessel: REBEL, utapau: {} }, "rodia"],
    ["production", { rodia: IMPERIAL, corellia: IMPERIAL, utapau: {} }, "corellia"],
    ["rebel-system", { bespin: {}, kessel: REBEL, utapau: {} }, "kessel"],
    [
      "rebel-strength",
      {
        kessel: { ...REBEL, units: { "rebel-trooper": 2 } },
        naboo: { ...REBEL, units: { "rebel-trooper": 1 } },
        utapau: {},
      },
      "naboo",
    ],
    ["no-rebels", { endor: { units: { "x-wing": 1 } }, ilum: { units: { "x-wing": 1 } }, utapau: {} }, "utapau"],
    ["die", { endor: {}, ilum: {}, utapau: { units: { "x-wing": 1 } } }, "ilum", 8],
  ] as const)(
    "[solo.decision.secret-facility] Secret Facility takes one of the drawn probe cards by the criterion %s",
    ([by, systems, system, ...dice]) => {
      const decision = drawn(systems, ...dice);
      const reason = decision.reasons.at(-1);
      expect(decision.action).toEqual({ type: "take-card", subject: `probe:${system}` });
      expect(reason?.rule).toBe("solo.decision.secret-facility");
      expect(reason?.dice.length ? "die" : reason?.criteria.at(-1)?.criterion).toBe(by);
    },
  );

  test("[example: three-drawn] [solo.decision.secret-facility] The die draws three probe cards for Secret Facility if the hand has more, and only these are considered", () => {
    const systems = { corellia: IMPERIAL, rodia: IMPERIAL, kessel: REBEL, utapau: {} };
    const spec: Scenario = { ...BOX, probes: Object.keys(systems), systems, effect: { card: "secret-facility" } };
    const { reasons } = decided(spec, 8, 6, 8);
    expect(reasons).toHaveLength(4);
    expect(reasons.at(-1)?.candidates).toHaveLength(3);
    expect(reasons.at(-1)?.candidates).toEqual(
      reasons
        .slice(0, 3)
        .map(({ chosen }) => chosen)
        .sort(),
    );
  });
});

describe("What cards of the Rebels ask the Empire", () => {
  /** Lando has landed on subjugated Kessel: where do its units go? */
  function moved(systems: Scenario["systems"], more: Scenario = {}): Scenario {
    const kessel = { subjugated: true, units: { stormtrooper: 2 } };
    return {
      ...TURN,
      ...more,
      leaders: { "lando-calrissian": "kessel" },
      systems: { kessel, coruscant: { sabotaged: true, units: { "rebel-trooper": 1, stormtrooper: 1 } }, ...systems },
      effect: { card: "independent-operation", by: "rebel", system: "kessel", leader: "lando-calrissian", pc: 1 },
    };
  }
  const RULE = "solo.decision.independent-operation";

  test.for<Case>([
    [RULE, "", "distance", moved({ mustafar: IMPERIAL, corellia: IMPERIAL }, REVEALED), "mustafar"],
    [RULE, "", "production", moved({ mustafar: IMPERIAL, corellia: IMPERIAL }), "corellia"],
    [RULE, "", "fastest-production", moved({ corellia: IMPERIAL, mygeeto: IMPERIAL }), "mygeeto"],
    [RULE, "", "die", moved({ mygeeto: IMPERIAL, sullust: IMPERIAL }), "sullust", 8],
  ])("[%s] Independent Operation%s moves Imperial units to the system chosen by the criterion %s", (tested) => {
    const [, , , situation, , ...dice] = tested;
    expectDecided(decided(situation, ...dice), "card-system", tested);
  });

  test("[solo.decision.sweep-the-area] Sweep the Area captures the leader with the highest skill score, then with the highest tactic score", () => {
    const chosen = (...ids: readonly string[]) => {
      const leaders = Object.fromEntries(ids.map((id) => [id, "naboo"] as const));
      const effect = { card: "sweep-the-area", part: "held", system: "naboo", pc: 1 } as const;
      const systems = { kessel: { units: { stormtrooper: 1 } } };
      return reasonFor(decided({ ...BOX, leaders, systems, effect }), "card-leader");
    };
    const skilled = chosen("han-solo", "chewbacca");
    expect(skilled).toMatchObject({ rule: "solo.decision.sweep-the-area", chosen: "han-solo" });
    expect(Object.keys(kept(skilled))).toEqual(["skill-score"]);
    expect(Object.keys(kept(chosen("chewbacca", "luke-skywalker")))).toEqual(["skill-score", "tactic-score"]);
  });
});

test("[solo.golden.rule] [solo.decision.sweep-the-area] The captive of Sweep the Area goes to the strongest of several equally near Imperial systems", () => {
  const systems = {
    bespin: { ...IMPERIAL, units: { "at-at": 1 } },
    mustafar: { units: { stormtrooper: 1 } },
    coruscant: { sabotaged: true },
  };
  const effect = { card: "sweep-the-area", part: "held", system: "hoth" } as const;
  const decision = decided({ ...BOX, base: { system: "yavin" }, leaders: { "han-solo": "hoth" }, systems, effect });
  expect(decision.action).toEqual({ type: "choose-system", subject: "bespin" });
  expectDecided(decision, "card-system", ["solo.decision.sweep-the-area", "", "strength", {}, "bespin"]);
});

describe("Criteria that seldom decide", () => {
  test("[solo.decision.early-promotion] The die chooses Admiral Motti's system among equally productive ones, and Early Promotion draws a card if he is already in play", () => {
    const promoted: Scenario = {
      ...BOX,
      systems: { mygeeto: IMPERIAL, sullust: IMPERIAL, coruscant: { sabotaged: true } },
      effect: { card: "early-promotion", pc: 3 },
    };
    const drawn = reasonFor(decided(promoted, 8), "card-system");
    expect(drawn).toMatchObject({ rule: "solo.decision.early-promotion", chosen: "sullust" });
    expect(drawn.dice).toHaveLength(1);
    const { reasons } = decided({ ...promoted, systems: { mygeeto: IMPERIAL, corellia: IMPERIAL } });
    expect(reasons[0]?.criteria.at(-1)?.criterion).toBe("fastest-production");
  });

  test("[solo.decision.lord-vaders-orders] Lord Vader's Orders puts objectives back one by one, the most valuable ones deepest, and the die decides between equal ones", () => {
    const orders = (objectiveTop: readonly string[]) => ({
      ...BOX,
      objectiveTop,
      effect: { card: "lord-vaders-orders" },
    });
    const worth = decided(orders(["crippling-blow", "return-of-the-jedi", "rebel-assault"]), 1);
    const reason = reasonFor(worth, "option");
    expect(Object.keys(kept(reason))).toEqual(["reputation"]);
    const { state } = play(scenario(orders(["crippling-blow", "return-of-the-jedi", "rebel-assault"])), [worth.action]);
    const equal = decided(state);
    expect(equal.action).toMatchObject({ type: "put-card" });
    expect(equal.action).not.toEqual(worth.action);
  });

  test("[solo.decision.promotion] [solo.decision.break-their-will] The die decides between candidates that are equal by every criterion", () => {
    const mission = (card: string, more: Scenario): Scenario => ({
      ...BOX,
      ...more,
      mission: { card, leaders: ["general-tagge"], stage: "choose" },
    });
    const promotion = mission("promotion-imperial", {
      systems: { mygeeto: IMPERIAL, sullust: IMPERIAL, coruscant: { sabotaged: true } },
    });
    expect(reasonFor(decided(promotion, 8), "mission-system")).toMatchObject({
      chosen: "sullust",
      dice: [{ results: [8] }],
    });
    const captives = mission("break-their-will", {
      systems: { endor: { units: { stormtrooper: 1 } } },
      leaders: { "han-solo": { at: "endor", ring: "captured" }, chewbacca: { at: "endor", ring: "carbonite" } },
    });
    const die = reasonFor(decided(captives, 1), "mission-target");
    expect(die).toMatchObject({
      rule: "solo.decision.break-their-will",
      chosen: "chewbacca",
      dice: [{ results: [1] }],
    });
  });

  test("[solo.missions.location] [solo.map.numbering] The decision list chooses the system of a mission, and the die numbers remote systems by name", () => {
    const hired = (face: number) => {
      const spec: Scenario = {
        ...BOX,
        mission: { card: "hire-mercenaries", leaders: ["general-tagge"], stage: "choose" },
      };
      return reasonFor(decided(spec, face), "mission-system");
    };
    const remote = ["dagobah", "dantooine", "dathomir", "endor", "hoth", "ilum", "tatooine", "yavin"];
    expect(hired(1)).toMatchObject({ rule: "solo.decision.hire-mercenaries", criteria: [{ kept: remote }] });
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((face) => hired(face).chosen)).toEqual(remote);
  });

  test.each([
    ["hire-mercenaries", ["hoth", "tatooine"], 1],
    ["construct-death-star", ["tatooine"]],
    ["deployment", ["tatooine"]],
  ] as const)(
    "[solo.def.pbr] Once the base is revealed, %s still goes to a remote system whose probe card the Empire does not hold",
    (card, possible, ...dice: readonly number[]) => {
      const spec: Scenario = {
        ...BOX,
        ...REVEALED,
        probes: ["dagobah", "dantooine", "dathomir", "endor", "ilum", "yavin"],
        leaders: { "emperor-palpatine": "ilum" },
        systems: { hoth: { units: { "rebel-trooper": 1 } } },
        mission: { card, leaders: ["general-tagge"], stage: "choose" },
      };
      expect(kept(reasonFor(decided(spec, ...dice), "mission-system"))["possible-base"]).toEqual(possible);
    },
  );

  test("[solo.decision.deployment] Deployment ignores distance if no possible base is left, and takes the most favorable system, then the one with the highest production value", () => {
    const deployed = (leaders: NonNullable<Scenario["leaders"]>, systems: Scenario["systems"]) =>
      reasonFor(
        decided({
          ...BOX,
          ...REVEALED,
          probes: ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine", "yavin"],
          leaders,
          systems: { corellia: IMPERIAL, hoth: { units: { "rebel-trooper": 1 } }, ...systems },
          mission: { card: "deployment", leaders: ["general-tagge"], stage: "choose" },
        }),
        "mission-system",
      );
    const kessel = { kessel: { units: { stormtrooper: 1 } } };
    const favourable = deployed({ "emperor-palpatine": "kessel" }, kessel);
    expect(favourable.chosen).toBe("kessel");
    expect(favourable.criteria.at(-1)).toMatchObject({ criterion: "favourable", kept: ["kessel"] });
    expect(deployed({}, { corellia: REBEL }).criteria.at(-1)?.criterion).toBe("production");
  });

  test.each([
    ["garrison", { stormtrooper: 3 }, { stormtrooper: 2 }, "corellia"],
    ["strength", { stormtrooper: 6 }, { stormtrooper: 1, "at-st": 2 }, "alderaan"],
    ["die", { stormtrooper: 3 }, { stormtrooper: 3 }, "corellia", 8],
  ] as const)(
    "[solo.decision.planetary-conquest] Among sources with equally many units Planetary Conquest decides by the criterion %s of the units to move",
    (by, corellia, alderaan, source, ...dice: readonly number[]) => {
      const spec: Scenario = {
        ...TURN,
        systems: {
          corellia: { ...IMPERIAL, units: corellia },
          alderaan: { units: alderaan },
          naboo: { ...REBEL, units: { "rebel-trooper": 1 } },
        },
        effect: { card: "planetary-conquest", system: "naboo", leaders: ["general-tagge"] },
      };
      const reason = reasonFor(decided(spec, ...dice), "card-moves");
      expect(reason).toMatchObject({ rule: "solo.decision.planetary-conquest", chosen: source });
      expect(reason.dice.length > 0 ? "die" : reason.criteria.at(-1)?.criterion).toBe(by);
    },
  );

  test("[solo.decision.break-their-will] [solo.map.numbering] Break Their Will names a region with a possible base, chosen by the die, which counts regions by their numbers", () => {
    const broken: Scenario = {
      ...BOX,
      probes: ["dagobah", "dantooine", "dathomir", "endor", "ilum"],
      base: { system: "yavin" },
      effect: { card: "break-their-will", leaders: ["general-tagge"] },
    };
    const regions = [1, 6].map((face) => reasonFor(decided(broken, face), "card-system"));
    expect(regions[0]).toMatchObject({ rule: "solo.decision.break-their-will" });
    expect(regions.map((reason) => kept(reason)["possible-base"])[0]).toEqual(["hoth", "tatooine", "yavin"]);
    expect(regions[0]?.dice).toMatchObject([{ among: ["4", "6", "8"] }]);
    expect(regions.map((reason) => reason.chosen)).toEqual(["yavin", "hoth"]);
  });
});

describe("Leaders with rings", () => {
  const HELD = { ...IMPERIAL, units: { stormtrooper: 1 } } as const;
  const LURED = "lure-of-the-dark-side";

  test.for<Case>([
    [
      "solo.decision.detained",
      "detained",
      "skill-score",
      {
        config: EXPANDED,
        leaders: { "princess-leia": "supply", "han-solo": "endor", "lando-calrissian": { at: "ilum", ring: "k-2so" } },
      },
      "lando-calrissian",
    ],
    [
      "solo.decision.stolen-intel",
      "stolen-intel",
      "favourable",
      {
        config: EXPANDED,
        systems: { corellia: REBEL, kessel: REBEL },
        leaders: { "obi-wan-kenobi": { at: "kessel", ring: LURED } },
      },
      "kessel",
    ],
    [
      "solo.decision.secret-weapons-research",
      "secret-weapons-research",
      "imperial-leader",
      { systems: { kessel: HELD, naboo: IMPERIAL }, leaders: { "han-solo": { at: "kessel", ring: LURED } } },
      "kessel",
    ],
    [
      "solo.decision.secret-weapons-research",
      "secret-weapons-research",
      "production",
      { systems: { kessel: HELD, naboo: IMPERIAL }, leaders: { "han-solo": { at: "kessel", ring: "captured" } } },
      "naboo",
    ],
  ])(
    "[%s] For %s the automa counts icons of the K-2SO ring and lured leaders as Imperial ones, but no captives, and decides by %s",
    (tested) => expectTarget(tested),
  );
});
