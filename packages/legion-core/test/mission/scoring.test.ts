import { describe, expect, it } from "vitest";
import { unitDefeated } from "../../src/mission/defeat.ts";
import { scoreMission } from "../../src/mission/scoring.ts";
import { atMoment } from "../../src/rounds/moments.ts";
import type { Action } from "../../src/state/actions.ts";
import type { MiniatureState, MissionState, State, TableToken, UnitState } from "../../src/state/state.ts";
import { withTokens } from "../../src/state/tokens.ts";
import type { TerrainPiece } from "../../src/table/documents.ts";
import { mm } from "../../src/table/lengths.ts";
import type { Vec } from "../../src/table/vectors.ts";
import { unitTokens } from "../../src/units/conditions.ts";
import { mission, pois, tokenAt } from "../helpers/missions.ts";
import { eventsOf, offered, pointsOf } from "../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../helpers/scene.ts";

const AWAY = [1700, 450] as const;

/** Imperial and Rebel units with their leaders on these spots, in a mission. */
function field(
  built: MissionState,
  mine: readonly (readonly [number, number])[],
  theirs: readonly (readonly [number, number])[],
  tokens: readonly TableToken[] = [],
  more: Partial<State> = {},
): State {
  const troops = (unit: string, spots: typeof mine): readonly Fielding[] => spots.map((at) => ({ unit, at }));
  return scene({
    armies: [troops("stormtroopers", mine), troops("rebel-troopers", theirs)],
    state: { mission: built, tokens, ...more },
  });
}

/** Points that the End Phase brings the first player by Surface Scan. */
function surfaceOf(state: State): number {
  const told = eventsOf(done(state, scoreMission), "points-scored");
  const mine = told.filter(({ seat, cause }) => seat === "player-1" && cause === "surface-scan");
  return mine.reduce((sum, { points }) => sum + points, 0);
}

/** Corners of a box, in millimetres. */
function box(left: number, low: number, right: number, high: number): readonly Vec[] {
  return [
    { x: mm(left), y: mm(low) },
    { x: mm(right), y: mm(low) },
    { x: mm(right), y: mm(high) },
    { x: mm(left), y: mm(high) },
  ];
}

/** Points that the End Phase brings. */
function scored(state: State): readonly [number, number] {
  return pointsOf(done(state, scoreMission).state);
}

describe("objectives", () => {
  const CHECKPOINTS = pois("checkpoint", [
    [8, 5],
    [1, 3],
    [4, 1],
    [11, 3],
  ]);

  it("[leg.objective.score-use] Breakthrough scores home checkpoints without enemies and secured checkpoints in enemy territory", () => {
    const built = mission("breakthrough");
    expect(scored(field(built, [[900, 450]], [[500, 450]], CHECKPOINTS))).toEqual([2, 2]);
    expect(scored(field(built, [[1200, 700]], [[500, 450]], CHECKPOINTS))).toEqual([4, 1]);
    expect(scored(field(built, [[1200, 700]], [[1200, 800]], CHECKPOINTS))).toEqual([2, 1]);
  });

  it("[leg.objective.score-use] Recover the Research scores points by the number of contested labs", () => {
    const built = mission("recover-the-research");
    const spots = [
      [2, 4],
      [5, 4],
      [9, 4],
      [3, 2],
      [7, 2],
      [10, 2],
    ] as const;
    const labs = pois("lab", spots);
    const units = (count: number) => spots.slice(0, count).map(([x, y]) => [x * 150, y * 150 + 50] as const);
    const points = [1, 2, 3, 4, 5].map((count) => scored(field(built, units(count), [AWAY], labs))[0]);
    expect(points).toEqual([0, 1, 2, 3, 3]);
    expect(scored(field(built, units(2), units(2), labs))).toEqual([1, 1]);
  });

  it("[leg.objective.score-use] Close the Pocket scores two points for the middle stockpile and one for each other, from round 2 on", () => {
    const built = mission("close-the-pocket");
    const piles = pois("stockpile", [
      [3, 3],
      [6, 3],
      [9, 3],
    ]);
    const state = field(
      built,
      [
        [450, 500],
        [900, 500],
      ],
      [[1350, 500]],
      piles,
    );
    expect(scored(state)).toEqual([3, 1]);
    expect(scored({ ...state, round: 1 })).toEqual([0, 0]);
  });

  it("[leg.end.score-order] The objective scores before the secondary objective", () => {
    const scanners = [0, 1].map((holder) => tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder }));
    const piles = pois("stockpile", [
      [3, 3],
      [6, 3],
      [9, 3],
    ]);
    const built = mission("close-the-pocket", "surface-scan");
    const state = field(
      built,
      [
        [450, 500],
        [900, 500],
      ],
      [AWAY],
      [...piles, ...scanners],
    );
    const holding = { ...state, units: state.units.map((unit, place) => held(unit, place < 2 ? [place + 3] : [])) };
    const told = eventsOf(done(holding, scoreMission), "points-scored");
    expect(told.map(({ points, cause }) => [points, cause])).toEqual([
      [3, "close-the-pocket"],
      [1, "surface-scan"],
    ]);
  });
});

function held(unit: UnitState, holds: readonly number[]): UnitState {
  return { ...unit, holds };
}

describe("secondary objectives", () => {
  const choose = (subject: string): Action => ({ type: "choose-option", subject });

  it("[leg.cards.secondary-table] Each line of Sweep and Clear scores 1 victory point, but the line for enemy territory scores 2", () => {
    const state = field(
      mission("close-the-pocket", "sweep-and-clear"),
      [
        [900, 450],
        [100, 100],
        [100, 850],
      ],
      [[1000, 450], [600, 450], AWAY],
    );
    const lines = [0, 1, 2].flatMap((by) => {
      const asked = done(state, (work) => unitDefeated(work, 3, by)).state;
      return offered(asked).map((key) => [
        by,
        key,
        ...pointsOf(playOut(asked, [choose(key.replace("choose-option ", ""))]).state),
      ]);
    });
    expect(lines).toEqual([
      [0, "choose-option any", 1, 0],
      [0, "choose-option contested", 1, 0],
      [1, "choose-option any", 1, 0],
      [1, "choose-option friendly", 1, 0],
      [2, "choose-option any", 1, 0],
      [2, "choose-option enemy", 2, 0],
    ]);
  });

  it("[leg.cards.secondary-table] Sweep and Clear scores each line of its table once per player, and one line per round", () => {
    const built = mission("close-the-pocket", "sweep-and-clear");
    const state = field(
      built,
      [
        [900, 450],
        [100, 850],
      ],
      [[1000, 450], [600, 450], AWAY],
    );
    const defeat = (from: State, unit: number, by: number | null) =>
      done(from, (work) => unitDefeated(work, unit, by)).state;
    const asked = defeat(state, 2, 0);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", context: { about: "p1.0" } });
    expect(offered(asked)).toEqual(["choose-option any", "choose-option contested"]);
    const first = playOut(asked, [choose("contested")]).state;
    expect(pointsOf(first)).toEqual([1, 0]);
    expect(pointsOf(defeat(first, 3, 0))).toEqual([1, 0]);
    const theirs = defeat(first, 1, 2);
    expect(offered(theirs)).toEqual(["choose-option any", "choose-option contested"]);
    expect(pointsOf(playOut(theirs, [choose("contested")]).state)).toEqual([1, 1]);
    const next = { ...first, round: 3 };
    expect(pointsOf(defeat(next, 3, 0))).toEqual([2, 0]);
    expect(pointsOf(playOut(defeat(next, 3, 1), [choose("enemy")]).state)).toEqual([3, 0]);
    expect(pointsOf(defeat(next, 3, null))).toEqual([1, 0]);
    expect(pointsOf(defeat(state, 1, 0))).toEqual([0, 0]);
  });

  it("[leg.objective.score-use] Marked Targets scores a point for the opponent of a defeated marked unit", () => {
    const built = { ...mission("close-the-pocket", "marked-targets"), marked: [1, 2] };
    const state = field(built, [AWAY, AWAY], [AWAY, AWAY]);
    expect(pointsOf(done(state, (work) => unitDefeated(work, 2, null)).state)).toEqual([1, 0]);
    expect(pointsOf(done(state, (work) => unitDefeated(work, 1, 3)).state)).toEqual([0, 1]);
    expect(pointsOf(done(state, (work) => unitDefeated(work, 0, 3)).state)).toEqual([0, 0]);
  });

  describe("Recon Mission", () => {
    const built = mission("close-the-pocket", "recon-mission");
    const scanner = tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder: 0 });

    function ends(
      more: Partial<State> = {},
      spots: readonly (readonly [number, number])[] = [
        [1000, 420],
        [1000, 480],
      ],
    ) {
      const state = field(built, [[900, 450]], spots, [scanner], more);
      const units = state.units.map((unit, place) => (place === 0 ? held(unit, [0]) : alone(unit)));
      return done({ ...state, units }, (work) => atMoment(work, "activation-end", 0)).state;
    }

    /** The unit with its leader alone, so that all of it stands near. */
    function alone(unit: UnitState): UnitState {
      const [leader] = unit.miniatures;
      const gone = unit.miniatures.slice(1).map((one) => ({ ...one, status: "defeated" as const }));
      return leader === undefined ? unit : { ...unit, miniatures: [leader, ...gone] };
    }

    it("[leg.objective.score-use] Recon Mission scores once per round for a scanner near two enemies, which gain observation tokens", () => {
      const first = ends();
      expect(pointsOf(first)).toEqual([1, 0]);
      expect([1, 2].map((unit) => unitTokens(first, unit, "observation"))).toEqual([1, 1]);
      const again = done(first, (work) => atMoment(work, "activation-end", 0)).state;
      expect(pointsOf(again)).toEqual([1, 0]);
      expect(pointsOf(done({ ...first, round: 3 }, (work) => atMoment(work, "activation-end", 0)).state)).toEqual([
        2, 0,
      ]);
    });

    it("[leg.objective.score-use] Recon Mission scores nothing in the first round, near only one enemy, or without the scanner", () => {
      expect(pointsOf(ends({ round: 1 }))).toEqual([0, 0]);
      const one = ends({}, [[1000, 420], AWAY]);
      expect(pointsOf(one)).toEqual([0, 0]);
      expect([1, 2].map((unit) => unitTokens(one, unit, "observation"))).toEqual([1, 0]);
      expect(pointsOf(done(ends(), (work) => atMoment(work, "activation-end", 1)).state)).toEqual([1, 0]);
    });

    it("[leg.objective.score-use] Recon Mission counts enemies with a miniature in range if the leader of the scanner's unit sees them", () => {
      const near = [
        [1000, 420],
        [1000, 480],
      ] as const;
      const observed = (state: State) => [1, 2].map((unit) => unitTokens(state, unit, "observation"));
      const straggling = (unit: UnitState, place: number): UnitState =>
        place === 2 ? { ...unit, miniatures: unit.miniatures.map((one, index) => straggler(one, index)) } : unit;
      const straggler = (one: MiniatureState, index: number): MiniatureState =>
        index === 1 ? { ...one, status: "standing", x: 107_000 } : one;
      const start = field(built, [[900, 450]], near, [scanner]);
      const units = start.units.map((unit, place) => (place === 0 ? held(unit, [0]) : straggling(alone(unit), place)));
      const apart = done({ ...start, units }, (work) => atMoment(work, "activation-end", 0)).state;
      expect([observed(apart), pointsOf(apart)]).toEqual([
        [1, 1],
        [1, 0],
      ]);
      const wall: TerrainPiece = {
        id: "wall",
        kind: "obstacle",
        cover: "heavy",
        parts: [
          { outline: { kind: "polygon", corners: box(940, 440, 960, 560) }, top: 20_000, movement: "impassable" },
        ],
      };
      const hidden = ends({ terrain: [wall] });
      expect([observed(hidden), pointsOf(hidden)]).toEqual([
        [1, 0],
        [0, 0],
      ]);
    });

    it("[leg.objective.score-use] Recon Mission lets each player give a scanner to a unit of their own in set-up", () => {
      const frame = { kind: "mission", card: "recon-mission", choice: "scanner", about: null, chosen: [] } as const;
      const start = field(built, [AWAY], [AWAY, AWAY], [], { frames: [{ ...frame, side: 1 }] });
      expect(offered(start)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
      const { state } = playOut(start, [{ type: "choose-unit", subject: "p2.1" }]);
      expect(state.tokens).toMatchObject([{ kind: "asset", name: "scanner", owner: 1, holder: 2 }]);
      expect(state.units[2]?.holds).toEqual([0]);
    });
  });

  it("[leg.objective.score-use] Surface Scan does not count a unit that contests a point of interest in its own territory", () => {
    const built = mission("breakthrough", "surface-scan");
    const scanners = [0, 1].map((holder) => tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder }));
    const posts = pois("checkpoint", [[10.9, 3]]);
    const outside = [
      [900, 450],
      [1527, 450],
    ] as const;
    const points = (spots: typeof outside, tokens: readonly TableToken[], suppression = 0) => {
      const state = field(built, spots, [AWAY], [...scanners, ...tokens]);
      const shaken = state.units.map((unit, place) => ({
        ...held(unit, place < 2 ? [place] : []),
        tokens: withTokens(unit.tokens, "suppression", place === 1 ? suppression : 0),
      }));
      const own = { ...state, units: shaken };
      return surfaceOf(own);
    };
    expect(points(outside, [])).toBe(1);
    expect(points(outside, posts)).toBe(0);
    expect(points(outside, posts, 2)).toBe(1);
  });

  it("[leg.objective.score-use] Surface Scan scores for two scanners outside their own territory, and for finding an enemy scanner", () => {
    const built = mission("close-the-pocket", "surface-scan");
    const scanners = [0, 1].map((holder) => tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder }));
    const lost = tokenAt("scanner", [900, 400], { kind: "asset", owner: 1 });
    const base = (spots: readonly (readonly [number, number])[], found = false, round = 2) => {
      const state = field(built, spots, [AWAY], found ? [...scanners, lost] : scanners, { round });
      return { ...state, units: state.units.map((unit, place) => held(unit, place < 2 ? [place] : [])) };
    };
    const out = [
      [900, 450],
      [700, 450],
    ] as const;
    expect(scored(base(out))).toEqual([1, 0]);
    expect(scored(base(out, false, 1))).toEqual([0, 0]);
    expect(scored(base([out[0], [200, 80]]))).toEqual([0, 0]);
    const found = done(base(out, true), scoreMission).state;
    expect(pointsOf(found)).toEqual([3, 0]);
    expect(pointsOf(done(found, scoreMission).state)).toEqual([4, 0]);
  });
});
