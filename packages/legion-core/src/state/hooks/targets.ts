import type { RuleId } from "../../rules/ids.ts";
import type { UnitIndex } from "../ids.ts";
import type { Look } from "../look.ts";
import type { GameWork } from "../work.ts";

/** A replacement for the unit's attack actions while a condition holds. */
export interface AttackInsteadHook {
  /** Whether attack actions of the unit are replaced now. */
  holds(look: Look, unit: UnitIndex): boolean;
  /** Whether there is a legal target for the replacement. */
  available(look: Look, unit: UnitIndex): boolean;
  /** Begins the attack as an attack action. */
  run(work: GameWork, unit: UnitIndex): void;
}

/** A requirement that an attacking enemy attack this unit, or another unit with the same requirement, if it can. */
export interface DrawHook {
  /** The rule that limits the choice of defender. */
  readonly rule: RuleId;
  /**
   * The rule that also requires a weapon of each of the attacker's miniatures that can use one. Defaults to no such
   * requirement.
   */
  readonly weapons?: RuleId;
  /** Whether the requirement applies to an attacker now. */
  binds(look: Look, unit: UnitIndex, attacker: UnitIndex): boolean;
}
