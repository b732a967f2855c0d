import type { Range } from "../table/range.ts";
import type { PoolWeaponUse } from "./frames.ts";
import type { UnitIndex } from "./ids.ts";

/**
 * An attack made by a token on the battlefield instead of a unit. `from` is the token's index in the state, and
 * `bereft` lists the units that have lost miniatures to the attack.
 */
export interface ByToken {
  readonly from?: number;
  readonly bereft?: readonly number[];
}

/** A unit that deploys from the base of the unit that carries it, which is given by its index in the state. */
export interface Carried {
  readonly carrier?: UnitIndex;
}

/**
 * Limits on where an effect may set down a whole unit that it took up from the battlefield. The leader is placed first.
 */
export interface SetDown {
  /** The leader must be within this range of its former position, and at most height 1 above or below it. */
  readonly near?: Range;
  /** The leader must be in base contact with a miniature of this unit. */
  readonly beside?: number;
  /** No miniature may be within this range of an enemy unit. */
  readonly clearOf?: number;
}

/**
 * Wounds dealt by an effect that is not an attack. `dealer` is the unit whose effect it is, if it belongs to a unit.
 */
export interface ByEffect {
  readonly dealer?: number;
}

/** An effect that strikes units around a unit or a token, one after the other in the order that its player chooses. */
export interface AreaFrame {
  readonly kind: "area";
  /** The keyword behind the effect, with its unit and its value. */
  readonly source: string;
  readonly unit: UnitIndex;
  readonly value: number;
  /**
   * The token on the battlefield at the centre of the effect, by its index in the state. Null if the unit is the
   * centre.
   */
  readonly token: number | null;
  /**
   * The weapon of the unit, or of a card that it may use, that attacks each target. Null if the effect makes no
   * attacks.
   */
  readonly weapon: PoolWeaponUse | null;
  /** The units still to be struck, and those already struck. */
  readonly targets: readonly number[];
  readonly struck: readonly number[];
  /** Present while the attack on the unit struck last has not begun, because cards can still be used before it. */
  readonly aimed?: true;
  /** Suppression tokens that the unit struck last gains after it has suffered its wounds. */
  readonly owed: number;
}

/** A unit that makes the attacks given by a command card, each against another unit. */
export interface VolleyFrame {
  readonly kind: "volley";
  readonly unit: UnitIndex;
  readonly card: string;
  /** The number of attacks that the unit may still make. */
  readonly left: number;
  /** The units already attacked. */
  readonly attacked: readonly number[];
  /** If present, the unit must attack every visible enemy unit within this range. */
  readonly each?: Range;
}
