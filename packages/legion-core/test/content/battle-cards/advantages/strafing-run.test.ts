import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import type { State, TableToken } from "../../../../src/state/state.ts";
import { put } from "../../../helpers/actions.ts";
import { endOf, tokenAt } from "../../../helpers/missions.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, settled } from "../../../helpers/scene.ts";
import { commandPhase, HANDS, missionOfBoth, missionOfFirst, ORDERED_IMPERIALS, ORDERED_REBELS } from "../helpers.ts";

describe("Strafing Run", () => {
  const pass: Action = { type: "done" };

  const lying = (owner: 0 | 1): TableToken => tokenAt("air-support", [600, 600], { kind: "advantage", owner });

  const theirs: readonly Fielding[] = [
    { unit: "leia-organa-fearless-and-inventive", at: [1700, 800] },
    { unit: "rebel-troopers", at: [800, 600] },
    { unit: "rebel-troopers", at: [880, 670] },
  ];

  const asked = (owner: 0 | 1 = 0): State =>
    settled(
      endOf({
        armies: [ORDERED_IMPERIALS, theirs],
        hands: HANDS,
        state: { mission: missionOfBoth("strafing-run"), tokens: [lying(owner)] },
      }),
    ).state;

  it("[leg.cards.advantage-content] Strafing Run may place an air support token as the Command Phase ends, once per game", () => {
    const asked = commandPhase("order-pool", {
      armies: [ORDERED_IMPERIALS, ORDERED_REBELS],
      state: { mission: missionOfFirst("strafing-run") },
    });
    const placed = playOut(asked, [put("air-support", 600, 600)]).state;
    expect(placed.tokens[0]).toMatchObject({ kind: "advantage", name: "air-support", owner: 0 });
    expect(placed.phase).toBe("activation");
    const again = commandPhase("order-pool", {
      armies: [ORDERED_IMPERIALS, ORDERED_REBELS],
      state: { mission: placed.mission, round: 3 },
    });
    expect(again.phase).toBe("activation");
  });

  it("[leg.cards.advantage-content] Strafing Run places its ruler from the air support token to a spot at range 2 as the End Phase starts", () => {
    const state = asked();
    expect(engine.decision(state)).toMatchObject({ seat: "player-1", kind: "mission", space: "sampled" });
    expect(
      expectIllegal(engine.apply(state, put("air-support.0", 912.6, 600)), "leg.cards.advantage-content").code,
    ).toBe("run-ends-too-far");
    expectIllegal(engine.apply(state, put("air-support.0", 600, 600)), "leg.cards.advantage-content");
    expectIllegal(engine.apply(state, put("air-support.0", 600, 901)), "leg.cards.advantage-content");
    expectIllegal(engine.apply(state, pass), "leg.cards.advantage-content");
    expect(engine.why(state, put("air-support.0", 912.5, 600))).toBeUndefined();
    for (const action of engine.legalActions(state, { density: 2 })) expect(engine.why(state, action)).toBeUndefined();
    expect(engine.decision(asked(1))).toMatchObject({ seat: "player-2" });
  });

  it("[leg.cards.advantage-content] Units with a miniature under the ruler of Strafing Run gain suppression for each hit and critical of four dice", () => {
    const rolled = ["hit", "critical", "critical", "blank"];
    const step = playOut(asked(), [put("air-support.0", 900, 600)], rolled);
    expect(eventsOf(step, "token-rolled")).toHaveLength(1);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ unit: "p2.1", token: "suppression", amount: 3 }]);
    expect(eventsOf(step, "token-removed")).toHaveLength(1);
    const across = playOut(asked(), [put("air-support.0", 600, 700)], rolled);
    expect(eventsOf(across, "tokens-gained")).toEqual([]);
    const short = playOut(asked(), [put("air-support.0", 750, 600)], rolled);
    expect(eventsOf(short, "tokens-gained")).toEqual([]);
  });
});
