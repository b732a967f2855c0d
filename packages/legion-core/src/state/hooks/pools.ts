import type { Weapon } from "../../catalogue/entries.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Range } from "../../table/range.ts";
import type { UnitType } from "../../table/unit-types.ts";
import type { AttackKind } from "../frames.ts";
import type { TokenKind } from "../tokens.ts";

/** Further pools that a keyword gives, each of one weapon that is in another pool already. */
export interface AgainHook {
  /** Whether every weapon of the unit may be used again, or only one that has the keyword itself. */
  readonly weapons: "all" | "own";
  readonly attack?: AttackKind;
  /** Most such pools in an attack. */
  readonly most: "value" | number;
  /** How near to the defender declared last the next one must be. */
  readonly near?: Range;
  /** Whether the highest range of the weapon does not count. */
  readonly anyRange?: true;
}

/** Tokens that a unit gains, as many as the value, if it suffers wounds from a pool with the keyword. */
export interface WoundingHook {
  readonly token: TokenKind;
  /** The types of units that gain them; any without it. */
  readonly on?: readonly UnitType[];
  /** Whether the attacker's player pivots the unit first; then it gains one token, whatever the value. */
  readonly pivots?: true;
  readonly rule: RuleId;
}

/** By how much ranged weapons of its unit reach farther, up to which range; those that reach as far are as they were. */
export interface ReachHook {
  readonly adds: number;
  readonly upTo: number;
}

/** The weapons of an upgrade of the unit are others for a while. */
export interface RearmsHook {
  readonly card: string;
  /** What a weapon of the card is for as long, made from the printed one. */
  weapon(printed: Weapon): Weapon;
}
