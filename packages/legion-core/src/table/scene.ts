import { at } from "@sw/tabletop";
import { baseOutline } from "./bases.ts";
import type { Layout, Miniature, Token, UndeployedUnit, UnitSpec } from "./documents.ts";
import { disc, distance, type Shape } from "./shapes.ts";
import { type Battlefield, compileTable } from "./table.ts";
import type { UnitType } from "./unit-types.ts";

/** What may come between two miniatures: the terrain of the table, vehicles and tokens. With the two it decides sight and cover. */
export interface Surroundings {
  readonly table: Battlefield;
  /** The silhouettes that block line of sight: those of ground vehicles and of what counts as one (leg.type.ground-blocks-los). */
  readonly vehicles: readonly Figure[];
  readonly tokens: readonly TokenOnTable[];
}

/** A table with units and tokens on it, made ready for measuring; not plain data, and never part of a state. */
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
  /** All its miniatures, the leader among them, in the order of the document. */
  readonly figures: readonly Figure[];
  /** Radius of a circle around the middle of the leader that holds all bases, for quick passes. */
  readonly reach: number;
  readonly spec: UnitSpec;
}

/** A miniature of a scene. */
export interface Figure {
  /** A number that no other miniature of the scene has, the higher the later its place among them. */
  readonly index: number;
  readonly id: string;
  /** Place of its unit among the units. */
  readonly unit: number;
  readonly type: UnitType;
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  /** Elevation of the underside of its base. */
  readonly z: number;
  /** Elevation of the top of its silhouette. */
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

/** Makes a layout ready; trusts the shapes of the document (see `parseLayout`). */
export function compileScene(layout: Layout): Scene {
  return placed(compileTable(layout.table), layout.units, layout.tokens, layout.undeployed);
}

/** The scene of these units and tokens on a table that is ready already. */
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

/** The scene of units and tokens that are ready too. */
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

/** A unit made ready; the numbers of its miniatures begin at `first`. */
export function companyAt(spec: UnitSpec, index: number, first: number): Company {
  const figures = spec.miniatures.map((one, place) => figureOf(one, first + place, index, spec.type));
  const leader = figures.find(({ id }) => id === spec.leader);
  if (leader === undefined) throw new RangeError(`no miniature ${spec.leader} in unit ${spec.id}`);
  let reach = 0;
  for (const { x, y, shape } of figures) reach = Math.max(reach, distance(x, y, leader.x, leader.y) + shape.reach);
  return { index, id: spec.id, side: spec.side, type: spec.type, leader, figures, reach, spec };
}

/** Whether the circles around two units are no farther apart than a length: if not, none of their miniatures are. */
export function mayBeNear(one: Company, other: Company, length: number): boolean {
  return distance(one.leader.x, one.leader.y, other.leader.x, other.leader.y) <= one.reach + other.reach + length;
}

/** The next number for a miniature that joins the scene. */
export function nextIndex({ figures }: Scene): number {
  return figures.length === 0 ? 0 : at(figures, figures.length - 1).index + 1;
}

/** A miniature as scenes measure it: its base as a shape on its spot, and the top of its silhouette. */
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

/** Tokens as scenes measure them: each as a disc on its spot. */
export function tokensOn(table: Battlefield, tokens: readonly Token[]): readonly TokenOnTable[] {
  return tokens.map((spec) => tokenOf(spec, table));
}

function tokenOf(spec: Token, { profile }: Battlefield): TokenOnTable {
  const radius = spec.kind === "poi" ? profile.poiRadius : profile.assetRadius;
  return { id: spec.id, kind: spec.kind, shape: disc(spec.x, spec.y, radius), z: spec.z, spec };
}

/** The unit with this id; throws a RangeError if there is none, as a place in an array would. */
export function unitOfScene(scene: Scene, id: string): Company {
  const unit = scene.units.find((one) => one.id === id);
  if (unit === undefined) throw new RangeError(`no unit ${id}`);
  return unit;
}

/** The miniature with this id; throws a RangeError if there is none. */
export function figureOfScene(scene: Scene, id: string): Figure {
  const figure = scene.figures.find((one) => one.id === id);
  if (figure === undefined) throw new RangeError(`no miniature ${id}`);
  return figure;
}
