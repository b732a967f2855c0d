import { game } from "@sw/rebellion-core";
import { play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { decided, kept, reasonFor, TURN } from "./table.ts";

const EXPANDED = { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" } as const;

const REBEL = { loyalty: "rebel" } as const;
const IMPERIAL = { loyalty: "imperial" } as const;
const TROOPER = { units: { stormtrooper: 1 } } as const;

/** The decision about the place or target of a mission that is turned up. */
function turnedUp(card: string, situation: Scenario, ...dice: readonly number[]): ReturnType<typeof decided> {
  return decided({ ...TURN, ...situation, mission: { card, leaders: ["general-tagge"], stage: "choose" } }, ...dice);
}

describe("A mission is not wasted where it would change nothing", () => {
  test("[solo.golden.rule] [solo.decision.detained] Detained is attempted against a free leader before a more skilled captured one", () => {
    const leaders = {
      "han-solo": { at: "endor", ring: "captured" },
      chewbacca: "ilum",
      "wedge-antilles": "hoth",
    } as const;
    const decision = turnedUp("detained", { leaders, systems: { endor: TROOPER } });
    expect(decision.action).toMatchObject({ subject: "chewbacca" });
    expect(kept(reasonFor(decision, "mission-target"))).toEqual({
      "has-effect": ["chewbacca", "wedge-antilles"],
      "skill-score": ["chewbacca"],
    });
  });

  test("[solo.golden.rule] [solo.decision.hunt-them-down] Hunt Them Down goes to the richest Rebel system with units that it can destroy, not to a richer one without", () => {
    const systems = {
      corellia: REBEL,
      utapau: { ...REBEL, units: { "mon-calamari-cruiser": 1 } },
      kessel: { ...REBEL, units: { "rebel-trooper": 1 } },
      naboo: { ...REBEL, units: { "x-wing": 1 } },
    } as const;
    const decision = turnedUp("hunt-them-down", { systems });
    expect(decision.action).toMatchObject({ subject: "naboo" });
    expect(kept(reasonFor(decision, "mission-system"))["has-effect"]).toEqual(["kessel", "naboo"]);
  });

  test("[solo.golden.rule] [solo.decision.address-delays] Address Delays goes to a system with an icon whose units the supply still has", () => {
    const systems = {
      toydaria: IMPERIAL,
      kessel: IMPERIAL,
      coruscant: { sabotaged: true, units: { "assault-carrier": 8 } },
    } as const;
    expect(turnedUp("address-delays", { systems }).action).toMatchObject({ subject: "kessel" });
  });

  test("[solo.golden.rule] [solo.decision.imperial-propaganda] Imperial Propaganda goes to a region with Rebel loyalty, even if only in subjugated systems", () => {
    const systems = {
      corellia: IMPERIAL,
      alderaan: { units: { "x-wing": 1 } },
      naboo: { ...REBEL, ...TROOPER },
      utapau: IMPERIAL,
    } as const;
    const decision = turnedUp("imperial-propaganda", { systems }, 1);
    expect(kept(reasonFor(decision, "mission-system"))["has-effect"]).toEqual(["naboo", "utapau"]);
  });

  test("[solo.golden.rule] A mission with an effect against all candidates is decided by its row alone", () => {
    const systems = {
      kessel: { ...REBEL, units: { "x-wing": 1 } },
      naboo: { ...REBEL, units: { "x-wing": 1 } },
    } as const;
    const decision = turnedUp("intercept-transmission", { systems });
    expect(Object.keys(kept(reasonFor(decision, "mission-system")))).not.toContain("has-effect");
  });
});

test.each([
  [{ "x-wing": 1 }, "use-action"],
  [{ "rebel-transport": 1 }, "pass"],
  [{ "rebel-transport": 1, "rebel-trooper": 2 }, "pass"],
  [{ "u-wing": 1, "nebulon-b-frigate": 1 }, "pass"],
] as const)(
  "[solo.decision.according-to-my-design] According to My Design is used only in a combat in which the Rebels would roll red or black dice: against %j the Empire answers %s",
  (rebels, type) => {
    const decision = decided({
      ...{ ...TURN, config: EXPANDED, leaders: { "emperor-palpatine": "naboo" } },
      systems: { naboo: { units: { "star-destroyer": 1, ...rebels } } },
      imperial: { actions: ["according-to-my-design"] },
      combat: { system: "naboo", initiator: "imperial" },
      frames: [{ kind: "window", timing: "start-of-combat", side: 1, asked: 0, system: 21 }],
    });
    expect(decision.action.type).toBe(type);
  },
);

describe("Blindside of a solo Empire", () => {
  /** What the Empire does with this mission at the top of its Round Deck. */
  function played(card: string, systems: NonNullable<Scenario["systems"]>, pool: readonly string[]): readonly string[] {
    let state = scenario({
      ...{ ...TURN, systems, onlyTheseLeaders: true, imperial: { actions: ["blindside"] } },
      leaders: Object.fromEntries(["princess-leia", ...pool].map((leader) => [leader, "pool"] as const)),
      solo: { round: [card, "trade-negotiations", "gather-intel"] },
    });
    const keys: string[] = [];
    while (["turn", "round-card", "action-card"].includes(game.decision(state)?.kind ?? "") && keys.length < 3) {
      const { action } = decided(state);
      keys.push(game.actionKey(action));
      state = play(state, [action]).state;
    }
    return keys;
  }

  test("[solo.decision.blindside] Blindside is used with an attempted mission, on which its leader goes first", () => {
    const ruled = { kessel: { subjugated: true, ...TROOPER }, naboo: { subjugated: true, ...TROOPER } } as const;
    expect(played("rule-by-fear", ruled, ["janus-greejatus", "emperor-palpatine"])).toEqual([
      "play-mission",
      "assign janus-greejatus rule-by-fear",
      "use-action blindside janus-greejatus",
    ]);
  });

  test("[solo.decision.blindside] [solo.def.playable-card] Blindside is kept for a later mission while the Rebel leader pool is empty", () => {
    const state = scenario({
      ...{ ...TURN, onlyTheseLeaders: true, imperial: { actions: ["blindside"] } },
      leaders: { "janus-greejatus": "pool", "emperor-palpatine": "pool", "han-solo": "kessel" },
      systems: { kessel: { subjugated: true, ...TROOPER }, naboo: { subjugated: true, ...TROOPER } },
      solo: { round: ["rule-by-fear", "trade-negotiations", "gather-intel"] },
    });
    const asked = play(state, [{ type: "play-mission" }]).state;
    const sent = decided(asked);
    expect(sent.action).toMatchObject({ subject: "emperor-palpatine" });
    const janus = play(asked, [{ type: "assign", subject: "janus-greejatus", mission: "rule-by-fear" }]).state;
    expect(game.decision(janus)?.kind).toBe("action-card");
    expect(decided(janus).action.type).toBe("pass");
  });

  test("[solo.decision.blindside] [solo.def.playable-card] Blindside is kept for a later mission if the mission revealed is resolved, and its leader has no priority there", () => {
    const fleets = { naboo: { units: { "star-destroyer": 1 } }, kessel: { units: { "star-destroyer": 1 } } } as const;
    expect(played("probe-droid-initiative", fleets, ["boba-fett", "grand-moff-tarkin"])).toEqual([
      "play-mission",
      "assign grand-moff-tarkin probe-droid-initiative",
    ]);
    expect(played("probe-droid-initiative", fleets, ["boba-fett"])).toEqual(["play-mission", "pass"]);
  });
});

describe("An assignment card is kept while it would only place its leader", () => {
  /** Whether the Empire uses its only assignment card. */
  function isUsed(
    card: string,
    leader: string,
    systems: NonNullable<Scenario["systems"]>,
    leaders: Scenario["leaders"] = {},
    base: Scenario["base"] = TURN.base,
  ): boolean {
    const { action } = decided(
      scenario({
        ...{ ...TURN, config: EXPANDED, phase: "assignment", systems, ...(base && { base }) },
        leaders: { [leader]: "pool", ...leaders },
        imperial: { actions: [card] },
      }),
    );
    return action.type === "use-action";
  }

  test("[solo.def.playable-card] [solo.decision.scouting-mission] Scouting Mission is used only if a TIE Fighter can leave its system", () => {
    const wings = { naboo: { units: { "tie-fighter": 1 } } } as const;
    expect(isUsed("scouting-mission", "soontir-fel", {})).toBe(false);
    expect(isUsed("scouting-mission", "soontir-fel", wings, { "general-tagge": "naboo" })).toBe(false);
    expect(isUsed("scouting-mission", "soontir-fel", wings)).toBe(true);
  });

  test("[solo.def.playable-card] [solo.decision.public-support] Public Support is used only while the supply has a Stormtrooper", () => {
    const troops = (stormtrooper: number) => ({ coruscant: { units: { stormtrooper } } });
    expect(isUsed("public-support", "janus-greejatus", troops(30))).toBe(false);
    expect(isUsed("public-support", "janus-greejatus", troops(29))).toBe(true);
  });

  test("[solo.def.playable-card] [solo.decision.scouting-mission] Scouting Mission is kept while the only TIE Fighters are in the only Rebel system", () => {
    const there = { naboo: { loyalty: "rebel", units: { "tie-fighter": 1 } } } as const;
    expect(isUsed("scouting-mission", "soontir-fel", there)).toBe(false);
    expect(isUsed("scouting-mission", "soontir-fel", { ...there, kessel: { loyalty: "rebel" } })).toBe(true);
  });

  test("[solo.def.playable-card] [solo.decision.scouting-mission] Scouting Mission is kept while the only TIE Fighters are in the system of the revealed base", () => {
    const wings = { units: { "tie-fighter": 1 } } as const;
    const held = { units: { "rebel-trooper": 1, "tie-fighter": 1 } } as const;
    const used = (systems: NonNullable<Scenario["systems"]>) =>
      isUsed("scouting-mission", "soontir-fel", systems, {}, { system: "hoth", revealed: true });
    expect(used({ hoth: held })).toBe(false);
    expect(used({ hoth: held, kessel: wings })).toBe(true);
  });

  test("[solo.def.playable-card] [solo.decision.brilliant-administrator] Brilliant Administrator is used only if the supply has a unit for an icon of an Imperial system", () => {
    const troops = (tanks: number) => ({ coruscant: { units: { stormtrooper: 30, "assault-tank": tanks } } });
    expect(isUsed("brilliant-administrator", "grand-moff-tarkin", troops(6))).toBe(false);
    expect(isUsed("brilliant-administrator", "grand-moff-tarkin", troops(5))).toBe(true);
  });

  test("[solo.def.playable-card] [solo.decision.local-rumors] Local Rumors is kept while all possible bases are in one region, and once the base is revealed", () => {
    const held = (probes: readonly string[], more: Scenario = {}) =>
      decided({
        ...{ ...TURN, config: EXPANDED, phase: "assignment", systems: { mustafar: TROOPER } },
        leaders: { "colonel-yularen": "pool" },
        imperial: { actions: ["local-rumors"] },
        probes: ["dagobah", "dantooine", "dathomir", "ilum", "tatooine", ...probes],
        ...more,
      }).action.type;
    expect(held(["yavin"])).toBe("done");
    expect(held([], { base: { system: "hoth", revealed: true }, probes: [] })).toBe("done");
    expect(held([])).toBe("use-action");
  });
});

describe("An assignment card goes where it changes something", () => {
  /** The criteria of the system where the card puts its leader, and the system. */
  function sent(card: string, leader: string, situation: Scenario) {
    const leaders = { [leader]: "pool" } as const;
    const decision = decided({ ...TURN, config: EXPANDED, leaders, ...situation, effect: { card, leader } });
    return { ...kept(reasonFor(decision, "card-system")), chosen: reasonFor(decision, "card-system").chosen };
  }

  test("[solo.golden.rule] [solo.decision.brilliant-administrator] Brilliant Administrator goes to a system for whose icons the supply has units", () => {
    const systems = { utapau: IMPERIAL, naboo: IMPERIAL, coruscant: { sabotaged: true } } as const;
    const queue = [{}, {}, { "assault-carrier": 8, "star-destroyer": 8 }] as const;
    const full = sent("brilliant-administrator", "grand-moff-tarkin", { systems, imperial: { queue } });
    expect(full).toMatchObject({ "has-effect": ["coruscant", "naboo"], chosen: "naboo" });
    expect(sent("brilliant-administrator", "grand-moff-tarkin", { systems })).not.toHaveProperty("has-effect");
  });

  test("[solo.golden.rule] [solo.decision.scouting-mission] Scouting Mission goes to a Rebel system to which TIE Fighters can move, even if a richer one has them all", () => {
    const systems = { utapau: { ...REBEL, units: { "tie-fighter": 2 } }, kessel: REBEL, corellia: {} } as const;
    expect(sent("scouting-mission", "soontir-fel", { systems })).toMatchObject({ "has-effect": ["kessel"] });
  });
});
