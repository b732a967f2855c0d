/**
 * Interpretations where the rulebook is ambiguous about measuring. {@link DEFAULT_OPTIONS} takes those that its wording
 * supports best.
 */
export interface TableOptions {
  /** Whether a gap of exactly n segments is at range n (leg.measure.ruler-procedure). */
  readonly rangeBoundary: "inclusive" | "exclusive";
  /**
   * When a miniature is in area terrain: if its base overlaps it, or only if it lies completely inside
   * (leg.terrain.area-ignored-by-endpoint).
   */
  readonly inAreaTerrain: "overlap" | "inside";
  /** Whether terrain that gives no cover obscures (leg.cover.else-light). */
  readonly noCoverObscures: boolean;
  /**
   * Which ground vehicles never obscure: those of the attacking and the defending unit, or only the two miniatures
   * themselves.
   */
  readonly ownVehiclesObscure: "never" | "other-miniatures";
  /**
   * What must be within half-range of an obscured miniature: the whole piece, or its part between the two miniatures
   * (leg.obscured.partial).
   */
  readonly obscuringDistance: "piece" | "crossing";
  /**
   * Width of the ruler from a miniature to its leader past impassable terrain, in 1/100 mm
   * (leg.cohesion.ruler-impassable).
   */
  readonly cohesionRulerWidth: number;
  /** Whether a leader may end partly over the position of the tool (leg.move.standard-place-leader). */
  readonly leaderMayStandOnTool: boolean;
  /**
   * How high terrain under a climbing unit's tool may be above its start: silhouette plus height 1, or height 1
   * (leg.climb.tool-overlap).
   */
  readonly climbClearance: "silhouette-plus-one" | "one";
  /**
   * The point that stays in place when a base turns parallel to the tool after a partial move
   * (leg.notched.step-5-orientation).
   */
  readonly partialStop: "front-notch" | "centre";
  /**
   * Where a notched base may end when it deploys: anywhere along the tool, or only at its far end
   * (leg.deploy.start-edge).
   */
  readonly notchedDeployment: "along-tool" | "far-end";
  /** Whether terrain within the height of a miniature prevents it from standing there. */
  readonly headroom: "needed" | "ignored";
  /**
   * Which scatter terrain a trooper stands on if it overlaps it partly. Area terrain does not count, because a trooper
   * stands in it.
   */
  readonly partialElevation: "under-centre" | "highest";
}

/** The default interpretations of ambiguous measuring rules. */
export const DEFAULT_OPTIONS: TableOptions = {
  rangeBoundary: "inclusive",
  inAreaTerrain: "overlap",
  noCoverObscures: false,
  ownVehiclesObscure: "never",
  obscuringDistance: "piece",
  cohesionRulerWidth: 0,
  leaderMayStandOnTool: true,
  climbClearance: "silhouette-plus-one",
  partialStop: "front-notch",
  notchedDeployment: "along-tool",
  headroom: "needed",
  partialElevation: "under-centre",
};
