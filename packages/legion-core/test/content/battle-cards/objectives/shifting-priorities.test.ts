import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { put } from "../../../helpers/actions.ts";
import { endOf, mission, pois } from "../../../helpers/missions.ts";
import { eventsOf, pointsOf } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, settled } from "../../../helpers/scene.ts";
import { droidAt, HANDS, rebelsAt, refusedFor, troopsAt } from "../helpers.ts";

describe("Shifting Priorities", () => {
  /** With a commander far off, so that nobody is promoted. */
  const led = (leader: string, at: readonly [number, number], units: readonly Fielding[]): readonly Fielding[] => [
    ...units,
    { unit: leader, at },
  ];

  const VEERS = "general-veers-master-tactician";

  const LEIA = "leia-organa-fearless-and-inventive";

  const built = mission("shifting-priorities");

  const TARGETS = pois("priority-target", [
    [1, 2],
    [3, 3],
    [6, 3],
    [9, 3],
    [11, 4],
  ]);

  /** The second player secures two targets, the first player one; the others lie alone. */
  const ended = (
    round = 2,
    mine: readonly Fielding[] = troopsAt([450, 500]),
    theirs: readonly Fielding[] = rebelsAt([900, 500], [1350, 500]),
  ): State =>
    settled(
      endOf({
        armies: [led(VEERS, [200, 80], mine), led(LEIA, [200, 820], theirs)],
        hands: HANDS,
        state: { round, mission: built, tokens: TARGETS },
      }),
    ).state;

  const shift = (target: number, x: number, y: number): Action => put(`priority-target.${target}`, x, y);

  it("[leg.objective.score-use] Shifting Priorities scores a point for each secured target, but none for one contested equally", () => {
    expect(pointsOf(ended())).toEqual([1, 2]);
    expect(pointsOf(ended(1))).toEqual([0, 0]);
    expect(pointsOf(ended(2, troopsAt([900, 400]), rebelsAt([900, 500])))).toEqual([0, 0]);
  });

  it("[leg.objective.score-use] As the End Phase ends, players take turns to move targets that the opponent secures, the blue player first", () => {
    const asked = ended();
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", space: "sampled" });
    const subjects = engine.legalActions(asked).map((one) => ("subject" in one ? one.subject : one.type));
    expect([...new Set(subjects)]).toEqual(["priority-target.2", "priority-target.3"]);
    const first = playOut(asked, [shift(3, 1350, 375)]);
    expect(eventsOf(first, "token-placed")).toMatchObject([
      { token: "priority-target.3", cause: "shifting-priorities" },
    ]);
    expect(first.state.tokens[3]).toMatchObject({ x: mm(1350), y: mm(375) });
    expect(engine.decision(first.state)).toMatchObject({ seat: "player-2", kind: "mission" });
    const second = playOut(first.state, [shift(1, 450, 450)]).state;
    expect(engine.decision(second)).toMatchObject({ seat: "player-1", kind: "mission" });
    expectIllegal(engine.apply(second, shift(3, 1350, 400)), "leg.objective.score-use");
    expect(engine.decision(playOut(second, [shift(2, 960, 450)]).state)?.kind).toBe("choose-command");
  });

  it("[leg.objective.score-use] A target cannot be moved farther than half-range, or onto miniatures", () => {
    const asked = ended();
    expect(expectIllegal(engine.apply(asked, shift(3, 1350, 324.9)), "leg.objective.score-use").code).toBe(
      "token-shifted-too-far",
    );
    expectIllegal(engine.apply(asked, shift(1, 450, 450)), "leg.objective.score-use");
    expectIllegal(engine.apply(asked, shift(3, 1350, 480)), "leg.overlap.token-not-on-mini");
    for (const action of engine.legalActions(asked, { density: 3 })) expect(engine.why(asked, action)).toBeUndefined();
  });

  it("[leg.objective.score-use] Targets cannot be moved in the first round, and unsecured targets stay", () => {
    expect(engine.decision(ended(1))?.kind).toBe("choose-command");
    expect(engine.decision(ended(2, troopsAt([400, 100]), rebelsAt([900, 700])))?.kind).toBe("choose-command");
  });

  it("[leg.objective.score-use] [leg.range.at] Shifting Priorities may move a target until its edge is at half-range of its old place", () => {
    const targets = pois("priority-target", [
      [6, 3],
      [9, 3],
    ]);
    const armies = [[droidAt([450, 100])], [droidAt([1350, 500])]] as const;
    const state = { round: 2, mission: mission("shifting-priorities"), tokens: targets };
    const asked = settled(endOf({ armies, hands: HANDS, state })).state;
    expect(refusedFor(asked, put("priority-target.1", 1350, 324.9))).toBe("token-shifted-too-far");
    expect(refusedFor(asked, put("priority-target.1", 1350, 325))).toBeUndefined();
    const far = engine.legalActions(asked).filter((one) => "to" in one && one.to.y < mm(340));
    expect(far).not.toEqual([]);
    for (const action of engine.legalActions(asked, { density: 2 })) expect(engine.why(asked, action)).toBeUndefined();
  });

  it("[leg.objective.score-use] A target that was moved in one round may be moved again in the next", () => {
    const counts = { "shifting-priorities priority-target.2": 2, "shifting-priorities priority-target.3": 2 };
    const subjects = (round: number): readonly string[] => {
      const armies = [led(VEERS, [200, 80], []), led(LEIA, [200, 820], rebelsAt([900, 500]))] as const;
      const state = { round, mission: { ...built, counts }, tokens: TARGETS };
      const asked = settled(endOf({ armies, hands: HANDS, state })).state;
      return [
        ...new Set(engine.legalActions(asked).flatMap((one) => (one.type === "place-token" ? [one.subject] : []))),
      ];
    };
    expect([subjects(2), subjects(3)]).toEqual([[], ["priority-target.2"]]);
  });

  it("[leg.objective.score-use] A player whose opponent has no target to move goes on alone with Shifting Priorities", () => {
    const asked = ended(2, troopsAt([500, 100]));
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission" });
    const again = playOut(asked, [shift(3, 1350, 375)]).state;
    expect(engine.decision(again)).toMatchObject({ seat: "player-1", kind: "mission" });
    expect(engine.decision(playOut(again, [shift(2, 960, 450)]).state)?.kind).toBe("choose-command");
  });
});
