export { dice, draws, maybe, ScenarioError } from "@sw/tabletop/testing";
export { components, expectIllegal, play } from "./play.ts";
export { begin, laidOut, scenario } from "./scenario.ts";
export type {
  AssignedSpec,
  BaseSpec,
  BattleSpec,
  CombatSpec,
  EffectSpec,
  ExpansionSpec,
  HeldCard,
  LeaderSpec,
  MissionSpec,
  ModifierSpec,
  Scenario,
  SideSpec,
  SoloSpec,
  SystemSpec,
  UnitCounts,
  WoundSpec,
} from "./spec.ts";
export { truth } from "./truth.ts";
