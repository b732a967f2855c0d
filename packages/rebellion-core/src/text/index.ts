export { LOCALES, type Locale } from "@sw/tabletop/text";
export { type Component, nameOf } from "./component.ts";
export type { AnyDecision } from "./decisions.ts";
export { describe, type Telling } from "./describe.ts";
export type { CardEntry, TextOptions } from "./knowledge.ts";
