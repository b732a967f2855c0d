import type { Carried } from "./frame-parts.ts";
import type { Side } from "./seats.ts";

/** Differences between a move and the usual move of its unit. */
export interface MoveTerms extends Carried {
  /** The maximum speed set by an effect, or null to use the unit's own speed. */
  readonly speed: number | null;
  /** Whether the move may be declined. */
  readonly optional: boolean;
  /** The height of terrain of any kind that the move may pass over and end on; 0 for none. */
  readonly over: number;
  /** Whether the move ignores the effect of difficult terrain on speed. */
  readonly unhindered: boolean;
  /** Whether the move is a full move at the maximum speed. */
  readonly compulsory: boolean;
  /** Whether an engaged unit may make the move, and whether the move is only a pivot. */
  readonly freed?: boolean;
  readonly pivot?: boolean;
  /** The keywords that raised the speed of this move. Absent if none did. */
  readonly haste?: readonly string[];
  /** The side that makes the move. Defaults to the unit's own. */
  readonly by?: Side;
  /** The side whose effect causes the move (leg.standby.not-own-cause). Defaults to the side that makes it. */
  readonly causedBy?: Side;
}
