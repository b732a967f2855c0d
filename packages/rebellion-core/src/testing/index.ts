export { dice, draws, maybe, ScenarioError } from "@sw/tabletop/testing";
export type { Instruction, Program } from "../language/program.ts";
export type { Box, ByTheater, CardKind, CardOf, LeaderKind, SystemKind, UnitKind } from "../state/box.ts";
export { COLORS, type ColorIndex, NO_COLOR } from "../state/dice.ts";
export { BOX, boxFor } from "./box.ts";
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
