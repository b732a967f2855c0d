export type { ArmyFault, ArmyFaultCode } from "./fault.ts";
export {
  type ArmyList,
  type BattleDeck,
  FORMATS,
  type Format,
  type ListedCounterpart,
  type ListedUnit,
  parseArmyList,
} from "./list.ts";
export type { Group } from "./miniatures.ts";
export type { ArmyOptions, UnitOptions } from "./options.ts";
export type { Unplayable, Unplayed } from "./playable.ts";
export { type ArmyRules, createArmyRules } from "./rules.ts";
export type { MiniatureGroup, UnitView } from "./view.ts";
