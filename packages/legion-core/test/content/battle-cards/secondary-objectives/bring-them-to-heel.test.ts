import { describe, expect, it } from "vitest";
import { scoreMission } from "../../../../src/mission/scoring.ts";
import type { State } from "../../../../src/state/state.ts";
import { gainTokens } from "../../../../src/units/unit-tokens.ts";
import { acting } from "../../../helpers/activations.ts";
import { mission } from "../../../helpers/missions.ts";
import { eventsOf, offered, pointsOf } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Bring Them to Heel", () => {
  const BECAUSE = { rule: "leg.tokens.suppression", cause: null } as const;

  /** Troopers of both sides, courage 1 each, with so much suppression; far from commanders. */
  function field(mine: readonly number[], theirs: readonly number[], more: Partial<State> = {}): State {
    const troops = (unit: string, tokens: readonly number[]): readonly Fielding[] =>
      tokens.map((suppression) => ({ unit, tokens: { suppression } }));
    return scene({
      armies: [troops("stormtroopers", mine), troops("rebel-troopers", theirs)],
      frames: [{ kind: "activation-phase", side: 0, drawn: null, mayPass: false }, acting(0)],
      state: { mission: mission("close-the-pocket", "bring-them-to-heel"), ...more },
    });
  }

  /** A unit gains suppression. */
  const shaken = (state: State, unit: number, tokens = 1) =>
    done(state, (work) => gainTokens(work, unit, "suppression", tokens, BECAUSE));

  const scored = (mine: readonly number[], theirs: readonly number[], round = 2): readonly [number, number] =>
    pointsOf(done(field(mine, theirs, { round }), scoreMission).state);

  it("[leg.objective.score-use] Bring Them to Heel scores a point if more enemy than friendly units have suppression equal to their courage", () => {
    expect(scored([0, 1], [1, 1])).toEqual([1, 0]);
    expect(scored([1, 1], [0, 3])).toEqual([0, 1]);
    expect(scored([0, 1], [1, 0])).toEqual([0, 0]);
    expect(scored([0, 0], [1, 1], 1)).toEqual([0, 0]);
  });

  it("[leg.objective.score-use] Bring Them to Heel counts droids, although they are never suppressed, but no vehicles", () => {
    const state = scene({
      armies: [
        [{ unit: "stormtroopers" }],
        [{ unit: "b1-battle-droids", tokens: { suppression: 1 } }, { unit: "at-rt-rebel-alliance" }],
      ],
      state: { mission: mission("close-the-pocket", "bring-them-to-heel") },
    });
    expect(pointsOf(done(state, scoreMission).state)).toEqual([1, 0]);
  });

  it("[leg.objective.score-use] Bring Them to Heel compares suppression with the courage that a unit has now, raised by its upgrade", () => {
    const led = (upgrades: readonly string[]): readonly [number, number] => {
      const officer: Fielding = { unit: "rebel-officer-fighting-for-freedom", upgrades, tokens: { suppression: 2 } };
      const state = { mission: mission("close-the-pocket", "bring-them-to-heel") };
      return pointsOf(done(scene({ armies: [[{ unit: "stormtroopers" }], [officer]], state }), scoreMission).state);
    };
    expect([led([]), led(["proven-tactician"])]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it("[leg.cards.secondary-table] Bring Them to Heel scores 2 points once per game if a unit gains suppression while an enemy unit is panicked", () => {
    const step = shaken(field([0, 0], [1, 0]), 2);
    expect(pointsOf(step.state)).toEqual([2, 0]);
    expect(eventsOf(step, "points-scored")).toMatchObject([
      { seat: "player-1", points: 2, cause: "bring-them-to-heel" },
    ]);
    expect(pointsOf(shaken(field([0, 0], [0, 0]), 2).state)).toEqual([0, 0]);
    const next = { ...step.state, round: 3 };
    expect(pointsOf(shaken(next, 2).state)).toEqual([2, 0]);
  });

  it("[leg.cards.secondary-table] Bring Them to Heel scores its second row if every enemy unit has suppression, in a different round from the first", () => {
    const all = shaken(field([0], [1, 0], { round: 1 }), 2).state;
    expect(pointsOf(all)).toEqual([2, 0]);
    const panicked = shaken(all, 1).state;
    expect(pointsOf(panicked)).toEqual([2, 0]);
    expect(pointsOf(shaken({ ...panicked, round: 2 }, 2).state)).toEqual([4, 0]);
  });

  it("[leg.cards.secondary-table] The player chooses which row of Bring Them to Heel scores if both conditions are met", () => {
    const asked = shaken(field([0], [1, 1]), 2).state;
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", context: { about: "p2.1" } });
    expect(offered(asked)).toEqual(["choose-option panicked-enemy", "choose-option all-suppressed"]);
    const { state } = playOut(asked, [{ type: "choose-option", subject: "all-suppressed" }]);
    expect(pointsOf(state)).toEqual([2, 0]);
    expect(pointsOf(shaken({ ...state, round: 3 }, 1).state)).toEqual([4, 0]);
  });

  it("[leg.cards.secondary-table] Both players may score Bring Them to Heel when one unit gains suppression, but not again for a second gain in the round", () => {
    const both = shaken(field([2, 0], [1, 0]), 2).state;
    expect(pointsOf(both)).toEqual([2, 2]);
    const twice = done(field([0], [1, 0, 0]), (work) => {
      gainTokens(work, 1, "suppression", 1, BECAUSE);
      gainTokens(work, 2, "suppression", 2, BECAUSE);
    });
    expect(pointsOf(twice.state)).toEqual([2, 0]);
  });

  it("[leg.suppression.vehicles-immune] An army with only vehicles on the battlefield has no unit that counts for the second row of Bring Them to Heel", () => {
    const state = scene({
      armies: [[{ unit: "stormtroopers" }], [{ unit: "at-rt-rebel-alliance" }]],
      frames: [{ kind: "activation-phase", side: 0, drawn: null, mayPass: false }, acting(0)],
      state: { mission: mission("close-the-pocket", "bring-them-to-heel") },
    });
    expect(pointsOf(shaken(state, 0).state)).toEqual([0, 2]);
  });
});
