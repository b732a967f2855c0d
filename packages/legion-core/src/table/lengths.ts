/**
 * Lengths of the table. All coordinates and lengths are integers in 1/100 mm, so that sums of squares stay below 2^53
 * and values in documents compare exactly.
 */

/** The number of 1/100 mm in a millimetre. */
export const PER_MM = 100;

/** Converts millimetres to 1/100 mm, rounded to an integer. */
export function mm(length: number): number {
  return Math.round(length * PER_MM);
}

/** The lengths that differ between the metric rulebook and tools in inches, all in 1/100 mm. */
export interface LengthProfile {
  readonly id: ProfileId;
  /** One segment of the range ruler (leg.measure.ruler-segments). */
  readonly segment: number;
  /** Half-range: half a segment. */
  readonly half: number;
  /** Long edge of the standard battlefield, along x: 12 segments. */
  readonly length: number;
  /** Short edge of the standard battlefield, along y: 6 segments. */
  readonly width: number;
  /** Radius of a point of interest. It counts as `half` tall where it obscures. */
  readonly poiRadius: number;
  /** Radius of asset tokens and advantage tokens. */
  readonly assetRadius: number;
}

/** The system of lengths: that of the rulebook (`metric`) or of the tools sold in inches (`imperial`). */
export type ProfileId = "metric" | "imperial";

/** The profiles of lengths, by id. */
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
 * The tolerance between touching and overlapping, for bases, tools, tokens and terrain. Poses are rounded to the grid,
 * so a gap up to 0.10 mm is contact and only a deeper overlap counts.
 */
export const CONTACT: number = mm(0.1);

/** The tolerance for sight: a line that enters a blocker by at most 0.02 mm only touches it. */
export const GRAZE: number = mm(0.02);

/** Height of the silhouette of a trooper on a small base, from the standard template (leg.los.small-template). */
export const SMALL_TROOPER_HEIGHT: number = mm(41.91);

/** Height of the silhouette of a trooper on a notched base (leg.los.notched-template). */
export const NOTCHED_TROOPER_HEIGHT: number = mm(68.76);
