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

/** How far apart rings of spots around a leader are, for samples and where a free spot is looked for. */
const RING = mm(15);
const FINE_RING = mm(2);

/** How many directions of the fine compass lie between two samples at density 1, and in a close look. */
const SAMPLE_STEP = 64;
const CLOSE_STEP = 4;

/** The base of the leader of a unit, or where it stood when it left the battlefield. */
function leaderBase(look: Look, unit: UnitIndex): Shape {
  const { leader, miniatures } = at(look.state.units, unit);
  const pose = at(miniatures, leader);
  return baseOutline(profileOf(look, unit).base, pose, pose.heading);
}

/** Why an asset dropped by a unit may not lie at a spot, whatever the distance: terrain, tokens and the leader itself keep it away. */
function takenFault(look: Look, unit: UnitIndex, to: Point3): Violation<RuleId> | undefined {
  const shape = tokenShape(battlefieldOf(look.state), "asset", to);
  const fault = tokenFault(look, "asset", to);
  if (fault !== undefined || !overlaps(leaderBase(look, unit), shape, CONTACT)) return fault;
  const miniature = miniatureId(look.state, unit, at(look.state.units, unit).leader);
  return forbidden("leg.overlap.token-not-on-mini", "token-on-miniature", { miniature });
}

/** Why an asset dropped by a unit may not lie at a spot, if so (leg.objective.drop-placement). */
export function dropFault(look: Look, unit: UnitIndex, token: string, to: Point3): Violation<RuleId> | undefined {
  if (![to.x, to.y, to.z].every(Number.isSafeInteger)) return forbidden(DROP, "not-on-the-grid", { token });
  const table = battlefieldOf(look.state);
  const isNear = isAtRange(table, [leaderBase(look, unit)], [tokenShape(table, "asset", to)], "half");
  return isNear ? takenFault(look, unit, to) : forbidden(DROP, "token-too-far", { token, range: "half" });
}

/** Whether an asset dropped by a unit may lie at a spot. */
export function isDropSpot(look: Look, unit: UnitIndex, to: Point3): boolean {
  return dropFault(look, unit, "", to) === undefined;
}

/** Legal spots for an asset that a unit drops, nearest to the leader first; none if all around is taken. */
export function dropSpots(look: Look, unit: UnitIndex, density: number): readonly Point3[] {
  const step = Math.max(1, Math.floor(SAMPLE_STEP / density));
  return [...around(look, unit, { from: 0, to: halfReach(look, unit), ring: RING / density, step })].filter((to) =>
    isDropSpot(look, unit, to),
  );
}

/**
 * A spot at half-range that coarser looks missed or, if there is none, that nearest to the leader beyond
 * (leg.objective.place-later-conflict), as finely as spots are looked for.
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

/** Spots for tokens all over the battlefield, a segment apart and from half a segment off the edges, closer with more density. */
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

/** How many rings of spots, and how many spots on each, lie around a spot at density 1. */
const SPOT_RINGS = 2;
const SPOTS_OF_RING = 8;

/** Spots up to so far around a spot, at every elevation there; the farthest lie at the full distance. */
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

/** Spots ever farther from one of the battlefield, as finely as they are looked for, at every elevation at which a token could lie. */
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

/** Rings of spots: from and to which distance from the middle of a leader, how far apart, and every how many directions. */
interface Rings {
  readonly from: number;
  readonly to: number;
  readonly ring: number;
  readonly step: number;
}

/** Spots in rings around a leader, from its base outwards, at every elevation at which a token could lie. */
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
