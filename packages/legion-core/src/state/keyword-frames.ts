import type { RuleId } from "../rules/ids.ts";
import type { UnitIndex } from "./ids.ts";
import type { Side } from "./seats.ts";
import type { TokenKind } from "./tokens.ts";

/** A unit being healed by a keyword. The unit is chosen first, then the tokens to remove or miniatures to restore. */
export interface HealFrame {
  readonly kind: "heal";
  /** The keyword that heals, and the unit that has it. */
  readonly source: string;
  readonly unit: UnitIndex;
  /** The card on which a wound token is placed for the healing, or null if there is none. */
  readonly card: string | null;
  /** The unit to heal, or null until it is chosen. */
  readonly patient: number | null;
  /** The maximum number of tokens or miniatures still to be healed. */
  readonly left: number;
  /** Whether tokens are removed or miniatures restored, or null until the first choice. */
  readonly how: "remove" | "restore" | null;
  /** The tokens chosen so far, by their indexes in the listed order. */
  readonly taken: readonly number[];
  /** The index of the miniature restored last. */
  readonly from: number;
}

/** A pivot of a unit that is not a move of its own, with the tokens that the unit gains afterwards. */
export interface PivotFrame {
  readonly kind: "pivot";
  readonly unit: UnitIndex;
  /** The player who chooses the facing. */
  readonly chooser: Side;
  readonly token: TokenKind;
  readonly amount: number;
  /** The rule that causes the pivot. */
  readonly rule: RuleId;
  readonly cause: string | null;
}

/** Tokens that a unit gains, unless friendly units gain some of them instead. */
export interface GainFrame {
  readonly kind: "gain";
  /** The keyword that lets other units gain the tokens. */
  readonly source: string;
  readonly unit: UnitIndex;
  readonly token: TokenKind;
  readonly amount: number;
  /** The units that each gain one token instead, in the order of the state. */
  readonly chosen: readonly number[];
  /** The rule that gives the tokens. */
  readonly rule: RuleId;
  readonly cause: string | null;
}
