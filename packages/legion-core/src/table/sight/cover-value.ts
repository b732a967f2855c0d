import type { CoverKind } from "../documents.ts";

/** Cover as a number (leg.cover.values): 0 none, 1 light, 2 heavy. */
export type CoverValue = 0 | 1 | 2;

/** Returns a kind of cover as a number (leg.cover.values). */
export function coverValue(kind: CoverKind): CoverValue {
  if (kind === "none") return 0;
  return kind === "light" ? 1 : 2;
}

/**
 * Returns the value of cover after its modifications. Improvements come before reductions and never raise it above 2
 * (leg.cover.improve-before-reduce, leg.cover.max); both must be non-negative integers.
 */
export function modifiedCover(value: CoverValue, improvements: number, reductions: number): CoverValue {
  const improved = Math.min(2, value + improvements);
  if (improved <= reductions) return 0;
  return improved - reductions === 1 ? 1 : 2;
}
