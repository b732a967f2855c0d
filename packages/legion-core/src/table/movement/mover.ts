import type { Miniature, UndeployedMiniature } from "../documents.ts";
import { type Figure, figureOf, nextIndex, type Scene, unitOfScene } from "../scene.ts";
import type { Shape } from "../shapes.ts";
import type { Solid } from "../table.ts";
import type { UnitType } from "../unit-types.ts";
import type { Direction, Point3, Vec } from "../vectors.ts";
import { difficultAt } from "./limits.ts";
import type { Allowance, Speed } from "./moves.ts";
import type { ToolRegion } from "./tool.ts";

/** The unit that moves or deploys, and what is around it. */
export interface Mover {
  readonly scene: Scene;
  /** Its place among the units of the scene, or the place after the last if it has not deployed. */
  readonly unit: number;
  readonly id: string;
  readonly side: string;
  readonly type: UnitType;
  readonly leader: Member;
  /** The other miniatures of the unit, in the order of the document. */
  readonly followers: readonly Member[];
  /** The miniatures of all other units. */
  readonly others: readonly Figure[];
  /** The difficult terrain on which its miniatures stand before the move. */
  readonly startsOn: readonly Solid[];
  readonly stride: Stride;
  /** Enemies that it may not come into contact with, by their places in the scene. */
  readonly shuns: readonly number[];
  /** What has been looked at for the question that is being answered. */
  readonly looks: Looks;
}

/**
 * How much has been looked at, in spots: a budget counts these, never time, so that the same question has the same answer
 * everywhere. Putting a leader down at the end of a tool counts {@link LEADER_LOOKS}, a spot for a follower 1.
 */
export interface Looks {
  spots: number;
}

/** How many spots a leader counts: so much longer does it take to find out where it ends. */
export const LEADER_LOOKS = 4;

/** How a unit takes terrain, in 1/100 mm where it is a length. */
export interface Stride {
  /** Height of terrain that it passes over and may end on, counted from where it starts. */
  readonly over: number;
  readonly overImpassable: boolean;
  readonly unhindered: boolean;
  /** By how much a climb may change its elevation. */
  readonly climb: number;
}

/** A miniature of the moving unit. */
export interface Member {
  readonly spec: UndeployedMiniature;
  readonly index: number;
  /** Where it stands before the move; nowhere if the unit deploys. */
  readonly start: Figure | undefined;
}

/** How a move brings the leader to its final spot; the others follow. */
export interface LeaderMove {
  /** The leader on its final spot, which is on the grid and legal. */
  readonly leader: Figure;
  /** The tool as it lay; nothing for pivots. */
  readonly tool: LaidTool | undefined;
  /** Whether the edge of the battlefield stopped it (leg.move.forced-stop-at-edge). */
  readonly stoppedAtEdge: boolean;
  /** Whether terrain stopped a notched base before it came as far as it should (leg.notched.step-7-impeded). */
  readonly impeded?: boolean;
  /** Whether its base passes over an outline on its way, touching apart; without it it has gone along no tool. */
  readonly crosses?: (outline: Shape) => boolean;
}

/** A tool that lay on the table. */
export interface LaidTool {
  readonly region: ToolRegion;
  readonly speed: Speed;
  /** The longest tool allowed before terrain slows the unit; a reverse is taken off already. */
  readonly most: number;
  /** Elevation where the leader started, for a deployment of the edge. */
  readonly from: number;
  /** Whether difficult terrain slows the move: it does with standard moves (leg.move.difficult-tool). */
  readonly slowed: boolean;
}

/** The mover of a unit of the scene, deployed or not, by its id; throws a RangeError if there is none. */
export function moverOf(scene: Scene, id: string, allowance: Allowance): Mover {
  const waiting = scene.undeployed.find((unit) => unit.id === id);
  const { side, type, leader, unit, members } =
    waiting === undefined
      ? standing(scene, id)
      : { ...waiting, unit: scene.units.length, members: reserves(scene, id) };
  const first = members.find(({ spec }) => spec.id === leader);
  if (first === undefined) throw new RangeError(`no miniature ${leader} in unit ${id}`);
  return {
    scene,
    unit,
    id,
    side,
    type,
    leader: first,
    followers: members.filter((member) => member !== first),
    others: scene.figures.filter((figure) => figure.unit !== unit),
    stride: strideOf(scene, allowance),
    shuns: (allowance.shuns ?? []).map((enemy) => scene.units.findIndex((one) => one.id === enemy)),
    looks: { spots: 0 },
    startsOn: members.flatMap(({ start }) => (start === undefined ? [] : difficultAt(scene, start))),
  };
}

function strideOf(
  { table }: Scene,
  { over = 0, overImpassable = false, unhindered = false, climb }: Allowance,
): Stride {
  return { over, overImpassable, unhindered, climb: climb ?? table.profile.segment };
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

/** A miniature of the moving unit at a spot, heading this way. */
export function memberAt({ unit, type }: Mover, { spec, index }: Member, at: Point3, heading: Direction): Figure {
  const { id, base, height, cohesion } = spec;
  const placed = { id, base, height, x: at.x, y: at.y, z: at.z, heading };
  const miniature: Miniature = cohesion === undefined ? placed : { ...placed, cohesion };
  return figureOf(miniature, index, unit, type);
}

/**
 * The scene cut to what lies at most `radius` around a point in the plan. Places of units, pieces and miniatures stay
 * what they were.
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
