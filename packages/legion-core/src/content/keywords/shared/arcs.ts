import type { KeywordUse } from "../../../catalogue/entries.ts";
import { type Arc, isInArc } from "../../../table/arcs.ts";
import type { Figure } from "../../../table/scene.ts";

/** The arcs by the names that cards use. */
const ARCS: Readonly<Record<NonNullable<KeywordUse["arcs"]>[number], readonly Arc[]>> = {
  front: ["front"],
  rear: ["rear"],
  sides: ["left", "right"],
};

/** Whether a miniature is at least partly in one of the arcs of another (leg.kw.fixed, leg.kw.weak-point-x). */
export function isInSomeArc(of: Figure, other: Figure, arcs: NonNullable<KeywordUse["arcs"]>): boolean {
  return arcs.some((name) => ARCS[name].some((arc) => isInArc(of, arc, other)));
}
