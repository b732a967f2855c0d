import { play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { decided, kept, reasonFor, TURN } from "./table.ts";

const FLEET = { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 3 } } as const;
const NOBODY = {
  "emperor-palpatine": "supply",
  "grand-moff-tarkin": "supply",
  "darth-vader": "supply",
  "general-tagge": "supply",
} as const;
/** A fleet next to Yavin, the only possible base besides Hoth. */
const FLEET_BESIDE_YAVIN = { felucia: FLEET } as const;
const NEAR_YAVIN: Scenario = { probes: ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine"] };
const WAITING = ["rule-by-fear", "research-and-development"];

/** A turn with a fleet beside the base; these leaders are in the pool. */
function turn(pool: readonly string[], more: Scenario = {}): Scenario {
  return {
    ...TURN,
    systems: { mustafar: FLEET, kessel: { subjugated: true, units: { stormtrooper: 1 } } },
    ...more,
    leaders: { ...NOBODY, ...more.leaders, ...Object.fromEntries(pool.map((leader) => [leader, "pool"])) },
  };
}

describe("what the Empire does in its turn", () => {
  test.each([
    [4, "activate"],
    [5, "play-mission"],
  ])(
    "[example: action-die] [solo.command.action-roll] The die chooses the action of an Empire with more leaders than missions: %d means %s",
    (face, type) => {
      const spec = turn(["darth-vader", "general-tagge", "admiral-ozzel"], { solo: { round: WAITING } });
      const more = type === "activate" ? [1] : [];
      expect(decided(spec, face, ...more).action.type).toBe(type);
    },
  );

  test("[solo.command.action-roll] An Empire with no more leaders than missions plays a mission without a roll", () => {
    const spec = turn(["darth-vader", "general-tagge"], { solo: { round: WAITING } });
    expect(decided(spec)).toMatchObject({ action: { type: "play-mission" }, reasons: [] });
  });

  test("[solo.command.action-roll] The Empire plays a mission if it cannot activate a system, and activates a system if it can play no mission", () => {
    const spec = turn(["darth-vader"], { systems: { kessel: { subjugated: true, units: { stormtrooper: 1 } } } });
    expect(decided(spec)).toMatchObject({ action: { type: "play-mission" }, reasons: [] });
    const nothing = turn(["darth-vader"], { solo: { nothingPlayable: true } });
    expect(decided(nothing, 1).action.type).toBe("activate");
  });

  test("[solo.command.action-roll] The Empire with an empty Round Deck activates a system while a fleet can move, and rolls no die for the action", () => {
    const decision = decided(turn(["darth-vader", "general-tagge"], { systems: FLEET_BESIDE_YAVIN, ...NEAR_YAVIN }));
    expect(decision.action).toEqual({ type: "activate", subject: "darth-vader", system: "yavin" });
    expect(decision.reasons.some(({ question }) => question === "action")).toBe(false);
  });

  test("[solo.command.action-roll] The Main Missions deck is used only when the Round Deck is empty and no fleet can move", () => {
    const moved = { felucia: { "star-destroyer": 1 } };
    const spec = { systems: FLEET_BESIDE_YAVIN, ...NEAR_YAVIN, solo: { moved } };
    expect(decided(turn(["darth-vader", "general-tagge"], spec))).toMatchObject({
      action: { type: "play-mission" },
      reasons: [],
    });
  });

  test("[solo.var.unplayable.second-try] The action is still rolled for while a mission waits under the Round Deck for its second try", () => {
    const config = { solo: { originalCombat: true, retryUnplayableMissions: true } };
    const reserved = [{ card: "interrogation", leader: "general-tagge" }];
    const leaders = { "general-tagge": "mission" } as const;
    const more = { systems: FLEET_BESIDE_YAVIN, ...NEAR_YAVIN, leaders, solo: { reserved } };
    const spec = turn(["darth-vader"], { config, ...more });
    expect(decided(spec, 4).action.type).toBe("activate");
    expect(decided(spec, 5).action.type).toBe("play-mission");
    const missionsFirst = { solo: { ...config.solo, missionsFirst: true } };
    expect(decided(turn(["darth-vader"], { config: missionsFirst, ...more })).action.type).toBe("play-mission");
  });

  test("[example: missions-first] [solo.var.missions-first] In the variation missions come first, and activations once no mission is left", () => {
    const config = { solo: { originalCombat: true, missionsFirst: true } };
    const pool = ["darth-vader", "general-tagge", "admiral-ozzel"];
    expect(decided(turn(pool, { config, solo: { round: WAITING } })).action).toEqual({ type: "play-mission" });
    expect(decided(turn(pool, { config }), 1).action.type).toBe("activate");
  });
});

test("[solo.var.unplayable.retry] [solo.def.most-capable-attempt] The leader reserved for an unplayable mission is the one who would go on it now", () => {
  const config = { solo: { originalCombat: true, retryUnplayableMissions: true } };
  const more = { config, solo: { round: ["interrogation", "rule-by-fear"] } };
  const state = scenario(turn(["boba-fett", "darth-vader"], more));
  const decision = decided(play(state, [{ type: "play-mission" }]).state);
  const reason = reasonFor(decision, "mission-leader");
  expect(reason).toMatchObject({ rule: "solo.def.most-capable-attempt", subject: "interrogation" });
  expect(decision.action).toMatchObject({ type: "assign", subject: "boba-fett" });
});

describe("a second leader on a mission", () => {
  /** Construct Super Star Destroyer of the expansion is turned up: it gains by two leaders. */
  function second(pool: readonly string[], waiting: readonly string[], ...dice: readonly number[]) {
    const config = { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" } as const;
    const round = ["construct-super-star-destroyer-rote", ...waiting];
    const systems = { corellia: { loyalty: "imperial" } } as const;
    const state = scenario(turn(pool, { config, systems, solo: { round } }));
    const turned = play(state, [{ type: "play-mission" }]).state;
    const { action } = decided(turned, 1);
    return decided(play(turned, [action]).state, ...dice);
  }

  test("[example: second-leader] [solo.command.mission.second-leader] A second leader is sent if at least as many leaders as missions remain after the first", () => {
    const decision = second(["general-tagge", "moff-jerjerrod", "admiral-ozzel"], ["rule-by-fear", "gather-intel"], 1);
    expect(decision.action).toMatchObject({ type: "assign", subject: "general-tagge" });
  });

  test("[solo.command.mission.second-leader] No second leader is sent if fewer leaders than missions remain", () => {
    const waiting = ["rule-by-fear", "gather-intel", "trade-negotiations"];
    expect(second(["general-tagge", "moff-jerjerrod", "admiral-ozzel"], waiting).action).toEqual({ type: "done" });
  });
});

describe("joining a combat", () => {
  /** A combat on Naboo in space alone, with these Imperial leaders in the pool. */
  function combat(pool: readonly string[], more: Scenario = {}): Scenario {
    return turn(pool, {
      systems: { naboo: { units: { "star-destroyer": 1, "x-wing": 1 } } },
      combat: { system: "naboo", initiator: "rebel", stage: "add-leader", round: 0 },
      leaders: { "princess-leia": "naboo" },
      ...more,
    });
  }

  test.each([
    [4, { type: "pass" }],
    [5, { type: "choose-leader", subject: "emperor-palpatine" }],
  ])(
    "[example: oppose-die] [solo.command.join-combat] The die decides whether the best leader of the only theater joins a combat: a %d leads to this action",
    (face, action) => {
      expect(decided(combat(["emperor-palpatine", "darth-vader", "boba-fett"]), face).action).toEqual(action);
    },
  );

  test("[solo.command.join-combat] A leader whose start-of-combat card the Empire holds joins a combat first", () => {
    const held = { imperial: { actions: ["good-intel"] } } as const;
    const decision = decided(combat(["emperor-palpatine", "colonel-yularen"], held), 8);
    expect(decision.action).toMatchObject({ subject: "colonel-yularen" });
    expect(kept(reasonFor(decision, "joining-leader"))).toEqual({ "start-of-combat-card": ["colonel-yularen"] });
  });

  test.each(["target-the-generator", "ready-for-action"])(
    "[solo.command.join-combat] [solo.golden.rule] A leader does not join a combat first because of %s, which he could not use there",
    (card) => {
      const held = { imperial: { actions: [card] } } as const;
      const decision = decided(combat(["emperor-palpatine", "general-veers"], held), 8);
      expect(decision.action).toMatchObject({ subject: "emperor-palpatine" });
    },
  );

  test("[solo.command.join-combat] Leaders without tactic values do not join a combat", () => {
    expect(decided(combat(["boba-fett"]))).toMatchObject({ action: { type: "pass" }, reasons: [] });
  });
});
