export type { RuleId } from "../rules/ids.ts";
export { ARC_LINES, ARCS, type Arc, type ArcLines, arcsOf, isInArc, isUnitInArc } from "./arcs.ts";
export { BASE_SIZES, BASES, type Base, type BaseSize, baseOutline } from "./bases.ts";
export { unitsAtRange, unitsBeyondRange, unitsSee, unitsWithinRange } from "./between-units.ts";
export { cohesionFault, cohesionLink, isInCohesion, unitCohesion } from "./cohesion.ts";
export { inBaseContact, touchesPiece, touchesToken } from "./contact.ts";
export type * from "./documents.ts";
export { tableFaults } from "./faults.ts";
export {
  type LengthProfile,
  mm,
  NOTCHED_TROOPER_HEIGHT,
  PER_MM,
  PROFILES,
  type ProfileId,
  SMALL_TROOPER_HEIGHT,
} from "./lengths.ts";
export { checkMove, type MovedUnit, makeMove } from "./movement/move.ts";
export type * from "./movement/moves.ts";
export { moveOptions, reach } from "./movement/options.ts";
export { type Placement, placementFault } from "./movement/placement.ts";
export { surfacesAt } from "./movement/standing.ts";
export type { Standing } from "./movement/tilt.ts";
export { DEFAULT_OPTIONS, type TableOptions } from "./options.ts";
export { parseLayout, parseMove, parseTable } from "./parse.ts";
export * from "./range.ts";
export {
  type Company,
  compileScene,
  type Figure,
  figureOf,
  figureOfScene,
  placed,
  type Scene,
  type Surroundings,
  type TokenOnTable,
  unitOfScene,
} from "./scene.ts";
export type { Edge, Shape } from "./shapes.ts";
export { blockers } from "./sight/blockers.ts";
export type { SightLine } from "./sight/corridor.ts";
export { coverOf, type UnitCover } from "./sight/cover.ts";
export { type CoverValue, coverValue, modifiedCover } from "./sight/cover-value.ts";
export { hasLineOfSight, lineOfSight } from "./sight/line-of-sight.ts";
export { freeLink, isLinkFree, type Link, type Outlined } from "./sight/link.ts";
export { type Obscurer, obscurers } from "./sight/obscured.ts";
export { seeingFigures, seesUnit, visibleFigures, visibleOf, visibleUnits } from "./sight/seen.ts";
export { type Battlefield, type Blocking, compileTable, type Piece, type Solid } from "./table.ts";
export { type BattlefieldToken, TOKEN_KINDS } from "./tokens.ts";
export {
  canClimb,
  canPivot,
  canReverse,
  isNotched,
  isVehicle,
  UNIT_TYPES,
  type UnitType,
} from "./unit-types.ts";
export type { Direction, Point3, Vec } from "./vectors.ts";
