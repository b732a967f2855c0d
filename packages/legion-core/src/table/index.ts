export type { RuleId } from "../rules/ids.ts";
export { canClimb, canPivot, canReverse, isNotched, isVehicle, UNIT_TYPES, type UnitType } from "../unit-types.ts";
export { type Arc, isInArc } from "./arcs.ts";
export { BASE_SIZES, BASES, type Base, type BaseSize, baseOutline } from "./bases.ts";
export { unitsAtRange, unitsBeyondRange, unitsSee, unitsWithinRange } from "./between-units.ts";
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
export type * from "./movement/moves.ts";
export { DEFAULT_OPTIONS, type TableOptions } from "./options.ts";
export { parseLayout, parseTable } from "./parse.ts";
export * from "./range.ts";
export {
  type Company,
  compileScene,
  type Figure,
  figureOfScene,
  placed,
  type Scene,
  type TokenOnTable,
  unitOfScene,
} from "./scene.ts";
export type { Edge, Shape } from "./shapes.ts";
export { compileTable, type Piece, type Solid, type Table } from "./table.ts";
export type { Direction, Point3, Vec } from "./vectors.ts";
