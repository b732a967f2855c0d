import { at, type Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { miniatureId, type UnitIndex } from "../state/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import type { TableToken } from "../state/state.ts";
import { BASES, baseOutline } from "../table/bases.ts";
import { CONTACT, mm } from "../table/lengths.ts";
import { FINE_COMPASS } from "../table/movement/compass.ts";
import { isAtRange } from "../table/range.ts";
import { overlaps, type Shape } from "../table/shapes.ts";
import { moved, type Point3, snapped, type Vec } from "../table/vectors.ts";
import { battlefieldOf } from "../units/battlefield.ts";

import { profileOf } from "../units/profiles.ts";
import { tokenShape } from "./contest.ts";
import { elevationsAt, tokenFault } from "./placing.ts";

const DROP: RuleId = "leg.objective.drop-placement";

/** Distance between rings of spots around a leader, for samples and for the search of a free spot. */
const RING = mm(15);
const FINE_RING = mm(2);

/** Number of fine directions between two spots of a ring, for samples at density 1 and for the finer search. */
const SAMPLE_STEP = 64;
const CLOSE_STEP = 4;

/** Returns the base of the leader of a unit, at its last position if it has left the battlefield. */
function leaderBase(look: Look, unit: UnitIndex): Shape {
  const { leader, miniatures } = at(look.state.units, unit);
  const pose = at(miniatures, leader);
  return baseOutline(profileOf(look, unit).base, pose, pose.heading);
}

/**
 * Explains why terrain, tokens or the leader itself keep a dropped asset from a spot, without checking the distance.
 */
function takenFault(look: Look, unit: UnitIndex, to: Point3): Violation<RuleId> | undefined {
  const shape = tokenShape(battlefieldOf(look.state), "asset", to);
  const fault = tokenFault(look, "asset", to);
  if (fault !== undefined || !overlaps(leaderBase(look, unit), shape, CONTACT)) return fault;
  const miniature = miniatureId(look.state, unit, at(look.state.units, unit).leader);
  return forbidden("leg.overlap.token-not-on-mini", "token-on-miniature", { miniature });
}

/**
 * Explains why an asset dropped by a unit may not be placed at a spot, or returns undefined
 * (leg.objective.drop-placement).
 */
export function dropFault(look: Look, unit: UnitIndex, token: string, to: Point3): Violation<RuleId> | undefined {
  if (![to.x, to.y, to.z].every(Number.isSafeInteger)) return forbidden(DROP, "not-on-the-grid", { token });
  const table = battlefieldOf(look.state);
  const isNear = isAtRange(table, [leaderBase(look, unit)], [tokenShape(table, "asset", to)], "half");
  return isNear ? takenFault(look, unit, to) : forbidden(DROP, "token-too-far", { token, range: "half" });
}

/** Whether an asset dropped by a unit may be placed at a spot. */
export function isDropSpot(look: Look, unit: UnitIndex, to: Point3): boolean {
  return dropFault(look, unit, "", to) === undefined;
}

/**
 * Lists legal spots for an asset that a unit drops, nearest to the leader first. Empty if there is no free spot nearby.
 */
export function dropSpots(look: Look, unit: UnitIndex, density: number): readonly Point3[] {
  const step = Math.max(1, Math.floor(SAMPLE_STEP / density));
  return [...around(look, unit, { from: 0, to: halfReach(look, unit), ring: RING / density, step })].filter((to) =>
    isDropSpot(look, unit, to),
  );
}

/**
 * Searches finely for a spot at half-range or, if there is none, for the nearest spot to the leader beyond it
 * (leg.objective.place-later-conflict).
 */
export function lastDropSpot(look: Look, unit: UnitIndex): Point3 | undefined {
  const { length, width } = battlefieldOf(look.state);
  const half = halfReach(look, unit);
  for (const to of around(look, unit, { from: 0, to: half, ring: FINE_RING, step: CLOSE_STEP })) {
    if (isDropSpot(look, unit, to)) return to;
  }
  const { radius, halfLength } = BASES[profileOf(look, unit).base];
  const from = half - halfLength + radius;
  for (const to of around(look, unit, { from, to: length + width, ring: FINE_RING, step: 1 })) {
    if (takenFault(look, unit, to) === undefined) return to;
  }
  return undefined;
}

/**
 * Yields spots for tokens across the whole battlefield, a segment apart and starting half a segment from the edges. A
 * higher density makes them closer.
 */
export function* spotsAcross(look: Look, kind: TableToken["kind"], density: number): Generator<Point3> {
  const table = battlefieldOf(look.state);
  const step = Math.max(1, Math.round(table.profile.segment / density));
  const half = Math.round(step / 2);
  for (let y = half; y < table.width; y += step) {
    for (let x = half; x < table.length; x += step) {
      for (const z of elevationsAt(table, kind, { x, y })) yield { x, y, z };
    }
  }
}

/** Number of rings of spots around a spot, and number of spots on each, at density 1. */
const SPOT_RINGS = 2;
const SPOTS_OF_RING = 8;

/** Yields spots up to a distance from a spot, at every elevation there. The outermost ring is at the full distance. */
export function* spotsWithin(
  look: Look,
  kind: TableToken["kind"],
  { x, y }: Vec,
  reach: number,
  density: number,
): Generator<Point3> {
  const table = battlefieldOf(look.state);
  const rings = Math.ceil(SPOT_RINGS * density);
  const step = Math.max(1, Math.floor(FINE_COMPASS.length / (SPOTS_OF_RING * density)));
  for (let ring = 1; ring <= rings; ring++) {
    for (let place = 0; place < FINE_COMPASS.length; place += step) {
      // A hair less than the full distance: spots lie on whole hundredths.
      const spot = snapped(moved({ x, y }, at(FINE_COMPASS, place), (reach * ring) / rings - 1));
      for (const z of elevationsAt(table, kind, spot)) yield { ...spot, z };
    }
  }
}

/**
 * Yields spots at increasing distance from a spot of the battlefield, in the finest steps, at every elevation where a
 * token could be placed.
 */
export function* spotsOutwards(look: Look, { x, y }: Vec): Generator<Point3> {
  const table = battlefieldOf(look.state);
  for (let far = FINE_RING; far <= table.length + table.width; far += FINE_RING) {
    for (let place = 0; place < FINE_COMPASS.length; place += CLOSE_STEP) {
      const spot = snapped(moved({ x, y }, at(FINE_COMPASS, place), far));
      for (const z of elevationsAt(table, "asset", spot)) yield { ...spot, z };
    }
  }
}

function halfReach(look: Look, unit: UnitIndex): number {
  const { profile } = battlefieldOf(look.state);
  const { halfLength } = BASES[profileOf(look, unit).base];
  return halfLength + profile.half + profile.assetRadius;
}

/**
 * Rings of spots around a leader: the first and last distance from its middle, the distance between rings, and the step
 * between directions.
 */
interface Rings {
  readonly from: number;
  readonly to: number;
  readonly ring: number;
  readonly step: number;
}

/** Yields spots in rings around a leader, from its base outwards, at every elevation where a token could be placed. */
function* around(look: Look, unit: UnitIndex, { from, to, ring, step }: Rings): Generator<Point3> {
  const table = battlefieldOf(look.state);
  const { cx, cy } = leaderBase(look, unit);
  const { radius } = BASES[profileOf(look, unit).base];
  for (let far = Math.max(from, radius + table.profile.assetRadius); far <= to; far += ring) {
    for (let place = 0; place < FINE_COMPASS.length; place += step) {
      const spot = snapped(moved({ x: cx, y: cy }, at(FINE_COMPASS, place), far));
      for (const z of elevationsAt(table, "asset", spot)) yield { ...spot, z };
    }
  }
}
