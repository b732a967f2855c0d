import type { RuleId } from "../../rules/ids.ts";
import type { UnitIndex } from "../ids.ts";
import type { Look } from "../look.ts";
import type { GameWork } from "../work.ts";

/** What an attack action of its unit is, as long as that holds, in place of one attack of the usual kind. */
export interface AttackInsteadHook {
  /** Whether attack actions of the unit are that now. */
  holds(look: Look, unit: UnitIndex): boolean;
  /** Whether there is anybody to attack so. */
  available(look: Look, unit: UnitIndex): boolean;
  /** Begins the attack, as the attack action that it is. */
  run(work: GameWork, unit: UnitIndex): void;
}

/** An enemy that attacks must attack this unit, or another that draws it, if it can. */
export interface DrawHook {
  /** The rule that says whom it attacks. */
  readonly rule: RuleId;
  /** The rule by which it does so with a weapon of each of its miniatures that can use one, if it must. */
  readonly weapons?: RuleId;
  /** Whether an attacker is bound so now. */
  binds(look: Look, unit: UnitIndex, attacker: UnitIndex): boolean;
}
