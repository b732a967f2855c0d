import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { brokenInvariants } from "../../../../src/saves/invariants.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { TableToken } from "../../../../src/state/state.ts";
import { put } from "../../../helpers/actions.ts";
import { endOf, mission, tokenAt } from "../../../helpers/missions.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, settled } from "../../../helpers/scene.ts";
import {
  commandPhase,
  droidAt,
  HANDS,
  missionOfBoth,
  ORDERED_IMPERIALS,
  ORDERED_REBELS,
  rebelTroopers,
} from "../helpers.ts";

describe("Ordnance", () => {
  const pass: Action = { type: "done" };

  const lying = (owner: 0 | 1, x: number, y: number): TableToken =>
    tokenAt("ordnance", [x, y], { kind: "advantage", owner });

  /** The End Phase in which the token goes off, with these faces. */
  const exploded = (theirs: readonly Fielding[], faces: readonly string[], tokens = [lying(0, 900, 510)]) =>
    settled(
      endOf({
        armies: [ORDERED_IMPERIALS, theirs],
        hands: HANDS,
        state: { mission: missionOfBoth("ordnance"), tokens },
      }),
      faces,
    );

  /** Which of the rebel units the ordnance at 900, 300 suppresses. */
  const shelled = (theirs: readonly Fielding[]): readonly string[] => {
    const tokens = [tokenAt("ordnance", [900, 300], { kind: "advantage", owner: 0 })];
    const built = mission("close-the-pocket", null, ["ordnance", null]);
    const armies = [[droidAt([100, 100])], theirs] as const;
    const step = settled(endOf({ armies, hands: HANDS, state: { mission: built, tokens } }), ["hit", "blank", "blank"]);
    return eventsOf(step, "tokens-gained").map((event) => event.unit);
  };

  it("[leg.cards.advantage-content] Each player may place an ordnance token as a Command Phase ends, once per game", () => {
    const asked = commandPhase("order-pool", {
      armies: [ORDERED_IMPERIALS, ORDERED_REBELS],
      state: { mission: missionOfBoth("ordnance") },
    });
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", space: "sampled" });
    expect(asked.sides[0].orderPool.corps).toBe(1);
    expect(brokenInvariants({ box, state: asked }).map(({ code }) => code)).not.toContain("order-tokens");
    expectIllegal(engine.apply(asked, put("ordnance", 900, 300)), "leg.overlap.token-not-on-mini");
    const placed = playOut(asked, [put("ordnance", 900, 700)]);
    expect(eventsOf(placed, "token-placed")).toMatchObject([{ token: "ordnance.0", cause: "ordnance" }]);
    expect(placed.state.tokens[0]).toMatchObject({ kind: "advantage", owner: 0 });
    expect(engine.decision(placed.state)).toMatchObject({ seat: "player-2", kind: "mission" });
    const begun = playOut(placed.state, [pass]).state;
    expect(begun.phase).toBe("activation");
    const later = commandPhase("order-pool", {
      armies: [ORDERED_IMPERIALS, ORDERED_REBELS],
      state: { mission: begun.mission, round: 3 },
    });
    expect(engine.decision(later)).toMatchObject({ seat: "player-2", kind: "mission" });
  });

  it("[leg.cards.advantage-content] Ordnance suppresses troopers of both sides near it for each hit and critical of three dice", () => {
    const step = exploded(ORDERED_REBELS, ["hit", "critical", "attack-surge"]);
    expect(eventsOf(step, "token-rolled")).toMatchObject([
      { token: "ordnance.0", dice: ["black-attack", "black-attack", "black-attack"] },
    ]);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ unit: "p2.1", token: "suppression", amount: 2 }]);
    expect(eventsOf(step, "token-removed")).toMatchObject([{ token: "ordnance.0" }]);
    const nearBoth = exploded([...ORDERED_REBELS], ["hit", "blank", "blank"], [lying(0, 900, 420)]);
    expect(eventsOf(nearBoth, "tokens-gained").map((event) => event.unit)).toEqual(["p1.1"]);
  });

  it("[leg.cards.advantage-content] Vehicles and units with Armor near Ordnance suffer two wounds for a critical and one for a hit", () => {
    const walker: Fielding = { unit: "t-47-airspeeder", at: [960, 500] };
    const far: Fielding = { unit: "at-rt-rebel-alliance", at: [900, 720] };
    const step = exploded([ORDERED_REBELS[0] ?? walker, walker, far], ["hit", "critical", "blank"]);
    const wounds = eventsOf(step, "unit-wounded").filter(({ cause }) => cause === "ordnance");
    expect(wounds.reduce((sum, { wounds: dealt }) => sum + dealt, 0)).toBe(3);
    expect(wounds.every(({ miniature }) => miniature.startsWith("p2.1"))).toBe(true);
    expect(eventsOf(step, "tokens-gained")).toEqual([]);
  });

  it.each([
    ["the last units of both fall", "at-rt-rebel-alliance", "leg.win.tie-points"],
    ["that of the second survives", "t-47-airspeeder", "leg.win.last-standing"],
  ] as const)(
    "[leg.win.last-standing] Ordnance wounds both players' last units before anybody is the last one standing: %s",
    (_outcome, last, rule) => {
      const armies = [[{ unit: "74-z-speeder-bikes", at: [840, 500] }], [{ unit: last, at: [960, 500] }]] as const;
      const state = { mission: missionOfBoth("ordnance"), tokens: [lying(0, 900, 510)], round: 5 };
      const step = settled(endOf({ armies, hands: HANDS, state }), ["critical", "critical", "critical"]);
      expect(eventsOf(step, "unit-defeated").map(({ unit }) => unit)).toContain("p1.0");
      expect(step.state.outcome).toMatchObject({ winners: ["player-2"], rule });
    },
  );

  it("[leg.cards.advantage-content] The second player's Ordnance works the same way, and nothing is rolled without a token", () => {
    const step = exploded(ORDERED_REBELS, ["hit", "blank", "blank"], [lying(1, 900, 510)]);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ unit: "p2.1", amount: 1 }]);
    expect(eventsOf(exploded(ORDERED_REBELS, [], []), "token-rolled")).toEqual([]);
    const gone = { ...lying(0, 900, 500), removed: true };
    expect(eventsOf(exploded(ORDERED_REBELS, [], [gone]), "token-rolled")).toEqual([]);
  });

  it("[leg.cards.advantage-content] [leg.range.at] Ordnance affects a unit with any part of a base at range 1 of the token", () => {
    expect(shelled([droidAt([900, 440])])).toEqual(["p2.0"]);
    expect(shelled([droidAt([900, 476])])).toEqual(["p2.0"]);
    expect(shelled([droidAt([900, 476.1])])).toEqual([]);
  });

  it("[leg.cards.advantage-content] [leg.range.at-unit] Ordnance affects a unit even if only one of its miniatures is at range 1 of the token", () => {
    expect(shelled([rebelTroopers([900, 476])])).toEqual(["p2.0"]);
    expect(shelled([rebelTroopers([900, 476.1])])).toEqual([]);
  });
});
