import type { Figure } from "../../scene.ts";
import { canPivot, canReverse } from "../../unit-types.ts";
import { cross, type Direction, dot } from "../../vectors.ts";
import { COMPASS, compassAt } from "../compass.ts";
import { speedOver } from "../limits.ts";
import type { Mover } from "../mover.ts";
import type { Allowance, Move, Speed, Tool, Travel } from "../moves.ts";
import type { Sampling } from "../sampling.ts";
import { TOOL_LENGTHS } from "../tool.ts";
import { type Leading, notchDirection, notchDistance } from "./path.ts";

/** The density of the sample of notched moves: steps of 15 degrees between rotations, and bends of the second arm. */
type Fineness = Pick<Sampling, "step" | "bends">;

/** Sampling of a base that rotates first. It is coarser because the rotation already sets the direction. */
const ROTATED: Fineness = { step: 3, bends: [0, 3, -3] };

/**
 * Lists notched moves to test, legal or not, always in the same order: forwards, in reverse, then strafes to the left
 * and right. Each goes from long tools to short, unrotated then rotated, straight then bent, full then partial; the
 * list ends with pivots (the one without change last) and staying on the spot. Directions come from the compass or the
 * base, so that headings stay small integers.
 */
export function notchedCandidates(
  mover: Mover,
  start: Figure,
  allowance: Allowance,
  sampling: Fineness,
): readonly Move[] {
  const leadings = leadingOf(mover, allowance);
  const rides = leadings.flatMap((towards) => rideCandidates(start, towards, allowance, sampling));
  const stays = leadings.map((towards): Move => {
    const first = notchDirection(towards, start.spec.heading);
    return { type: "notched", towards, tool: { speed: 1, first, second: first }, travel: 0, followers: "auto" };
  });
  return [
    ...rides,
    ...climbs(mover, rides, allowance),
    ...pivotCandidates(mover, start, allowance, sampling),
    ...stays,
  ];
}

/** Returns the forward rides with the shortest tool as climbs, if there is something to climb. */
function climbs({ scene }: Mover, rides: readonly Move[], { climbsNotched, types }: Allowance): readonly Move[] {
  const able = climbsNotched === true && types?.includes("climb") !== false;
  if (!able || !scene.table.solids.some(({ kind }) => kind === "obstacle")) return [];
  return rides.flatMap((ride) =>
    ride.type === "notched" && ride.towards === "front" && ride.tool.speed === 1 ? [{ ...ride, climbs: true }] : [],
  );
}

function leadingOf({ type }: Mover, allowance: Allowance): Leading[] {
  const reverses = allowance.reverses ?? canReverse(type);
  return [
    "front",
    ...(reverses ? (["rear"] as const) : []),
    ...(allowance.strafes ? (["left", "right"] as const) : []),
  ];
}

function rideCandidates(start: Figure, towards: Leading, allowance: Allowance, sampling: Fineness): Move[] {
  const { heading, base } = start.spec;
  const most = speedOver(allowance.speed, towards !== "front");
  const speeds = ([3, 2, 1] as const).filter((speed) => speed <= most);
  const half = notchDistance(base, towards);
  const turns = allowance.rotates === false ? [] : turnsOf(heading, sampling.step);
  return speeds.flatMap((speed) => {
    const ahead = ridesAlong(notchDirection(towards, heading), { speed, half, sampling });
    const aside = turns.flatMap((turn) =>
      ridesAlong(notchDirection(towards, turn), { speed, half, sampling: ROTATED }).map((ride) => ({ ...ride, turn })),
    );
    return [...ahead, ...aside].map((ride): Move => ({ type: "notched", towards, ...ride, followers: "auto" }));
  });
}

function ridesAlong(
  first: Direction,
  { speed, half, sampling }: { readonly speed: Speed; readonly half: number; readonly sampling: Fineness },
): { readonly tool: Tool; readonly travel: Travel }[] {
  const full = TOOL_LENGTHS[speed] + 2 * half;
  const parts = 6 / sampling.step;
  const stops = Array.from({ length: parts - 1 }, (_, part) => Math.round((full * (parts - 1 - part)) / parts));
  const travels: readonly Travel[] = ["full", ...stops];
  const seconds = sampling.bends.map((bend) => bent(first, bend)).filter((second) => dot(first, second) >= 0);
  return seconds.flatMap((second) => {
    // One tool for all travels: what is worked out about it is worked out once.
    const tool = { speed, first, second };
    return travels.map((travel) => ({ tool, travel }));
  });
}

/** Returns the direction a number of compass steps from another one, or that one itself for 0. */
function bent(first: Direction, bend: number): Direction {
  return bend === 0 ? first : compassAt(nearestPlace(first) + bend);
}

function nearestPlace(direction: Direction): number {
  let best = 0;
  COMPASS.forEach((one, place) => {
    if (dot(one, direction) > dot(COMPASS[best] ?? one, direction)) best = place;
  });
  return best;
}

/** Number of compass steps in a right angle. */
const QUARTER_TURN = 6;
const HALF_TURN = 12;

/**
 * Lists the directions to which a base may rotate, from right to left: compass directions up to a right angle or half a
 * turn away.
 */
function turnsOf(heading: Direction, step: number, most: number = QUARTER_TURN): Direction[] {
  const middle = nearestPlace(heading);
  const turns: Direction[] = [];
  // Half a turn to the right is half a turn to the left.
  for (let place = most === HALF_TURN ? 1 - most : -most; place <= most; place += 1) {
    const turn = compassAt(middle + place);
    const near = most === HALF_TURN || dot(turn, heading) >= 0;
    const same = cross(turn, heading) === 0 && dot(turn, heading) > 0;
    if (place % step === 0 && near && !same) turns.push(turn);
  }
  return turns;
}

function pivotCandidates({ type }: Mover, { spec }: Figure, allowance: Allowance, { step }: Fineness): Move[] {
  if (!canPivot(type)) return [];
  const half = allowance.turnsRound === true ? HALF_TURN : QUARTER_TURN;
  return [...turnsOf(spec.heading, step, half), spec.heading].map((heading) => ({
    type: "pivot",
    heading,
    followers: "auto",
  }));
}
