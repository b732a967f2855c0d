import type { EffectStep } from "@sw/rebellion-core/catalogue";
import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import { action, mission, objective, tactic } from "./entries.ts";
import {
  DONE,
  moving,
  only,
  option,
  PASS,
  REVEAL,
  spot,
  to,
  unitsAt,
  using,
  type Workshop,
  workshop,
} from "./workshop.ts";

/** The Empire has no leader left in its pool, so that nobody opposes. */
const ALONE: Scenario["leaders"] = Object.fromEntries(
  ["emperor-palpatine", "grand-moff-tarkin", "darth-vader", "general-tagge"].map((leader) => [leader, "coruscant"]),
);

function revealing(own: Workshop, spec: Scenario = {}): ReturnType<Workshop["situation"]> {
  return own.situation({
    ...spec,
    leaders: { ...ALONE, ...spec.leaders },
    rebel: { ...spec.rebel, assigned: [{ card: "odd-mission", leaders: ["princess-leia"] }] },
  });
}

describe("a mission of one's own", () => {
  const effect: readonly EffectStep[] = [
    {
      op: "choose",
      by: "owner",
      options: [
        [
          {
            op: "choose-system",
            by: "opponent",
            where: [{ is: "imperial-system" }, { elsewhere: true }],
            required: true,
          },
          { op: "sabotage", at: "chosen" },
        ],
        [
          {
            op: "gain-units",
            faction: "rebel",
            units: [{ shape: "triangle", theater: "ground", count: 2 }],
            at: "here",
          },
        ],
      ],
    },
    { op: "reputation", amount: 1 },
  ];
  const own = workshop({ missions: [mission({ target: { kind: "system", where: [{ is: "remote" }] }, effect })] });

  it("A home-made mission is attempted in the systems that it allows, and its owner and the opponent make its choices", () => {
    const placed = own.after(revealing(own, { systems: { corellia: { loyalty: "imperial" } } }), [REVEAL]);
    expect(own.asked(placed)).toBe("rebel: mission-system");
    expect(own.legal(placed)).toContain("choose-system hoth");
    expect(own.legal(placed)).not.toContain("choose-system naboo");
    const options = own.after(placed, [to("hoth")]);
    expect([own.asked(options), own.legal(options)]).toEqual([
      "rebel: choose-option",
      ["choose-option 0", "choose-option 1"],
    ]);
    const asked = own.after(options, [option(0)]);
    expect([own.asked(asked), own.legal(asked)]).toEqual([
      "imperial: choose-system",
      ["choose-system corellia", "choose-system coruscant"],
    ]);
    const { state, events } = own.told(asked, [to("corellia")]);
    expect(events).toMatchObject([
      { type: "sabotage-placed", system: "corellia", cause: "odd-mission" },
      { type: "reputation-changed", by: 1, to: 13, cause: "odd-mission" },
      { type: "cards-moved", to: "discard", cards: [{ card: "odd-mission" }] },
    ]);
    expect(state.reputation).toBe(13);
  });

  it("An option of a home-made mission that cannot be carried out is not offered", () => {
    const systems = { coruscant: { destroyed: true } };
    const end = own.after(revealing(own, { systems }), [REVEAL, to("hoth")]);
    expect(unitsAt(end, own, "hoth", "rebel-trooper")).toBe(2);
    expect(end.reputation).toBe(13);
  });

  it("A home-made mission that is opposed is decided by a roll", () => {
    const leaders = { "emperor-palpatine": "pool" };
    const opposed = own.after(revealing(own, { leaders }), [REVEAL, to("hoth")]);
    expect(own.asked(opposed)).toBe("imperial: oppose");
    const sent = { type: "choose-leader", subject: "emperor-palpatine" } as const;
    const { state, events } = own.told(opposed, [sent], ["blank", "blank", "hit", "blank"]);
    expect(events).toMatchObject([
      { type: "leader-moved" },
      { type: "mission-opposed" },
      { type: "dice-rolled" },
      { type: "dice-rolled" },
      { type: "mission-ended", result: "failure", card: "odd-mission" },
      { type: "cards-moved" },
    ]);
    expect(state.reputation).toBe(14);
  });
});

describe("more missions of one's own", () => {
  it("A home-made mission may be resolved, picture a leader, and delay an effect to the end of the Command Phase", () => {
    const entry = mission({
      mode: "resolve",
      portrait: "princess-leia",
      target: { kind: "none" },
      effect: [{ op: "draw", deck: "objective", count: 1 }],
      portraitEffect: [{ op: "queue-units", faction: "rebel", type: "airspeeder", space: 2 }],
      delayedEffect: [{ op: "reputation", amount: 2 }],
    });
    const own = workshop({ missions: [entry] });
    const rest: Scenario = { imperial: { passed: true }, objectiveTop: ["liberation"] };
    const { state, events } = own.told(revealing(own, rest), [REVEAL]);
    expect(only(events, "mission-ended")).toMatchObject([{ card: "odd-mission", result: "resolved" }]);
    expect(only(events, "cards-drawn")).toMatchObject([{ deck: "objective", cause: "odd-mission" }]);
    expect(only(events, "units-queued")).toMatchObject([{ units: [{ unit: "airspeeder", count: 1 }], space: 2 }]);
    expect([own.asked(state), state.reputation]).toEqual(["rebel: turn-end", 14]);
    const over = own.told(state, [DONE, PASS]);
    expect(only(over.events, "reputation-changed")).toMatchObject([
      { by: 1, to: 13, cause: "odd-mission" },
      { by: 1, to: 12, cause: "odd-mission" },
    ]);
    expect(over.state.phase).toBe("refresh");
  });

  it("A home-made mission may target a leader and use the procedure of a card of the box", () => {
    const entry = mission({
      faction: "imperial",
      target: { kind: "leader", state: "any", where: [{ is: "populous" }] },
      effect: [{ op: "procedure", name: "detained" }],
    });
    const own = workshop({ missions: [entry] });
    const start = own.situation({
      active: "imperial",
      leaders: { "princess-leia": "naboo", "mon-mothma": "hoth", "jan-dodonna": "ilum", "general-rieekan": "ilum" },
      rebel: { passed: true },
      imperial: { assigned: [{ card: "odd-mission", leaders: ["emperor-palpatine"] }] },
    });
    const { state, events } = own.told(start, [REVEAL], ["hit", "hit", "blank", "hit"]);
    expect(only(events, "mission-placed")).toMatchObject([{ at: "naboo", target: "princess-leia" }]);
    expect(only(events, "mission-ended")).toMatchObject([{ result: "success", successes: [2, 1] }]);
    expect(only(events, "leader-detained")).toMatchObject([{ leader: "princess-leia", cause: "odd-mission" }]);
    expect(own.asked(state)).toBe("imperial: turn");
  });
});

describe("an action card of one's own", () => {
  it("A home-made action card places its leader, gains units and moves others to the same system", () => {
    const own = workshop({
      actions: [
        action({
          needs: "pool",
          effect: [
            { op: "place-leader", at: [{ is: "remote" }, { noUnit: { faction: "imperial" } }] },
            { op: "gain-units", faction: "rebel", units: [{ type: "airspeeder", count: 2 }], at: "here" },
            {
              op: "move-units",
              faction: "rebel",
              from: "base-space",
              to: "here",
              filter: { class: "fighter" },
              limit: { "x-wing": 1, "y-wing": 2 },
              lifted: ["adjacency"],
            },
          ],
        }),
      ],
    });
    const start = own.situation({
      phase: "assignment",
      leaders: { "han-solo": "pool" },
      baseSpace: { "x-wing": 2, "y-wing": 1 },
      systems: { endor: { units: { "tie-fighter": 1 } } },
      rebel: { actions: ["odd-action"] },
    });
    expect(own.legal(start)).toContain("use-action odd-action han-solo");
    const placing = own.after(start, [using("odd-action", "han-solo")]);
    expect(own.legal(placing)).not.toContain("choose-system naboo");
    expect(own.legal(placing)).not.toContain("choose-system endor");
    const moved = own.after(placing, [to("dantooine"), moving("x-wing", "rebel-base")]);
    expect(own.legal(moved)).toEqual(["move rebel-base y-wing", "done"]);
    const end = own.after(moved, [DONE]);
    expect(spot(end, own, "han-solo")).toBe("dantooine");
    expect(["airspeeder", "x-wing", "y-wing"].map((type) => unitsAt(end, own, "dantooine", type))).toEqual([2, 1, 0]);
    expect(own.asked(end)).toBe("rebel: assign");
  });

  it("A home-made card of a solo Empire may return a Rebel leader and mission like False Orders, and leaves the Round Deck alone", () => {
    const own = workshop({
      actions: [
        action({
          faction: "imperial",
          timing: "end-of-assignment",
          leaders: [],
          effect: [
            { op: "choose-leader", by: "owner", faction: "rebel", among: "alone" },
            { op: "procedure", name: "false-orders" },
          ],
        }),
      ],
    });
    const start = own.situation({
      config: { solo: { originalCombat: true } },
      phase: "assignment",
      active: "imperial",
      rebel: { assigned: [{ card: "sabotage", leaders: ["princess-leia"] }] },
      imperial: { actions: ["odd-action"] },
      solo: { round: ["rule-by-fear"] },
    });
    const end = own.after(start, [using("odd-action", null)]);
    expect(spot(end, own, "princess-leia")).toBe("pool");
    expect(end.sides[0].assigned).toEqual([]);
    expect(end.solo?.roundDeck).toEqual(start.solo?.roundDeck);
  });

  it("A delayed effect of a home-made Imperial mission follows those of the Rebels at the end of the Command Phase", () => {
    const late: readonly EffectStep[] = [{ op: "reputation", amount: -1 }];
    const own = workshop({
      missions: [
        mission({ delayedEffect: [{ op: "reputation", amount: 2 }], effect: [] }),
        mission({ id: "late-mission", faction: "imperial", delayedEffect: late, effect: [] }),
      ],
    });
    const start = own.situation({
      imperial: { passed: true },
      delayed: [
        { card: "late-mission", by: "imperial", leaders: [] },
        { card: "odd-mission", by: "rebel", leaders: [] },
      ],
    });
    const { events } = own.told(start, [PASS]);
    const causes = only(events, "reputation-changed").map(({ cause }) => cause);
    expect(causes).toEqual(["odd-mission", "odd-mission", "late-mission"]);
  });

  it("A home-made action card can be used in a combat with an effect that lasts for the combat", () => {
    const own = workshop({
      actions: [
        action({
          timing: "start-of-combat",
          needs: "system",
          effect: [
            {
              op: "modify",
              modifier: { kind: "fewer-dice", faction: "imperial", red: 5, black: 5 },
              until: "end-of-combat",
            },
          ],
        }),
      ],
    });
    const start = own.situation({
      active: "imperial",
      systems: { sullust: { units: { "x-wing": 1, "tie-fighter": 2, "assault-carrier": 1 } } },
      leaders: { "han-solo": "sullust", "darth-vader": "sullust" },
      rebel: { actions: ["odd-action"] },
      imperial: { actions: [] },
      combat: { system: "sullust", stage: "add-leader" },
    });
    expect(own.asked(start)).toBe("rebel: action-card");
    const { events } = own.told(start, [using("odd-action", "han-solo")]);
    expect(only(events, "action-used")).toMatchObject([{ card: "odd-action", leader: "han-solo" }]);
    expect(only(events, "modifier-started")).toMatchObject([
      { kind: "fewer-dice", system: "sullust", cause: "odd-action" },
    ]);
  });
});

describe("objectives and tactic cards of one's own", () => {
  it("A home-made objective can be played when its requirement is met", () => {
    const own = workshop({
      objectives: [
        objective({
          reputation: 3,
          test: {
            type: "count-systems",
            atLeast: 2,
            where: [{ is: "remote" }, { unit: { faction: "rebel", class: "vehicle" } }],
          },
          effect: [{ op: "queue-units", faction: "rebel", type: "x-wing", space: 1 }],
        }),
      ],
    });
    const refreshing = (systems: NonNullable<Scenario["systems"]>) =>
      own.situation({ phase: "refresh", objectives: ["odd-objective"], systems });
    const two = refreshing({ hoth: { units: { airspeeder: 1 } }, ilum: { units: { airspeeder: 1 } } });
    expect(own.legal(two)).toContain("play-objective odd-objective");
    const { events } = own.told(two, [{ type: "play-objective", subject: "odd-objective" }]);
    expect(only(events, "reputation-changed").filter(({ cause }) => cause === "odd-objective")).toHaveLength(3);
    expect(only(events, "units-queued")).toMatchObject([
      { units: [{ unit: "x-wing", count: 1 }], cause: "odd-objective" },
    ]);
    const one = refreshing({ hoth: { units: { airspeeder: 2 } } });
    expect(own.legal(one)).not.toContain("play-objective odd-objective");
  });

  it("[tt.decision.picks] After a target of a home-made tactic card is taken back, those behind the remaining one are offered", () => {
    const own = workshop({ tactics: [tactic({ copies: 2, effect: { op: "damage", amount: 1, most: 3 } })] });
    const start = own.situation({
      active: "imperial",
      systems: { sullust: { units: { stormtrooper: 3, "rebel-trooper": 2, airspeeder: 3 } } },
      leaders: { "general-tagge": "sullust", "jan-dodonna": "sullust" },
      combat: { system: "sullust", stage: "round", round: 1, tactics: { imperial: ["odd-tactic"] } },
    });
    const hit = { type: "damage", subject: "airspeeder", markers: 0, assigned: 0 } as const;
    const one = own.after(start, [{ type: "play-tactic", subject: "odd-tactic", die: null }, hit]);
    const back = own.after(one, [hit, { type: "unpick", pick: hit }]);
    expect(back).toEqual(one);
  });

  it("A home-made tactic card is played in a battle", () => {
    const own = workshop({ tactics: [tactic({ copies: 2, effect: { op: "damage", amount: 3, most: 1 } })] });
    const fight = {
      active: "imperial",
      systems: { sullust: { units: { "rebel-trooper": 1, "at-at": 1, stormtrooper: 1 } } },
      imperial: { actions: [] },
      combat: { system: "sullust", stage: "round", round: 1, tactics: { imperial: ["odd-tactic"] } },
    } as const;
    const start = own.situation(fight, ["blank", "blank", "blank", "blank"]);
    expect(own.legal(start)).toEqual(["play-tactic odd-tactic null", "done"]);
    const { events } = own.told(start, [{ type: "play-tactic", subject: "odd-tactic", die: null }]);
    expect(only(events, "damage-assigned")[0]).toMatchObject({ unit: "rebel-trooper", amount: 3, cause: "odd-tactic" });
  });
});

it("[reb.faq.destroyed-removes-sabotage] No home-made card can sabotage a destroyed system under the errata", () => {
  const own = workshop({ missions: [mission({ effect: [{ op: "sabotage", at: "here" }] })] });
  const sabotaged = (rulings: "book" | "faq"): number => {
    const start = revealing(own, { config: { rulings }, systems: { naboo: { destroyed: true } } });
    return only(own.told(start, [REVEAL, to("naboo")]).events, "sabotage-placed").length;
  };
  expect([sabotaged("book"), sabotaged("faq")]).toEqual([1, 0]);
});

it("A leader is assigned to only one other mission, even if a home-made card repeats the effect", () => {
  const again: EffectStep = { op: "procedure", name: "contingency-plan" };
  const own = workshop({
    missions: [mission({ mode: "resolve", target: { kind: "none" }, effect: [again, again] })],
  });
  const { state, events } = own.told(revealing(own), [REVEAL, { type: "take-card", subject: "sabotage" }]);
  expect(only(events, "leaders-assigned")).toMatchObject([{ leaders: ["princess-leia"] }]);
  expect(own.game.invariants(state)).toEqual([]);
  expect(own.asked(state)).toBe("rebel: turn-end");
});
