export { LOCALES, type Locale } from "@sw/tabletop/text";
export type { Play } from "../state/kinds.ts";
export type { CardText } from "./cards.ts";
export type { AnyDecision } from "./decisions.ts";
export { type Component, cardText, describe, nameOf, type Subject, type TextOptions } from "./describe.ts";
