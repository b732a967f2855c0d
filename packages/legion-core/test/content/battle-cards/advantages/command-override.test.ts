import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { unitChosen } from "../../../helpers/actions.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { type Fielding, playOut } from "../../../helpers/scene.ts";
import { commandPhase, eligibleFor, missionOfFirst, ORDERED_REBELS } from "../helpers.ts";

describe("Command Override", () => {
  const pass: Action = { type: "done" };

  const DROIDS: readonly Fielding[] = [
    { unit: "t-series-tactical-droid-programmed-for-strategy", at: [100, 100] },
    { unit: "b1-battle-droids", at: [900, 300] },
    { unit: "b1-battle-droids", at: [1100, 300], state: { ordered: true, order: "faceup" } },
    { unit: "bx-series-droid-commandos", at: [500, 300] },
  ];

  const orders = (counts = {}): State =>
    commandPhase("orders", {
      armies: [DROIDS, ORDERED_REBELS],
      state: { mission: { ...missionOfFirst("command-override"), counts } },
    });

  it("[leg.cards.advantage-content] Command Override spends one of two tokens per Command Phase to let a unit with AI order itself", () => {
    const asked = orders();
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.3", "done"]);
    const step = playOut(asked, [unitChosen("p1.1")]);
    expect(eventsOf(step, "order-issued")).toMatchObject([{ unit: "p1.1", cause: "command-override" }]);
    expect(step.state.mission.counts).toEqual({ "command-override player-1": 1 });
    expect(step.state.phase).toBe("activation");
    const second = playOut(orders(step.state.mission.counts), [unitChosen("p1.1")]).state;
    expect(second.mission.counts).toEqual({ "command-override player-1": 2 });
    expect(orders(second.mission.counts).phase).toBe("activation");
  });

  it("[leg.cards.advantage-content] Command Override can choose a jammed unit, because the unit orders itself", () => {
    const jammer: Fielding = { unit: "rebel-troopers", upgrades: ["comms-jammer"], at: [900, 420] };
    const asked = commandPhase("orders", {
      armies: [DROIDS, [...ORDERED_REBELS, jammer]],
      state: { mission: missionOfFirst("command-override") },
    });
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.3", "done"]);
  });

  it("[leg.cards.advantage-content] Command Override keeps its token if no unit orders itself with it", () => {
    expect(playOut(orders(), [pass]).state.mission.counts).toEqual({});
  });

  it("[leg.cards.advantage-content] Command Override can choose units with AI that can be issued an order", () => {
    const mine: readonly Fielding[] = [
      { unit: "b1-battle-droids" },
      { unit: "b1-battle-droids", state: { order: "faceup", ordered: true } },
      { unit: "droidekas" },
      { unit: "general-grievous-sinister-cyborg" },
    ];
    expect(eligibleFor("command-override", "order", mine)).toEqual(["p1.0", "p1.2"]);
  });
});
