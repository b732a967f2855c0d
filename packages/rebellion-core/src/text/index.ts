export { LOCALES, type Locale } from "@sw/tabletop/text";
export type { Play } from "../state/kinds.ts";
export type { CardText } from "./cards/card-text.ts";
export type { AnyDecision } from "./decisions.ts";
export { type Component, componentText, describe, nameOf, type Subject, type TextOptions } from "./describe.ts";
export type { CardEntry } from "./knowledge.ts";
