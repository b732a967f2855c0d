import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { BASES } from "../bases.ts";
import type { Miniature } from "../documents.ts";
import type { Figure, Scene } from "../scene.ts";
import type { Solid } from "../table.ts";
import { unitVector } from "../vectors.ts";
import { deployRoundLeader } from "./deploy.ts";
import { placeFollowers, takeFollowers, turnFollowers } from "./followers.ts";
import { speedOver, terrainAt, terrainUnderTool, type Way } from "./limits.ts";
import { type LaidTool, LEADER_LOOKS, type LeaderMove, type Mover, moverOf } from "./mover.ts";
import { type Allowance, isClimb, type Move } from "./moves.ts";
import { deployNotchedLeader, notchedLeader } from "./notched/notched.ts";
import { pivotLeader } from "./notched/pivot.ts";
import type { Lead } from "./spots.ts";
import { standardLeader } from "./standard.ts";

type Fault = Violation<RuleId>;

/** A unit after its move, with the effects of the table on the move. */
export interface MovedUnit {
  readonly id: string;
  /** All miniatures of the unit at their new positions on the grid, in the order of the document. */
  readonly miniatures: readonly Miniature[];
  /**
   * Whether the edge of the battlefield stopped the unit, so that it loses its other actions
   * (leg.move.forced-stop-at-edge).
   */
  readonly stoppedAtEdge: boolean;
  /** Whether terrain stopped the move of a notched base (leg.notched.step-7-impeded). */
  readonly impeded: boolean;
  /** Ids of the pieces with difficult terrain where it started, moved through or ended. */
  readonly difficult: readonly string[];
}

/**
 * Returns why a unit may not make this move, or undefined if it may. All legality of moves is decided here. The
 * violation cites the rule, the fault and the limits in 1/100 mm; a RangeError is thrown for an unknown unit.
 */
export function checkMove(
  scene: Scene,
  unitId: string,
  move: Move,
  allowance: Allowance,
): Violation<RuleId> | undefined {
  const result = makeMove(scene, unitId, move, allowance);
  return result.ok ? undefined : (result.violation as Fault);
}

/**
 * Makes a move and returns the new positions of all miniatures, including those placed automatically, or the violation.
 * The same move with these positions is also legal.
 */
export function makeMove(scene: Scene, unitId: string, move: Move, allowance: Allowance): Result<MovedUnit> {
  const mover = moverOf(scene, unitId, allowance);
  const resolved = resolveMove(mover, move, allowance, "whole");
  if (!resolved.ok) return resolved;
  const { led, followers, met } = resolved.value;
  const figures = [led.leader, ...followers].sort((a, b) => a.index - b.index);
  return ok({
    id: mover.id,
    miniatures: figures.map(({ spec }) => spec),
    stoppedAtEdge: led.stoppedAtEdge,
    impeded: led.impeded ?? false,
    difficult: piecesOf(mover, met),
  });
}

/**
 * Lists the ids of enemy units whose bases the leader passes over in a standard move (leg.kw.overrun-x.trigger). Empty
 * for other kinds of moves and for illegal moves.
 */
export function passedOver(scene: Scene, unitId: string, move: Move, allowance: Allowance): readonly string[] {
  const mover = moverOf(scene, unitId, allowance);
  const led = isClimb(move) ? undefined : leaderOf(mover, move, allowance);
  const crosses = led?.ok ? led.value.crosses : undefined;
  if (crosses === undefined) return [];
  return scene.units.flatMap(({ id, side }, unit) => {
    const isPassed = side !== mover.side && mover.others.some((other) => other.unit === unit && crosses(other.shape));
    return isPassed ? [id] : [];
  });
}

/** The result of a legal move. */
interface Resolved {
  readonly led: LeaderMove;
  readonly followers: readonly Figure[];
  /** The difficult terrain on the way. */
  readonly met: readonly Solid[];
}

/** Resolves a move of a mover. With `quick` it rejects a move whose followers have no usual spots. */
export function resolveMove(
  mover: Mover,
  move: Move,
  allowance: Allowance,
  search: "quick" | "whole",
): Result<Resolved> {
  const led = leaderOf(mover, move, allowance);
  return led.ok ? followed(mover, move, led.value, search) : led;
}

/** Returns the end of a move for the leader only, or the violation. */
export function leaderOf(mover: Mover, move: Move, allowance: Allowance): Result<LeaderMove> {
  const fault = kindFault(mover, move, allowance);
  if (fault !== undefined) return fail(fault);
  mover.looks.spots += LEADER_LOOKS;
  const { start } = mover.leader;
  if (move.type === "deploy") {
    const { notched } = BASES[mover.leader.spec.base];
    return notched ? deployNotchedLeader(mover, move, allowance) : deployRoundLeader(mover, move, allowance);
  }
  if (start === undefined) return fail(violation("leg.deploy.by-move", "must-deploy", { unit: mover.id }));
  if (move.type === "notched") return notchedLeader(mover, start, move, allowance);
  if (move.type === "pivot") return pivotLeader(mover, start, move, allowance);
  return standardLeader(mover, start, move, allowance);
}

/** Returns why a unit may make no moves of this kind, or undefined if it may. */
function kindFault({ id, leader }: Mover, move: Move, { types }: Allowance): Fault | undefined {
  const { notched } = BASES[leader.spec.base];
  const params = { unit: id, type: move.type };
  const kind = isClimb(move) ? "climb" : move.type;
  if (types !== undefined && !types.includes(kind)) return violation("leg.move.granted-speed", "not-granted", params);
  if ((move.type === "deploy") !== (leader.start === undefined)) {
    if (move.type === "deploy") return violation("leg.deploy.only-undeployed", "deployed-already", params);
    return violation("leg.deploy.by-move", "must-deploy", params);
  }
  if (move.type === "climb" && notched) return violation("leg.move.notched-no-climb", "notched-base", params);
  if (move.type === "standard" && notched) return violation("leg.move.base-kind-decides", "notched-base", params);
  return undefined;
}

/** Moves the followers after their leader. Difficult terrain depends on where all miniatures start and end. */
function followed(mover: Mover, move: Move, led: LeaderMove, search: "quick" | "whole"): Result<Resolved> {
  const { leader, tool } = led;
  const slows = mover.slowing.length > 0;
  const ground = slows ? groundBefore(mover, leader, tool) : FIRM;
  const early = slowFault(mover, tool, ground);
  if (early !== undefined) return fail(early);
  const lead: Lead = {
    leader,
    axis: tool === undefined ? unitVector(leader.spec.heading) : tool.region.second,
    deploying: move.type === "deploy",
    avoidDifficult: slows && tool?.slowed === true && tool.speed > speedOver(tool.most, true),
  };
  const followers = followersOf(mover, move, lead, search);
  if (!followers.ok) return followers;
  if (!slows) return ok({ led, followers: followers.value, met: [] });
  const ends = followers.value.flatMap((figure) => terrainAt(mover.slowing, figure));
  const all = { under: ground.under, stood: [...ground.stood, ...ends] };
  const late = slowFault(mover, tool, all);
  return late === undefined ? ok({ led, followers: followers.value, met: [...all.under, ...all.stood] }) : fail(late);
}

/** The difficult terrain of a move: under the tool, and where miniatures start or end. */
interface Ground {
  readonly under: readonly Solid[];
  readonly stood: readonly Solid[];
}

const FIRM: Ground = { under: [], stood: [] };

/** Returns the difficult terrain that counts before the followers have moved: under the tool and under the leader. */
function groundBefore(mover: Mover, leader: Figure, tool: LaidTool | undefined): Ground {
  const { slowing, startsOn } = mover;
  return {
    under: tool === undefined ? [] : terrainUnderTool(slowing, tool.region, wayOf(mover, leader, tool)),
    stood: [...startsOn, ...terrainAt(slowing, leader)],
  };
}

function wayOf({ type, stride }: Mover, leader: Figure, { from, slowed }: LaidTool): Way {
  return { from, to: leader.z, height: leader.top - leader.z, type, climbs: !slowed, stride };
}

function followersOf(mover: Mover, move: Move, lead: Lead, search: "quick" | "whole"): Result<readonly Figure[]> {
  if (move.type === "pivot") return turnFollowers(mover, lead.leader, move.followers);
  if (move.followers !== "auto") return takeFollowers(mover, lead, move.followers);
  const followers = placeFollowers(mover, lead, search);
  if (followers !== undefined) return ok(followers);
  return fail(violation("leg.cohesion.fallback", "no-room", { unit: mover.id }));
}

/**
 * Returns why the tool is too long for this difficult terrain, or undefined if it is not. Terrain slows a unit only
 * once (leg.move.difficult-forces-shorter-tool).
 */
function slowFault(mover: Mover, tool: LaidTool | undefined, { under, stood }: Ground): Fault | undefined {
  if (tool?.slowed !== true || under.length + stood.length === 0) return undefined;
  const most = speedOver(tool.most, true);
  if (tool.speed <= most) return undefined;
  const rule = under.length > 0 ? "leg.move.difficult-tool" : "leg.move.difficult-start-end";
  const pieces = piecesOf(mover, [...under, ...stood]);
  return violation(rule, "slowed", { tool: tool.speed, most, pieces });
}

function piecesOf({ scene }: Mover, solids: readonly Solid[]): string[] {
  const places = [...new Set(solids.map(({ piece }) => piece))].sort((a, b) => a - b);
  return places.map((place) => scene.table.pieces[place]?.id ?? "");
}
