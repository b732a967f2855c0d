import { at } from "@sw/tabletop";
import { baseOutline } from "./bases.ts";
import type { Layout, Miniature, Token, UndeployedUnit, UnitSpec } from "./documents.ts";
import { disc, distance, type Shape } from "./shapes.ts";
import { type Battlefield, compileTable } from "./table.ts";
import type { UnitType } from "./unit-types.ts";

/** The objects that can block sight or give cover between two miniatures: terrain, vehicles and tokens. */
export interface Surroundings {
  readonly table: Battlefield;
  /**
   * The silhouettes that block line of sight: ground vehicles and units that count as such
   * (leg.type.ground-blocks-los).
   */
  readonly vehicles: readonly Figure[];
  readonly tokens: readonly TokenOnTable[];
}

/** A table with units and tokens, compiled for measuring. It is not plain data and never part of a state. */
export interface Scene extends Surroundings {
  readonly units: readonly Company[];
  /** The miniatures of all units. */
  readonly figures: readonly Figure[];
  readonly undeployed: readonly UndeployedUnit[];
}

/** A unit of a scene. */
export interface Company {
  readonly index: number;
  readonly id: string;
  readonly side: string;
  readonly type: UnitType;
  readonly leader: Figure;
  /** All miniatures of the unit including the leader, in the order of the document. */
  readonly figures: readonly Figure[];
  /** Radius of a circle around the centre of the leader that contains all bases, for fast tests. */
  readonly reach: number;
  readonly spec: UnitSpec;
}

/** A miniature of a scene. */
export interface Figure {
  /** A number that is unique among the miniatures of the scene and grows in their order. */
  readonly index: number;
  readonly id: string;
  /** Index of the miniature's unit among the units. */
  readonly unit: number;
  readonly type: UnitType;
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  /** Elevation of the underside of the miniature's base. */
  readonly z: number;
  /** Elevation of the top of the miniature's silhouette. */
  readonly top: number;
  readonly spec: Miniature;
}

/** A token of a scene. */
export interface TokenOnTable {
  readonly id: string;
  readonly kind: Token["kind"];
  readonly shape: Shape;
  readonly z: number;
  readonly spec: Token;
}

/** Compiles a layout into a scene. The layout must already be valid (see `parseLayout`). */
export function compileScene(layout: Layout): Scene {
  return placed(compileTable(layout.table), layout.units, layout.tokens, layout.undeployed);
}

/** Creates the scene of units and tokens on a compiled table. */
export function placed(
  table: Battlefield,
  units: readonly UnitSpec[],
  tokens: readonly Token[] = [],
  undeployed: readonly UndeployedUnit[] = [],
): Scene {
  let figures = 0;
  const companies = units.map((spec, index) => {
    const company = companyAt(spec, index, figures);
    figures += spec.miniatures.length;
    return company;
  });
  return sceneWith(table, companies, tokensOn(table, tokens), undeployed);
}

/** Creates a scene from compiled units, tokens and a compiled table. */
export function sceneWith(
  table: Battlefield,
  units: readonly Company[],
  tokens: readonly TokenOnTable[],
  undeployed: readonly UndeployedUnit[],
): Scene {
  const figures: Figure[] = [];
  const vehicles: Figure[] = [];
  for (const unit of units) {
    for (const figure of unit.figures) figures.push(figure);
    if (unit.type === "ground-vehicle" || unit.spec.blocksSight === true) vehicles.push(...unit.figures);
  }
  return { table, units, figures, vehicles, tokens, undeployed };
}

/** Compiles a unit. The numbers of its miniatures begin at `first`. */
export function companyAt(spec: UnitSpec, index: number, first: number): Company {
  const figures = spec.miniatures.map((one, place) => figureOf(one, first + place, index, spec.type));
  const leader = figures.find(({ id }) => id === spec.leader);
  if (leader === undefined) throw new RangeError(`no miniature ${spec.leader} in unit ${spec.id}`);
  let reach = 0;
  for (const { x, y, shape } of figures) reach = Math.max(reach, distance(x, y, leader.x, leader.y) + shape.reach);
  return { index, id: spec.id, side: spec.side, type: spec.type, leader, figures, reach, spec };
}

/** Whether the circles around two units are within a length of each other. If not, none of their miniatures are. */
export function mayBeNear(one: Company, other: Company, length: number): boolean {
  return distance(one.leader.x, one.leader.y, other.leader.x, other.leader.y) <= one.reach + other.reach + length;
}

/** Returns the next number for a miniature that joins the scene. */
export function nextIndex({ figures }: Scene): number {
  return figures.length === 0 ? 0 : at(figures, figures.length - 1).index + 1;
}

/** Compiles a miniature for measuring: its base as a shape at its position, and the top of its silhouette. */
export function figureOf(spec: Miniature, index: number, unit: number, type: UnitType): Figure {
  const { id, x, y, z } = spec;
  return {
    index,
    id,
    unit,
    type,
    shape: baseOutline(spec.base, spec, spec.heading),
    x,
    y,
    z,
    top: z + spec.height,
    spec,
  };
}

/** Compiles tokens for measuring, each as a disc at its position. */
export function tokensOn(table: Battlefield, tokens: readonly Token[]): readonly TokenOnTable[] {
  return tokens.map((spec) => tokenOf(spec, table));
}

function tokenOf(spec: Token, { profile }: Battlefield): TokenOnTable {
  const radius = spec.kind === "poi" ? profile.poiRadius : profile.assetRadius;
  return { id: spec.id, kind: spec.kind, shape: disc(spec.x, spec.y, radius), z: spec.z, spec };
}

/** Returns the unit with this id. Throws a RangeError if there is none. */
export function unitOfScene(scene: Scene, id: string): Company {
  const unit = scene.units.find((one) => one.id === id);
  if (unit === undefined) throw new RangeError(`no unit ${id}`);
  return unit;
}

/** Returns the miniature with this id. Throws a RangeError if there is none. */
export function figureOfScene(scene: Scene, id: string): Figure {
  const figure = scene.figures.find((one) => one.id === id);
  if (figure === undefined) throw new RangeError(`no miniature ${id}`);
  return figure;
}
