/**
 * Where the book leaves a choice of measuring. Each field names the readings; the first of each in
 * {@link DEFAULT_OPTIONS} is what its wording supports best.
 */
export interface TableOptions {
  /** Whether a gap of exactly n segments is at range n (leg.measure.ruler-procedure). */
  readonly rangeBoundary: "inclusive" | "exclusive";
  /** When a miniature is in area terrain: its base overlaps it, or lies completely inside (leg.terrain.area-ignored-by-endpoint). */
  readonly inAreaTerrain: "overlap" | "inside";
  /** Whether terrain that gives no cover obscures (leg.cover.else-light). */
  readonly noCoverObscures: boolean;
  /** Whose ground vehicles never obscure: those of the attacking and the defending unit, or the two miniatures alone. */
  readonly ownVehiclesObscure: "never" | "other-miniatures";
  /** What must be at half-range of the miniature that terrain obscures: the piece, or its part between the two (leg.obscured.partial). */
  readonly obscuringDistance: "piece" | "crossing";
  /** Width of the ruler that links a miniature with its leader past impassable terrain, in 1/100 mm (leg.cohesion.ruler-impassable). */
  readonly cohesionRulerWidth: number;
  /** Whether a leader may end partly over the spot where the tool lay (leg.move.standard-place-leader). */
  readonly leaderMayStandOnTool: boolean;
  /** How far above its feet a climbing unit's tool may lie over: silhouette and height 1, or height 1 (leg.climb.tool-overlap). */
  readonly climbClearance: "silhouette-plus-one" | "one";
  /** What keeps its place when a base turns into line after a partial move (leg.notched.step-5-orientation). */
  readonly partialStop: "front-notch" | "centre";
  /** How a notched base deploys: anywhere along the tool, or on its far end alone (leg.deploy.start-edge). */
  readonly notchedDeployment: "along-tool" | "far-end";
  /** Whether terrain between the feet and the head of a miniature leaves it no room. */
  readonly headroom: "needed" | "ignored";
  /** Which scatter terrain a trooper that overlaps it partly stands on; it stands in area terrain, never on it. */
  readonly partialElevation: "under-centre" | "highest";
}

/** The readings taken where nothing is said. */
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
