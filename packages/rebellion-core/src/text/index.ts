export { LOCALES, type Locale } from "@sw/tabletop/text";
export type { Play } from "../state/kinds.ts";
export { type Component, nameOf } from "./component.ts";
export type { AnyDecision } from "./decisions.ts";
export { describe, type Subject } from "./describe.ts";
export type { CardEntry, TextOptions } from "./knowledge.ts";
