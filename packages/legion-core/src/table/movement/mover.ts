import type { Miniature, UndeployedMiniature } from "../documents.ts";
import { type Figure, figureOf, nextIndex, type Scene, unitOfScene } from "../scene.ts";
import type { Shape } from "../shapes.ts";
import type { Solid } from "../table.ts";
import type { UnitType } from "../unit-types.ts";
import type { Direction, Point3, Vec } from "../vectors.ts";
import { slowingTerrain, terrainAt } from "./limits.ts";
import type { Allowance, Speed } from "./moves.ts";
import type { ToolRegion } from "./tool.ts";

/** The unit that moves or deploys, with its surroundings. */
export interface Mover {
  readonly scene: Scene;
  /** The unit's index among the units of the scene, or the index after the last if it has not deployed. */
  readonly unit: number;
  readonly id: string;
  readonly side: string;
  readonly type: UnitType;
  readonly leader: Member;
  /** The other miniatures of the unit, in the order of the document. */
  readonly followers: readonly Member[];
  /** The miniatures of all other units. */
  readonly others: readonly Figure[];
  /** The difficult terrain of the battlefield that slows the unit. */
  readonly slowing: readonly Solid[];
  /** The part of it on which the unit's miniatures stand before the move. */
  readonly startsOn: readonly Solid[];
  readonly stride: Stride;
  /** Enemies that the unit may not contact, by their indexes in the scene. */
  readonly shuns: readonly number[];
  /** The spots examined so far for the current question. */
  readonly looks: Looks;
}

/**
 * A count of examined spots, used as a budget instead of time so that results are the same everywhere. A leader at the
 * end of a tool counts {@link LEADER_LOOKS}, a spot for a follower 1.
 */
export interface Looks {
  spots: number;
}

/** The number of spots that one leader position counts, because it takes that much longer to compute. */
export const LEADER_LOOKS = 4;

/** How a unit moves over terrain. Lengths are in 1/100 mm. */
export interface Stride {
  /** Height of terrain that the unit may pass over and end on, measured from its start. */
  readonly over: number;
  readonly overImpassable: boolean;
  readonly unhindered: boolean;
  readonly ignoresLow: boolean;
  /** The maximum change of elevation of a climb. */
  readonly climb: number;
}

/** A miniature of the moving unit. */
export interface Member {
  readonly spec: UndeployedMiniature;
  readonly index: number;
  /** The miniature's position before the move, or undefined if the unit deploys. */
  readonly start: Figure | undefined;
}

/** The move of the leader to its final position. The others follow it. */
export interface LeaderMove {
  /** The leader at its final position, which is legal and on the grid. */
  readonly leader: Figure;
  /** The tool of the move, or undefined for pivots. */
  readonly tool: LaidTool | undefined;
  /** Whether the edge of the battlefield stopped the leader (leg.move.forced-stop-at-edge). */
  readonly stoppedAtEdge: boolean;
  /** Whether terrain stopped a notched base before its intended end (leg.notched.step-7-impeded). */
  readonly impeded?: boolean;
  /** Whether the leader's base passes over an outline, more than touching it. Absent for moves without a tool. */
  readonly crosses?: (outline: Shape) => boolean;
}

/** A tool laid on the table. */
export interface LaidTool {
  readonly region: ToolRegion;
  readonly speed: Speed;
  /** The longest tool allowed before terrain slows the unit, with any reduction for a reverse included. */
  readonly most: number;
  /** Elevation of the leader's start, or of the edge for a deployment. */
  readonly from: number;
  /** Whether difficult terrain slows the move, as it does for standard moves (leg.move.difficult-tool). */
  readonly slowed: boolean;
}

/** Creates the mover of a unit of the scene, deployed or not. Throws a RangeError if there is no unit with this id. */
export function moverOf(scene: Scene, id: string, allowance: Allowance): Mover {
  const waiting = scene.undeployed.find((unit) => unit.id === id);
  const { side, type, leader, unit, members } =
    waiting === undefined
      ? standing(scene, id)
      : { ...waiting, unit: scene.units.length, members: reserves(scene, id) };
  const first = members.find(({ spec }) => spec.id === leader);
  if (first === undefined) throw new RangeError(`no miniature ${leader} in unit ${id}`);
  const stride = strideOf(scene, allowance);
  const slowing = slowingTerrain(scene, first.start?.z ?? 0, stride);
  return {
    scene,
    unit,
    id,
    side,
    type,
    leader: first,
    followers: members.filter((member) => member !== first),
    others: scene.figures.filter((figure) => figure.unit !== unit),
    stride,
    shuns: (allowance.shuns ?? []).map((enemy) => scene.units.findIndex((one) => one.id === enemy)),
    looks: { spots: 0 },
    slowing,
    startsOn: members.flatMap(({ start }) => (start === undefined ? [] : terrainAt(slowing, start))),
  };
}

function strideOf(
  { table }: Scene,
  { over = 0, overImpassable = false, unhindered = false, ignoresLow = false, climb }: Allowance,
): Stride {
  return { over, overImpassable, unhindered, ignoresLow, climb: climb ?? table.profile.segment };
}

function standing(scene: Scene, id: string) {
  const { side, type, index, spec, figures } = unitOfScene(scene, id);
  const members = figures.map((start): Member => ({ spec: start.spec, index: start.index, start }));
  return { side, type, leader: spec.leader, unit: index, members };
}

function reserves(scene: Scene, id: string): Member[] {
  const miniatures = scene.undeployed.find((unit) => unit.id === id)?.miniatures ?? [];
  return miniatures.map((spec, place) => ({ spec, index: nextIndex(scene) + place, start: undefined }));
}

/** Returns a miniature of the moving unit at a spot and heading. */
export function memberAt({ unit, type }: Mover, { spec, index }: Member, at: Point3, heading: Direction): Figure {
  const { id, base, height, cohesion, hovers } = spec;
  const placed = { id, base, height, x: at.x, y: at.y, z: at.z, heading };
  const plain = cohesion === undefined && hovers === undefined;
  const miniature: Miniature = plain ? placed : { ...spec, ...placed };
  return figureOf(miniature, index, unit, type);
}

/**
 * Returns the scene with only the objects within `radius` of a point in the plan. The indexes of units, pieces and
 * miniatures do not change.
 */
export function around(scene: Scene, { x, y }: Vec, radius: number): Scene {
  const near = ({
    shape,
  }: {
    readonly shape: { readonly cx: number; readonly cy: number; readonly reach: number };
  }) => {
    const dx = shape.cx - x;
    const dy = shape.cy - y;
    const most = radius + shape.reach;
    return dx * dx + dy * dy <= most * most;
  };
  return {
    ...scene,
    table: { ...scene.table, solids: scene.table.solids.filter(near) },
    figures: scene.figures.filter(near),
    vehicles: scene.vehicles.filter(near),
    tokens: scene.tokens.filter(near),
  };
}
