export { LOCALES, type Locale } from "@sw/tabletop/text";
export { type Component, nameOf } from "./component.ts";
export type { AnyDecision } from "./decisions.ts";
export { describe } from "./describe.ts";
export type { TextOptions } from "./knowledge.ts";
