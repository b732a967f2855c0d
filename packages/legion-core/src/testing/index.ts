export { expectIllegal } from "@sw/tabletop/testing";
export { BOX } from "./box.ts";
export { components, dice, draws, play } from "./play.ts";
export { begin, laidOut, scenario } from "./scenario.ts";
export type { FieldedSpec, MissionSpec, Scenario, SideSpec, Spot, UnitSpec } from "./spec.ts";
export { truth } from "./truth.ts";
