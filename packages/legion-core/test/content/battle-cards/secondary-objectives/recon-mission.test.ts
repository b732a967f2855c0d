import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import type { MiniatureState, State, UnitState } from "../../../../src/state/state.ts";
import type { TerrainPiece } from "../../../../src/table/documents.ts";
import { mm } from "../../../../src/table/lengths.ts";
import type { Vec } from "../../../../src/table/vectors.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { mission, tokenAt } from "../../../helpers/missions.ts";
import { offered, pointsOf } from "../../../helpers/reading.ts";
import { done, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { droidAt, field, holdsTokens, rebelTroopers } from "../helpers.ts";

describe("Recon Mission", () => {
  const AWAY = [1700, 450] as const;

  /** Corners of a box, in millimetres. */
  function box(left: number, low: number, right: number, high: number): readonly Vec[] {
    return [
      { x: mm(left), y: mm(low) },
      { x: mm(right), y: mm(low) },
      { x: mm(right), y: mm(high) },
      { x: mm(left), y: mm(high) },
    ];
  }

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
    const units = state.units.map((unit, place) => (place === 0 ? holdsTokens(unit, [0]) : alone(unit)));
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
    expect(pointsOf(done({ ...first, round: 3 }, (work) => atMoment(work, "activation-end", 0)).state)).toEqual([2, 0]);
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
    const units = start.units.map((unit, place) =>
      place === 0 ? holdsTokens(unit, [0]) : straggling(alone(unit), place),
    );
    const apart = done({ ...start, units }, (work) => atMoment(work, "activation-end", 0)).state;
    expect([observed(apart), pointsOf(apart)]).toEqual([
      [1, 1],
      [1, 0],
    ]);
    const wall: TerrainPiece = {
      id: "wall",
      kind: "obstacle",
      cover: "heavy",
      parts: [{ outline: { kind: "polygon", corners: box(940, 440, 960, 560) }, top: 20_000, movement: "impassable" }],
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

describe("Recon Mission, further", () => {
  /** Observation tokens of the enemies, and points, when the bearer of a scanner at 900, 450 ends its activation. */
  const spotted = (theirs: readonly Fielding[]): readonly [readonly number[], number] => {
    const scanner = tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder: 0 });
    const start = scene({
      armies: [[droidAt([900, 450], { state: { holds: [0] } })], theirs],
      state: { mission: mission("close-the-pocket", "recon-mission"), tokens: [scanner] },
    });
    const { state } = done(start, (work) => atMoment(work, "activation-end", 0));
    return [theirs.map((_, unit) => unitTokens(state, unit + 1, "observation")), pointsOf(state)[0]];
  };

  it("[leg.objective.score-use] [leg.range.at] Recon Mission counts enemies with any part of a base at range 1 of the leader with the scanner", () => {
    expect(spotted([droidAt([1077, 450]), droidAt([900, 627])])).toEqual([[1, 1], 1]);
    expect(spotted([droidAt([1077.1, 450]), droidAt([900, 627])])).toEqual([[0, 1], 0]);
    expect(spotted([rebelTroopers([1106, 450]), rebelTroopers([700, 450])])).toEqual([[1, 1], 1]);
  });
});
