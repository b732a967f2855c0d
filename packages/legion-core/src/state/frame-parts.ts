import type { Range } from "../table/range.ts";
import type { PoolWeaponUse } from "./frames.ts";
import type { UnitIndex } from "./ids.ts";

/**
 * An attack that a token of the battlefield makes in the place of the unit: `from`, by its place in the state. Units that have lost
 * miniatures to it are `bereft`.
 */
export interface ByToken {
  readonly from?: number;
  readonly bereft?: readonly number[];
}

/** How a unit deploys that another carries: from the base of that one, by its place in the state. */
export interface Carried {
  readonly carrier?: UnitIndex;
}

/** A unit on the battlefield that is taken up and set down anew by an effect, whole and its leader first: where. */
export interface SetDown {
  /** The leader at that range of where it stood, and at most height 1 above or below. */
  readonly near?: Range;
  /** The leader in base contact with a miniature of that unit. */
  readonly beside?: number;
  /** Nobody at that range of an enemy unit. */
  readonly clearOf?: number;
}

/** Wounds by an effect of a unit that is no attack of its own: whose effect it is, where it is that of a unit. */
export interface ByEffect {
  readonly dealer?: number;
}

/** Units at which something goes off around a unit or a token, one after the other in the order that its player likes. */
export interface AreaFrame {
  readonly kind: "area";
  /** The keyword that brings it about, for which unit, and its value. */
  readonly source: string;
  readonly unit: UnitIndex;
  readonly value: number;
  /** The token of the battlefield that goes off, by its place in the state; null where the unit itself does. */
  readonly token: number | null;
  /** The weapon of the unit, or of a card that it may use, with which each is attacked; null where no attack is made. */
  readonly weapon: PoolWeaponUse | null;
  /** The units still to come, and those that have been struck. */
  readonly targets: readonly number[];
  readonly struck: readonly number[];
  /** Suppression tokens that the unit struck last gains once it has suffered its wounds. */
  readonly owed: number;
}

/** A unit making attacks that a command card gives, each on another unit, one after the other. */
export interface VolleyFrame {
  readonly kind: "volley";
  readonly unit: UnitIndex;
  readonly card: string;
  /** Attacks that it may still make. */
  readonly left: number;
  /** Units attacked so far. */
  readonly attacked: readonly number[];
  /** At each enemy unit at that range and in sight: none may be left out. */
  readonly each?: Range;
}
