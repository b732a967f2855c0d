import { describe, expect, it } from "vitest";
import { issueOrder } from "../../../../src/rounds/orders.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { GameFrame } from "../../../../src/state/frames.ts";
import type { State } from "../../../../src/state/state.ts";
import { unitChosen } from "../../../helpers/actions.ts";
import { offered } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { commandPhase, eligibleFor, missionOfFirst, ORDERED_REBELS } from "../helpers.ts";

describe("Coordinated Strike", () => {
  const pass: Action = { type: "done" };

  const CLONES: readonly Fielding[] = [
    { unit: "clone-captain-rex-honorable-soldier", at: [100, 100] },
    { unit: "clone-trooper-infantry", at: [900, 300] },
    { unit: "barc-speeder", at: [1000, 300] },
    { unit: "wookiee-warriors-noble-fighters", at: [900, 400] },
    { unit: "clone-trooper-infantry", at: [1700, 300] },
  ];

  const orders = (counts = {}): State =>
    commandPhase("orders", {
      armies: [CLONES, ORDERED_REBELS],
      players: [{ nominated: 0 }, {}],
      state: { mission: { ...missionOfFirst("coordinated-strike"), counts } },
    });

  it("[leg.cards.advantage-content] Coordinated Strike gives two Republic units Coordinate for the round, once per game", () => {
    const asked = orders();
    expect(offered(asked)).toEqual([0, 1, 2, 3, 4].map((one) => `choose-unit p1.${one}`).concat("done"));
    const step = playOut(asked, [unitChosen("p1.1"), unitChosen("p1.3")]);
    expect(step.state.ongoing.map(({ unit: bearer, keyword, until }) => [bearer, keyword, until])).toEqual([
      [1, "coordinate", "round"],
      [1, "coordinated-strike", "round"],
      [3, "coordinate", "round"],
      [3, "coordinated-strike", "round"],
    ]);
    expect(orders(step.state.mission.counts).phase).toBe("activation");
    expect(playOut(asked, [pass]).state.mission.counts).toEqual({});
  });

  it("[leg.kw.coordinate.one-target] Coordinated Strike names clone troopers and Republic vehicles, of which one is ordered", () => {
    const chosen = playOut(orders(), [unitChosen("p1.3"), pass]).state;
    const ordered = (bearer: number, ongoing: State["ongoing"]): State => {
      const frames: readonly GameFrame[] = [{ kind: "command", stage: "order-pool", turn: 0 }];
      const state = scene({ armies: [CLONES, ORDERED_REBELS], frames, state: { phase: "command", ongoing } });
      return done(state, (work) => issueOrder(work, bearer, { rule: "leg.command.issue-token", cause: null })).state;
    };
    const asked = ordered(3, chosen.ongoing);
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const { state } = playOut(asked, [unitChosen("p1.2")]);
    expect(state.units.map(({ order }) => order === "faceup")).toEqual([
      ...[false, false, true, true, false],
      ...[true, false],
    ]);
    expect(engine.decision(ordered(3, []))?.kind).toBe("effects");
    expect(engine.decision(ordered(1, chosen.ongoing))?.kind).toBe("effects");
  });

  it("[leg.cards.advantage-content] Coordinated Strike can choose Republic units, but not the mercenaries with them", () => {
    const mine: readonly Fielding[] = [
      "clone-trooper-infantry",
      "bossk-trandoshan-terror",
      "at-rt-galactic-republic",
    ].map((unit) => ({ unit }));
    expect(eligibleFor("coordinated-strike", "units", mine)).toEqual(["p1.0", "p1.2"]);
  });

  it("[leg.cards.advantage-content] A player who declines Coordinated Strike keeps its token and is asked again in the next round", () => {
    const declined = playOut(orders(), [pass]).state;
    expect(declined.ongoing).toEqual([]);
    expect(offered(orders(declined.mission.counts))).toContain("choose-unit p1.1");
  });
});
