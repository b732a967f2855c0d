import type { UnitKind } from "../state/box.ts";

/** What the shape of an icon is worth (solo.def.strength-value). */
const BY_SHAPE = { triangle: 1, circle: 2, square: 3 } as const;
/** What ships without an icon are worth. */
const LARGE = 4;

/** The strength value of a unit of the type: by the icon that builds it (solo.def.strength-value). */
export function strengthOf({ entry }: UnitKind): number {
  return entry.buildIcon === null ? LARGE : BY_SHAPE[entry.buildIcon.shape];
}
