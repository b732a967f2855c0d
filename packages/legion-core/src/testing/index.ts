export { expectIllegal } from "@sw/tabletop/testing";
export { BOX } from "./box.ts";
export { components, dice, draws, play } from "./play.ts";
export { truth } from "./truth.ts";
