import type { RuleId } from "../rules/ids.ts";
import type { UnitIndex } from "./ids.ts";
import type { Side } from "./seats.ts";
import type { TokenKind } from "./tokens.ts";

/** A unit that is healed by a keyword: who it is, then what comes off it or who comes back. */
export interface HealFrame {
  readonly kind: "heal";
  /** The keyword, and the unit that has it. */
  readonly source: string;
  readonly unit: UnitIndex;
  /** The card on which a wound token goes for it, if any. */
  readonly card: string | null;
  /** The unit that is healed; null until it is chosen. */
  readonly patient: number | null;
  /** How many tokens or miniatures at most. */
  readonly left: number;
  /** Whether tokens come off or miniatures come back; null until the first. */
  readonly how: "remove" | "restore" | null;
  /** The tokens chosen so far, by their places in the order in which they are listed. */
  readonly taken: readonly number[];
  /** The place of the last miniature that came back. */
  readonly from: number;
}

/** A unit that somebody pivots, not by a move of its own, and the tokens that it gains then. */
export interface PivotFrame {
  readonly kind: "pivot";
  readonly unit: UnitIndex;
  /** Who says where it points. */
  readonly chooser: Side;
  readonly token: TokenKind;
  readonly amount: number;
  /** Why it is pivoted. */
  readonly rule: RuleId;
  readonly cause: string | null;
}

/** Tokens that a unit gains, unless friends gain some of them in its place. */
export interface GainFrame {
  readonly kind: "gain";
  /** The keyword that lets them. */
  readonly source: string;
  readonly unit: UnitIndex;
  readonly token: TokenKind;
  readonly amount: number;
  /** Those who gain one instead, in the order of the state. */
  readonly chosen: readonly number[];
  /** Why the unit gains them. */
  readonly rule: RuleId;
  readonly cause: string | null;
}
