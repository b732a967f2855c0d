export { dice, draws, maybe, ScenarioError } from "@sw/tabletop/testing";
export type { GameEntries } from "../state/box.ts";
export { type ArmyWishes, anyArmy, armies, BANNERS, type Banner, type FastCheck } from "./armies.ts";
export { components, expectIllegal, play } from "./play.ts";
export { begin, laidOut, scenario } from "./scenario.ts";
export type {
  ActivationSpec,
  CounterpartSpec,
  EquippedSpec,
  FieldedSpec,
  MissionSpec,
  ObjectiveSpec,
  Scenario,
  SideSpec,
  Spot,
  TokenSpec,
  UnitSpec,
  UpgradeSpec,
} from "./spec.ts";
export { truth } from "./truth.ts";
