import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { BASES } from "../bases.ts";
import { cohesionFault, cohesionReach } from "../cohesion.ts";
import { mm } from "../lengths.ts";
import type { Figure } from "../scene.ts";
import { gap } from "../shapes.ts";
import type { Point3 } from "../vectors.ts";
import { isShutIn } from "./clearance.ts";
import { around, type Member, type Mover, memberAt } from "./mover.ts";
import type { Followers } from "./moves.ts";
import { enemiesTouched, placementFault } from "./placement.ts";
import {
  cohesiveAt,
  formationSpot,
  type Lead,
  NEAR_ENOUGH,
  nearestCohesive,
  nearestLegal,
  seeker,
  usualSpot,
} from "./spots.ts";
import { onGrid } from "./standard.ts";

type Fault = Violation<RuleId>;

/**
 * Places the other miniatures around their leader, always with the same result for the same scene. It tries the former
 * place beside the leader, then the first free spot of rings, then the nearest of a fine grid, then the nearest legal
 * spot out of cohesion (leg.cohesion.fallback). With `quick` it tries only the usual spots, and returns undefined if
 * they are not enough.
 */
export function placeFollowers(mover: Mover, lead: Lead, search: "quick" | "whole"): Figure[] | undefined {
  if (mover.followers.length === 0) return [];
  const near = nearLeader(mover, lead.leader);
  if (isShutIn(near.scene, lead.leader)) return search === "quick" ? undefined : placeApart(mover, lead);
  const placed: Figure[] = [];
  let place = 0;
  for (const member of mover.followers) {
    const seeking = seeker(near, lead, member, placed);
    const formation = formationSpot(seeking);
    let figure = formation === undefined ? undefined : cohesiveAt(seeking, formation);
    // A spot that did not do for one is not tried again for the next: there is only less room by then.
    for (; figure === undefined; place += 1) {
      const spot = usualSpot(seeking, place);
      if (spot === undefined) break;
      figure = cohesiveAt(seeking, spot);
    }
    if (figure === undefined && search === "whole") figure = wholeSpot(mover, lead, member, placed);
    if (figure === undefined) return undefined;
    placed.push(figure);
  }
  return placed;
}

/**
 * Places the other miniatures as near to their leader as possible if none can be in cohesion with it
 * (leg.cohesion.fallback).
 */
function placeApart(mover: Mover, lead: Lead): Figure[] | undefined {
  const anywhere = { ...lead, avoidDifficult: false };
  const placed: Figure[] = [];
  for (const member of mover.followers) {
    const figure = nearestLegal(seeker(mover, anywhere, member, placed));
    if (figure === undefined) return undefined;
    placed.push(figure);
  }
  return placed;
}

/**
 * Returns the mover with only those surroundings that can affect followers in cohesion and their lines to the leader.
 */
function nearLeader(mover: Mover, leader: Figure): Mover {
  const most = Math.max(...mover.followers.map(({ spec }) => BASES[spec.base].halfLength));
  const { options } = mover.scene.table;
  const reach = BASES[leader.spec.base].halfLength + cohesionReach(mover.scene, leader) + 2 * most;
  const scene = around(mover.scene, leader, reach + options.cohesionRulerWidth + mm(10));
  return { ...mover, scene, others: scene.figures.filter(({ unit }) => unit !== mover.unit) };
}

/** Returns the best spot available. Difficult terrain is used only if nothing else keeps the unit in cohesion. */
function wholeSpot(mover: Mover, lead: Lead, member: Member, placed: readonly Figure[]): Figure | undefined {
  const near = nearLeader(mover, lead.leader);
  const anywhere = { ...lead, avoidDifficult: false };
  const dry = lead.avoidDifficult ? nearestCohesive(seeker(near, lead, member, placed)) : undefined;
  return (
    dry ??
    nearestCohesive(seeker(near, anywhere, member, placed)) ??
    nearestLegal(seeker(mover, anywhere, member, placed))
  );
}

/**
 * Puts the other miniatures where the player wants them. Each spot must be legal and in cohesion, or, if cohesion is
 * impossible, as near to the leader as possible. That is decided by a search on a grid of 1 mm and less than one
 * degree; a spot at most 1 mm farther than the nearest found is accepted.
 */
export function takeFollowers(
  mover: Mover,
  lead: Lead,
  spots: Readonly<Record<string, Point3>>,
): Result<readonly Figure[]> {
  const ids = mover.followers.map(({ spec }) => spec.id);
  const wrong = [
    ...ids.filter((id) => !Object.hasOwn(spots, id)),
    ...Object.keys(spots).filter((id) => !ids.includes(id)),
  ];
  if (wrong.length > 0)
    return fail(violation("leg.cohesion.trigger", "followers", { unit: mover.id, miniatures: wrong }));
  const placed: Figure[] = [];
  for (const member of mover.followers) {
    const at = spots[member.spec.id];
    if (at === undefined) continue;
    const seeking = seeker(mover, lead, member, placed);
    const figure = memberAt(mover, member, onGrid(at), seeking.heading);
    const fault = placementFault(mover.scene, figure, seeking.placement);
    if (fault !== undefined) return fail(fault);
    placed.push(figure);
  }
  for (const figure of placed) {
    const fault = strayFault(mover, lead, figure, placed);
    if (fault !== undefined) return fail(fault);
  }
  return ok(placed);
}

/** Returns why a follower out of cohesion may not stay at its spot, or undefined if it may. */
function strayFault(mover: Mover, lead: Lead, figure: Figure, placed: readonly Figure[]): Fault | undefined {
  const fault = cohesionFault(mover.scene, lead.leader, figure);
  const member = mover.followers.find(({ spec }) => spec.id === figure.id);
  if (fault === undefined || member === undefined) return undefined;
  const anywhere = { ...lead, avoidDifficult: false };
  const others = placed.filter((one) => one !== figure);
  if (nearestCohesive(seeker(nearLeader(mover, lead.leader), anywhere, member, others)) !== undefined) return fault;
  const nearest = nearestLegal(seeker(mover, anywhere, member, others));
  if (nearest === undefined) return undefined;
  const most = gap(nearest.shape, lead.leader.shape) + NEAR_ENOUGH;
  const apart = gap(figure.shape, lead.leader.shape);
  if (apart <= most) return undefined;
  const params = { miniature: figure.id, gap: Math.ceil(apart), most: Math.floor(most) };
  return violation("leg.cohesion.fallback", "not-nearest", params);
}

/** Turns the other miniatures of the unit in place, to the heading of the leader (leg.pivot.unit-orientation). */
export function turnFollowers(mover: Mover, leader: Figure, followers: Followers): Result<readonly Figure[]> {
  const placed: Figure[] = [];
  for (const member of mover.followers) {
    if (member.start === undefined) continue;
    const { id, x, y, z } = member.start.spec;
    const spot = followers === "auto" ? member.start.spec : followers[id];
    if (spot?.x !== x || spot.y !== y || spot.z !== z) {
      return fail(violation("leg.pivot.unit-orientation", "not-in-place", { miniature: id, x, y, elevation: z }));
    }
    const figure = memberAt(mover, member, spot, leader.spec.heading);
    const others = [...mover.others, leader, ...placed];
    const { scene, side } = mover;
    const enemies = enemiesTouched(scene, member.start, { side, others });
    const fault = placementFault(scene, figure, { side, others, enemies });
    if (fault !== undefined) return fail(fault);
    placed.push(figure);
  }
  return ok(placed);
}
