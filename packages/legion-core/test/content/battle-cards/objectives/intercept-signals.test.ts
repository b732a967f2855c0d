import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { scoreMission } from "../../../../src/mission/scoring.ts";
import type { State } from "../../../../src/state/state.ts";
import { unitChosen } from "../../../helpers/actions.ts";
import { beaten, edges, endOf, mission, pois, tokenAt } from "../../../helpers/missions.ts";
import { eventsOf, offered, pointsOf } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { besidePois, droidAt, HANDS } from "../helpers.ts";

describe("Intercept Signals", () => {
  const TOWERS = pois("comms-tower", [
    [6, 5],
    [3, 3],
    [9, 3],
    [6, 1],
  ]);

  const intel = (...ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [`intercept-signals intel ${id}`, 1]));

  const built = (counts = {}): State["mission"] => ({ ...mission("intercept-signals"), counts });

  it("[leg.objective.score-use] For Intercept Signals each player, blue first, names three units, of which the opponent picks two to have Intel", () => {
    const four = [0, 1, 2, 3].map((place) => ({
      unit: place > 0 ? "stormtroopers" : "general-veers-master-tactician",
    }));
    const start = playOut(edges(mission("intercept-signals"), { armies: [four, four] }), [
      { type: "choose-edge", subject: "near" },
    ]).state;
    expect(engine.decision(start)).toMatchObject({ seat: "player-1", kind: "mission" });
    const named = playOut(start, ["p1.1", "p1.2", "p1.3", "p2.0", "p2.1", "p2.2"].map(unitChosen)).state;
    expect(engine.decision(named)).toMatchObject({ seat: "player-1", context: { choice: "pick" } });
    expect(offered(named)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const picked = playOut(named, ["p2.0", "p2.2"].map(unitChosen)).state;
    expect(offered(picked)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
    expectIllegal(engine.apply(picked, { type: "done" }), "leg.objective.score-use");
    const step = playOut(picked, ["p1.2", "p1.3"].map(unitChosen));
    expect(eventsOf(step, "unit-marked").map((event) => event.unit)).toEqual(["p1.2", "p1.3"]);
    expect(step.state.round).toBe(1);
  });

  it("[leg.objective.score-use] Intercept Signals scores towers outside friendly territory that are secured, or contested by a unit with Intel", () => {
    const points = (mine: readonly (readonly [number, number])[], counts = {}) => {
      const rebels: readonly Fielding[] = [{ unit: "rebel-troopers", at: [450, 390] }];
      const armies = [besidePois("corps", mine), rebels] as const;
      const full = { ...counts, ...intel("p2.0", "p1.1", "p1.2") };
      const state = { mission: built(full), tokens: TOWERS };
      return pointsOf(settled(endOf({ armies, hands: HANDS, state })).state)[0];
    };
    const spare = [
      [11, 1],
      [11, 2],
    ] as const;
    expect(points([[3, 3], ...spare])).toBe(0);
    expect(points([[3, 3], ...spare], intel("p1.0"))).toBe(1);
    expect(points([[9, 3], ...spare])).toBe(1);
    expect(points([[6, 1], ...spare])).toBe(0);
    expect(points([[6, 5], ...spare])).toBe(1);
  });

  it("[leg.objective.score-use] As the End Phase ends, a player who secures a tower may give Intel to a unit there, to two units in total", () => {
    const armies = [
      besidePois("led", [
        [9, 3],
        [9, 3.2],
        [11, 1],
      ]),
      [{ unit: "rebel-troopers", at: [100, 800] as const }],
    ] as const;
    const ended = (counts = {}) =>
      settled(endOf({ armies, hands: HANDS, state: { mission: built(counts), tokens: TOWERS } })).state;
    const asked = ended();
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "done"]);
    const both = playOut(asked, [unitChosen("p1.0"), unitChosen("p1.1")]).state;
    expect(both.mission.counts).toMatchObject(intel("p1.0", "p1.1"));
    expect(engine.decision(both)?.kind).toBe("choose-command");
    expect(playOut(asked, [{ type: "done" }]).state.mission.counts).toEqual({});
    expect(playOut(asked, [unitChosen("p1.1"), { type: "done" }]).state.mission.counts).toEqual(intel("p1.1"));
    const one = ended(intel("p1.2"));
    expect(offered(one)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "done"]);
    expect(engine.decision(playOut(one, [unitChosen("p1.0")]).state)?.kind).toBe("choose-command");
    expect(engine.decision(ended(intel("p1.1", "p1.2")))?.kind).toBe("choose-command");
  });

  it("[leg.objective.score-use] [leg.range.beyond] Intercept Signals does not score a tower partly in friendly territory", () => {
    const scored = (y: number): number => {
      const tower = tokenAt("comms-tower", [900, y]);
      const armies = [[droidAt([900, 340])], [droidAt([1700, 850])]] as const;
      return pointsOf(
        done(scene({ armies, state: { mission: mission("intercept-signals"), tokens: [tower] } }), scoreMission).state,
      )[0];
    };
    expect([scored(250), scored(249.9), scored(240)]).toEqual([1, 0, 0]);
  });

  it("[leg.objective.score-use] A defeated unit with Intel leaves room for another in Intercept Signals", () => {
    const armies = [
      besidePois("led", [
        [9, 3],
        [11, 1],
        [11, 2],
      ]),
      [{ unit: "rebel-troopers", at: [100, 800] as const }],
    ] as const;
    const held = endOf({
      armies,
      hands: HANDS,
      state: { mission: built(intel("p1.1", "p1.2")), tokens: TOWERS },
    });
    expect(engine.decision(settled(held).state)?.kind).toBe("choose-command");
    const asked = settled(beaten(held, 2)).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
    expect(engine.decision(playOut(asked, [unitChosen("p1.0")]).state)?.kind).toBe("choose-command");
  });
});
