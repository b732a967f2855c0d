/**
 * Lengths of the table. Every coordinate and length is a whole number of hundredths of a millimetre, so that sums of
 * squares stay below 2^53 and whatever stands in a document is compared exactly.
 */

/** Hundredths of a millimetre in a millimetre. */
export const PER_MM = 100;

/** A length in millimetres as the whole number of hundredths nearest to it. */
export function mm(length: number): number {
  return Math.round(length * PER_MM);
}

/** The measures that differ between the book in metres and the tools in inches; all in hundredths of a millimetre. */
export interface LengthProfile {
  readonly id: ProfileId;
  /** One segment of the range ruler (leg.measure.ruler-segments). */
  readonly segment: number;
  /** Half a segment: half-range. */
  readonly half: number;
  /** Long edge of the standard battlefield, along x: 12 segments. */
  readonly length: number;
  /** Short edge of the standard battlefield, along y: 6 segments. */
  readonly width: number;
  /** Radius of a point of interest; it stands `half` high where it obscures. */
  readonly poiRadius: number;
  /** Radius of asset tokens and of advantage tokens. */
  readonly assetRadius: number;
}

/** Which measures count: those of the book (`metric`) or of the tools sold in inches (`imperial`). */
export type ProfileId = "metric" | "imperial";

/** The profiles by id. */
export const PROFILES: Readonly<Record<ProfileId, LengthProfile>> = {
  metric: {
    id: "metric",
    segment: mm(150),
    half: mm(75),
    length: mm(1800),
    width: mm(900),
    poiRadius: mm(25),
    assetRadius: mm(12.5),
  },
  imperial: {
    id: "imperial",
    segment: mm(152.4),
    half: mm(76.2),
    length: mm(1828.8),
    width: mm(914.4),
    poiRadius: mm(25.4),
    assetRadius: mm(12.7),
  },
};

/**
 * Touching against overlapping, for bases, tools, tokens and terrain: poses are snapped to the grid, so contact is a gap
 * of at most 0.10 mm and an overlap is deeper than that.
 */
export const CONTACT: number = mm(0.1);

/** The same for sight: a line that enters a blocker by no more than 0.02 mm only touches it. */
export const GRAZE: number = mm(0.02);

/** Height of the silhouette of a trooper on a small base, of the standard template (leg.los.small-template). */
export const SMALL_TROOPER_HEIGHT: number = mm(41.91);

/** Height of the silhouette of a trooper on a notched base (leg.los.notched-template). */
export const NOTCHED_TROOPER_HEIGHT: number = mm(68.76);
