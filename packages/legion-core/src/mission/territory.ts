import { at } from "@sw/tabletop";
import { formatOf } from "../army/limits.ts";
import type { MapCard, MapPoint } from "../catalogue/battle-entries.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { keptWhile } from "../state/memo/memo.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { isCovered } from "../table/movement/coverage.ts";
import { isAtRange, type Range } from "../table/range.ts";
import { overlaps, type Shape, signedDistance } from "../table/shapes.ts";
import { areaShapes, type Battlefield } from "../table/table.ts";
import type { Vec } from "../table/vectors.ts";
import { battlefieldOf } from "../units/battlefield.ts";
import { companyOf, sceneOf } from "../units/positions.ts";
import { primaryOf } from "./in-play.ts";

/**
 * The owner of a piece of territory from a player's perspective. Contested territory belongs to neither player
 * (leg.cards.map-contested).
 */
export type Land = "friendly" | "enemy" | "contested";

/** Returns the map card of the objective in play. Armies of the smaller format use its smaller map if it has one. */
export function mapOf(look: Look): MapCard | undefined {
  const primary = primaryOf(look);
  const small = formatOf(look.state.config.armies[0]) === "skirmish";
  return (small ? primary?.skirmishMap : undefined) ?? primary?.map;
}

/**
 * Converts a point of a map card to the table, in 1/100 mm. A square is one range segment wide, and the card is turned
 * so that the blue territory borders the blue player's edge (leg.cards.map-grid, leg.mission.sides).
 */
export function onTable(
  { profile }: Battlefield,
  { size: [wide, deep] }: MapCard,
  [x, y]: MapPoint,
  far: boolean,
): Vec {
  const [right, up] = far ? [wide - x, deep - y] : [x, y];
  return { x: Math.round(right * profile.segment), y: Math.round(up * profile.segment) };
}

/** Whether the blue player's side is the far long edge. */
export function blueIsFar({ blue, sides: players }: Pick<State, "blue" | "sides">): boolean {
  return blue !== null && players[blue].edge === "far";
}

/** The position of a map card: its table, and whether the blue player's side is the far edge. */
interface Lying {
  readonly map: MapCard;
  readonly table: Battlefield;
  readonly far: boolean;
}

/**
 * Returns territories of map cards as polygons on a table. Cached, so that tables with the same segment share the same
 * lists.
 */
const polygonsOf = keptWhile(
  (areas: MapCard["blueTerritory"], { map, table, far }: Lying): readonly (readonly Vec[])[] =>
    areas.map((corners) => corners.map((corner) => onTable(table, map, corner, far))),
  (one, other) =>
    one.map === other.map && one.table.profile.segment === other.table.profile.segment && one.far === other.far,
);

type Polygons = readonly (readonly Vec[])[];

const NOWHERE: Polygons = [];

/**
 * Returns the territory of a player at the player's own edge and the territory on the flank, which only some maps have.
 */
function partsOf(look: Look, side: Side): { readonly home: Polygons; readonly flank: Polygons } {
  const map = mapOf(look);
  if (map === undefined) return { home: NOWHERE, flank: NOWHERE };
  const isBlue = side === look.state.blue;
  const flank = isBlue ? map.blueFlank : map.redFlank;
  const lying = { map, table: battlefieldOf(look.state), far: blueIsFar(look.state) };
  return {
    home: polygonsOf(isBlue ? map.blueTerritory : map.redTerritory, lying),
    flank: flank === undefined ? NOWHERE : polygonsOf(flank, lying),
  };
}

/**
 * Returns the territory of a player as polygons with ordered corners in 1/100 mm: the part of the map card at the
 * player's own edge (leg.mission.friendly-territory), and the player's flank. Empty before the mission is built.
 */
export function territoryOf(look: Look, side: Side): Polygons {
  const { home, flank } = partsOf(look, side);
  return flank.length === 0 ? home : [...home, ...flank];
}

/** Whether the objective makes a unit deploy on its player's flank. */
export function isFlanking(look: Look, unit: UnitIndex): boolean {
  const primary = primaryOf(look);
  return primary !== undefined && (look.box.battle[primary.id]?.flanks?.(look, unit) ?? false);
}

/** Returns where a unit deploys: in the territory at its player's edge or, for a flanking unit, only on the flank. */
export function deploymentOf(look: Look, unit: UnitIndex): Polygons {
  const { home, flank } = partsOf(look, at(look.state.units, unit).owner);
  return isFlanking(look, unit) ? flank : home;
}

/** Returns the territory of a player as adjacent convex outlines. */
function territoryShapes(look: Look, side: Side): readonly Shape[] {
  return territoryOf(look, side).flatMap(areaShapes);
}

/** Whether an outline is completely inside the territory of a player. */
export function isWithinTerritory(look: Look, side: Side, shape: Shape): boolean {
  return isCovered(shape, territoryShapes(look, side));
}

/** Whether part of an outline is inside the territory of a player. Touching its border is not enough. */
export function reachesTerritory(look: Look, side: Side, shape: Shape): boolean {
  return territoryShapes(look, side).some((one) => overlaps(one, shape, 0));
}

/** Whether an outline is at a range of the territory of a player. */
export function isAtTerritory(look: Look, side: Side, shape: Shape, range: Range): boolean {
  const table = battlefieldOf(look.state);
  return territoryShapes(look, side).some((one) => isAtRange(table, [one], [shape], range));
}

/** Returns the owner of the territory at a point, from a player's perspective. A border belongs to the territory. */
export function landAt(look: Look, side: Side, { x, y }: Vec): Land {
  const isOf = (one: Side): boolean => territoryShapes(look, one).some((shape) => signedDistance(shape, x, y) <= 0);
  if (isOf(side)) return "friendly";
  return isOf(opponentOf(side)) ? "enemy" : "contested";
}

/** Whether a unit is on the battlefield and part of a miniature is inside the territory of a player. */
export function unitReachesTerritory(look: Look, side: Side, unit: UnitIndex): boolean {
  const company = companyOf(sceneOf(look), look.state, unit);
  return company?.figures.some(({ shape }) => reachesTerritory(look, side, shape)) ?? false;
}

/** Whether a unit is on the battlefield and all its miniatures are completely inside the territory of a player. */
export function isUnitWithinTerritory(look: Look, side: Side, unit: UnitIndex): boolean {
  const shapes = territoryShapes(look, side);
  const company = companyOf(sceneOf(look), look.state, unit);
  return company?.figures.every(({ shape }) => isCovered(shape, shapes)) ?? false;
}
