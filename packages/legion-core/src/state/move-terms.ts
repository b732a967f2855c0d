import type { Carried } from "./frame-parts.ts";
import type { Side } from "./seats.ts";

/** How a move differs from the usual one of its unit. */
export interface MoveTerms extends Carried {
  /** Most speed, where an effect says so; null for that of the unit. */
  readonly speed: number | null;
  /** Whether it may be declined. */
  readonly optional: boolean;
  /** Heights of terrain that it passes over and may end on, whatever its kind; 0 for none. */
  readonly over: number;
  /** Whether difficult terrain leaves its speed alone. */
  readonly unhindered: boolean;
  /** Whether it is a full move at the highest speed. */
  readonly compulsory: boolean;
  /** Whether being engaged does not keep the unit from it; whether it is nothing but a pivot. */
  readonly freed?: boolean;
  readonly pivot?: boolean;
  /** The keywords that have raised the speed of this move; absent while none has. */
  readonly haste?: readonly string[];
  /** Who makes it, where that is not the unit's own player. */
  readonly by?: Side;
  /** Whose effect causes it, where that is not whoever makes it (leg.standby.not-own-cause). */
  readonly causedBy?: Side;
}
