import type { UnitKind } from "../state/box.ts";

/** The strength value of each shape of icon (solo.def.strength-value). */
const BY_SHAPE = { triangle: 1, circle: 2, square: 3 } as const;
/** The strength value of ships without an icon. */
const LARGE = 4;

/** Returns the strength value of a unit of the type, by the icon that builds it (solo.def.strength-value). */
export function strengthOf({ entry }: UnitKind): number {
  return entry.buildIcon === null ? LARGE : BY_SHAPE[entry.buildIcon.shape];
}
