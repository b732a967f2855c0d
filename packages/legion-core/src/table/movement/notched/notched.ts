import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../../rules/ids.ts";
import { keptWhile } from "../../../state/memo/memo.ts";
import { BASES } from "../../bases.ts";
import type { Figure } from "../../scene.ts";
import { canReverse } from "../../unit-types.ts";
import { cross, type Direction, dot, moved, unitVector } from "../../vectors.ts";
import { type DeployMove, deployElevation, deployRegion, deployToolFault } from "../deploy.ts";
import { speedFault, speedOver, toolFault, type Way } from "../limits.ts";
import { around, type LeaderMove, type Mover } from "../mover.ts";
import type { Allowance, Move, Travel } from "../moves.ts";
import { bendFault } from "../standard.ts";
import { TOOL_LENGTHS, toolRegion } from "../tool.ts";
import { type Leading, type NotchedPath, notchDirection, notchDistance, notchedPath, wayOf } from "./path.ts";
import { newRide, type Ride, rideTo } from "./ride.ts";
import { impededAt, type Sweep } from "./sweep.ts";

type Fault = Violation<RuleId>;

/** A move of a notched base along a tool in one of its notches. */
export type NotchedMove = Extract<Move, { readonly type: "notched" }>;

/**
 * Moves a leader by a notched move, a reverse or a strafe: first an optional rotation, then along the tool, unless
 * terrain or the battlefield's edge stops it.
 */
export function notchedLeader(
  mover: Mover,
  start: Figure,
  move: NotchedMove,
  allowance: Allowance,
): Result<LeaderMove> {
  const { tool, towards, travel } = move;
  const heading = move.turn ?? start.spec.heading;
  const most = speedOver(allowance.speed, towards !== "front");
  const fault =
    notchesFault(mover) ??
    towardsFault(mover, towards, allowance) ??
    rotationFault(start, move.turn, allowance) ??
    climbFault(mover, move, allowance) ??
    speedFault(tool.speed, most, SPEED_RULES[towards]) ??
    notchFault(move, heading) ??
    bendFault(tool);
  if (fault !== undefined) return fail(fault);
  const climbs = move.climbs === true;
  return ridden(rideAlong(tool, { mover, start, towards, heading, allowance, climbs }), travel);
}

/**
 * Returns why a base may not make this climb, or undefined if it may. Only a few notched bases climb, and only with the
 * shortest tool.
 */
function climbFault({ id }: Mover, { climbs, tool }: NotchedMove, { climbsNotched }: Allowance): Fault | undefined {
  if (climbs !== true) return undefined;
  if (climbsNotched !== true)
    return violation("leg.move.notched-no-climb", "notched-base", { unit: id, type: "climb" });
  return tool.speed === 1 ? undefined : violation("leg.climb.speed-one", "tool-not-one", { tool: tool.speed });
}

/** A laid tool with the ride along it. */
interface LaidRide {
  readonly ride: Ride;
  readonly tool: NonNullable<LeaderMove["tool"]>;
  /** The reason why the tool may not lie there, regardless of the end of the ride. Undefined if it may. */
  readonly fault: Fault | undefined;
}

/** The base that rides along a tool, with the conditions of the ride. */
interface Riding extends Pick<NotchedMove, "towards"> {
  readonly mover: Mover;
  readonly start: Figure;
  readonly heading: Direction;
  readonly allowance: Allowance;
  readonly climbs: boolean;
}

/** Rides cached by their tools, because samples try the same tool with several ends. */
const rideAlong = keptWhile(
  (tool: NotchedMove["tool"], { mover, start, towards, heading, allowance, climbs }: Riding): LaidRide => {
    const size = start.spec.base;
    const half = notchDistance(size, towards);
    const region = toolRegion(moved(start, unitVector(tool.first), half), tool);
    const sweep = { path: notchedPath(region, half), size, leading: towards };
    const most = speedOver(allowance.speed, towards !== "front");
    return laidRide(mover, sweep, {
      allowance,
      heading,
      deploying: false,
      tool: { region, speed: tool.speed, most, from: start.z, slowed: !climbs },
      second: tool.second,
    });
  },
  (one, other) =>
    one.mover === other.mover &&
    one.towards === other.towards &&
    one.heading === other.heading &&
    one.climbs === other.climbs &&
    one.allowance === other.allowance,
);

interface Laying {
  readonly allowance: Allowance;
  readonly heading: Direction;
  readonly deploying: boolean;
  readonly tool: LaidRide["tool"];
  /** The direction of the tool's second arm. */
  readonly second: Direction;
}

function laidRide(mover: Mover, sweep: Sweep, { allowance, heading, deploying, tool, second }: Laying): LaidRide {
  const near = nearby(mover, sweep);
  const placement = placementOf(near, allowance, deploying);
  const ride = newRide({ mover: near, sweep, second, heading, from: tool.from, placement, climbs: !tool.slowed });
  return { ride, tool, fault: toolFault(near.scene, tool.region, wayTo(ride, tool.from)) };
}

/**
 * Deploys a leader on a notched base. The tool begins on the edge, and the base is placed as if it had come along it
 * front first, completely on the battlefield (leg.deploy.start-edge, option `notchedDeployment`).
 */
export function deployNotchedLeader(mover: Mover, move: DeployMove, allowance: Allowance): Result<LeaderMove> {
  const { tool, edge, to } = move;
  const from = deployElevation(mover, allowance);
  const most = allowance.speed;
  const fault =
    notchesFault(mover) ??
    speedFault(tool.speed, most, SPEED_RULES.front) ??
    deployToolFault(mover, edge, tool, allowance) ??
    bendFault(tool);
  if (fault !== undefined) return fail(fault);
  if (typeof to === "object") return fail(violation("leg.move.base-kind-decides", "no-travel", { unit: mover.id }));
  if (to !== "full" && mover.scene.table.options.notchedDeployment === "far-end") {
    return fail(violation("leg.deploy.start-edge", "not-at-far-end", { travel: to }));
  }
  const size = mover.leader.spec.base;
  const region = deployRegion(edge, tool, allowance);
  const path = notchedPath(region, notchDistance(size, "front"));
  const laid = laidRide(
    mover,
    { path, size, leading: "front" },
    {
      allowance,
      heading: tool.first,
      deploying: true,
      tool: { region, speed: tool.speed, most, from, slowed: true },
      second: tool.second,
    },
  );
  return ridden(laid, to);
}

/** Returns the distance of a leader's leading notch after a full move along a tool, in 1/100 mm. */
export function longestTravel({ leader }: Mover, move: Extract<Move, { readonly tool: unknown }>): number {
  const towards = move.type === "notched" ? move.towards : "front";
  return TOOL_LENGTHS[move.tool.speed] + 2 * notchDistance(leader.spec.base, towards);
}

const SPEED_RULES: Readonly<Record<Leading, RuleId>> = {
  front: "leg.notched.step-2-tool",
  rear: "leg.reverse.speed",
  left: "leg.kw.strafe-move.speed",
  right: "leg.kw.strafe-move.speed",
};

/** Returns the mover in a scene with only the objects that its leader can come near on this ride. */
function nearby(mover: Mover, { path, size }: Sweep): Mover {
  const reach = path.arm + 2 * path.half + 2 * BASES[size].halfLength;
  const scene = around(mover.scene, path.joint, reach);
  return { ...mover, scene, others: scene.figures.filter(({ unit }) => unit !== mover.unit) };
}

function placementOf(
  { side, others, shuns }: Mover,
  { melee = false }: Allowance,
  deploying: boolean,
): Ride["placement"] {
  return { side, others, enemies: melee ? "any-one" : "none", shuns, deploying };
}

/** Completes the ride and checks its tool against terrain between the elevations of the base's start and end. */
function ridden({ ride, tool, fault: barred }: LaidRide, travel: Travel): Result<LeaderMove> {
  const { mover, sweep } = ride;
  const wrong = travelFault(sweep.path, travel) ?? barred;
  if (wrong !== undefined) return fail(wrong);
  const end = rideTo(ride, travel === "full" ? sweep.path.full : wayOf(sweep.path, travel));
  if (!end.ok) return end;
  const { level, way, ...ended } = end.value;
  const fault = level === ride.from ? undefined : toolFault(mover.scene, tool.region, wayTo(ride, level));
  return fault === undefined
    ? ok({ ...ended, tool, crosses: (outline) => impededAt(sweep, [outline], way) !== undefined })
    : fail(fault);
}

function wayTo({ mover, from, climbs }: Ride, to: number): Way {
  return { from, to, height: mover.leader.spec.height, type: mover.type, climbs, stride: mover.stride };
}

/** Returns why a unit cannot move along a tool or pivot, or undefined if it can. Round bases cannot. */
export function notchesFault({ id, leader }: Mover): Fault | undefined {
  if (BASES[leader.spec.base].notched) return undefined;
  return violation("leg.move.base-kind-decides", "no-notches", { unit: id });
}

function towardsFault({ id, type }: Mover, towards: Leading, allowance: Allowance): Fault | undefined {
  if (towards === "front") return undefined;
  if (towards === "rear") {
    if (allowance.reverses ?? canReverse(type)) return undefined;
    const rule = type === "repulsor-vehicle" ? "leg.type.repulsor-no-reverse" : "leg.reverse.by-type";
    return violation<RuleId>(rule, "may-not-reverse", { unit: id });
  }
  return allowance.strafes === true
    ? undefined
    : violation("leg.kw.strafe-move.full", "may-not-strafe", { unit: id, towards });
}

function rotationFault(start: Figure, turn: Direction | undefined, { rotates = true }: Allowance): Fault | undefined {
  if (turn === undefined) return undefined;
  if (!rotates) return violation("leg.notched.step-1-rotate", "may-not-rotate", { miniature: start.id });
  return turnFault("leg.notched.step-1-rotate", start, turn);
}

/** Returns why a base may not rotate to this heading, or undefined if it may: at most 90 degrees to either side. */
export function turnFault(rule: RuleId, { id, spec }: Figure, heading: Direction): Fault | undefined {
  return dot(spec.heading, heading) >= 0 ? undefined : violation(rule, "turned-too-far", { miniature: id });
}

/**
 * Returns why the tool does not fit the leading notch, or undefined if it does. Its first arm must be parallel to the
 * axis of the notches.
 */
function notchFault({ tool, towards, travel }: NotchedMove, heading: Direction): Fault | undefined {
  const axis = notchDirection(towards, heading);
  if (cross(axis, tool.first) === 0 && dot(axis, tool.first) > 0) return undefined;
  return violation(notchRule(towards, travel), "tool-not-in-notch", { towards });
}

function notchRule(towards: Leading, travel: Travel): RuleId {
  if (towards === "front") return "leg.notched.step-2-tool";
  if (towards === "rear") return travel === "full" ? "leg.reverse.full-rear-notch" : "leg.reverse.partial-rear-notch";
  return travel === "full" ? "leg.kw.strafe-move.full" : "leg.kw.strafe-move.partial";
}

function travelFault({ full }: NotchedPath, travel: Travel): Fault | undefined {
  if (travel === "full" || (travel >= 0 && travel <= full)) return undefined;
  return violation("leg.notched.no-intermediate-placement", "off-path", { travel, most: full });
}
