import type { Weapon } from "../../catalogue/entries.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Range } from "../../table/range.ts";
import type { UnitType } from "../../table/unit-types.ts";
import type { AttackKind } from "../frames.ts";
import type { TokenKind } from "../tokens.ts";

/** Additional pools that a keyword allows. Each contains one weapon that is already in another pool. */
export interface AgainHook {
  /** Whether any weapon of the unit may be used again, or only a weapon that has the keyword itself. */
  readonly weapons: "all" | "own";
  readonly attack?: AttackKind;
  /** The maximum number of such pools in an attack. */
  readonly most: "value" | number;
  /** The maximum range between the next defender and the one declared last. Defaults to any. */
  readonly near?: Range;
  /** Whether the maximum range of the weapon is ignored. */
  readonly anyRange?: true;
}

/** Tokens that a unit gains, one for each point of the value, if it suffers wounds from a pool with the keyword. */
export interface WoundingHook {
  readonly token: TokenKind;
  /** The types of units that gain the tokens. Defaults to all. */
  readonly on?: readonly UnitType[];
  /** Whether the attacker's player pivots the unit first. It then gains one token, regardless of the value. */
  readonly pivots?: true;
  readonly rule: RuleId;
}

/**
 * The range that the ranged weapons of a unit gain, up to a limit. Weapons that already reach the limit do not change.
 */
export interface ReachHook {
  readonly adds: number;
  readonly upTo: number;
}

/** A temporary change of the weapons of an upgrade. */
export interface RearmsHook {
  readonly card: string;
  /** Returns the changed weapon, made from the printed one. */
  weapon(printed: Weapon): Weapon;
}
