import { at } from "@sw/tabletop";
import type { Look } from "../keywords/round.ts";
import { tableOf } from "../positions.ts";
import { profileOf } from "../profiles.ts";
import { BASES, baseOutline } from "../table/bases.ts";
import { CONTACT, mm } from "../table/lengths.ts";
import { FINE_COMPASS } from "../table/movement/compass.ts";
import { isAtRange } from "../table/range.ts";
import { overlaps, type Shape } from "../table/shapes.ts";
import { moved, type Point3, snapped } from "../table/vectors.ts";
import { tokenShape } from "./contest.ts";
import { elevationsAt, tokenFault } from "./placing.ts";

/** How far apart rings of spots around a leader are, for samples and where a free spot is looked for. */
const RING = mm(15);
const FINE_RING = mm(1);

/** How many directions of the fine compass lie between two samples at density 1. */
const SAMPLE_STEP = 64;

/** The base of the leader of a unit, or where it stood when it left the battlefield. */
export function leaderBase({ box, state }: Look, unit: number): Shape {
  const { leader, miniatures } = at(state.units, unit);
  const pose = at(miniatures, leader);
  return baseOutline(profileOf(box, state, unit).base, pose, pose.heading);
}

/** Whether an asset dropped by a unit may lie at a spot, but for the distance: clear of terrain, tokens and the leader itself. */
function isFree(look: Look, unit: number, to: Point3): boolean {
  const shape = tokenShape(tableOf(look.state), "asset", to);
  return tokenFault(look, "asset", to) === undefined && !overlaps(leaderBase(look, unit), shape, CONTACT);
}

/** Whether an asset dropped by a unit may lie at a spot (leg.objective.drop-placement). */
export function isDropSpot(look: Look, unit: number, to: Point3): boolean {
  if (![to.x, to.y, to.z].every(Number.isSafeInteger)) return false;
  const table = tableOf(look.state);
  const near = isAtRange(table, [leaderBase(look, unit)], [tokenShape(table, "asset", to)], "half");
  return near && isFree(look, unit, to);
}

/** Legal spots for an asset that a unit drops, nearest to the leader first; none if all around is taken. */
export function dropSpots(look: Look, unit: number, density: number): readonly Point3[] {
  const step = Math.max(1, Math.floor(SAMPLE_STEP / density));
  return [...around(look, unit, RING / density, step, halfReach(look, unit))].filter((to) =>
    isDropSpot(look, unit, to),
  );
}

/**
 * The spot nearest to the leader for an asset when there is none at half-range (leg.objective.place-later-conflict), as
 * finely as spots are looked for; the first within half-range that a coarse look missed, if there is one.
 */
export function nearestDropSpot(look: Look, unit: number): Point3 | undefined {
  const { length, width } = tableOf(look.state);
  for (const to of around(look, unit, FINE_RING, 1, length + width)) if (isFree(look, unit, to)) return to;
  return undefined;
}

function halfReach(look: Look, unit: number): number {
  const { profile } = tableOf(look.state);
  const { halfLength } = BASES[profileOf(look.box, look.state, unit).base];
  return halfLength + profile.half + profile.assetRadius;
}

/** Spots in rings around a leader, from its base outwards, at every elevation at which a token could lie. */
function* around(look: Look, unit: number, ring: number, step: number, reach: number): Generator<Point3> {
  const table = tableOf(look.state);
  const { cx, cy } = leaderBase(look, unit);
  const base = BASES[profileOf(look.box, look.state, unit).base];
  for (let far = base.radius + table.profile.assetRadius; far <= reach; far += ring) {
    for (let place = 0; place < FINE_COMPASS.length; place += step) {
      const spot = snapped(moved({ x: cx, y: cy }, at(FINE_COMPASS, place), far));
      for (const z of elevationsAt(table, "asset", spot)) yield { ...spot, z };
    }
  }
}
