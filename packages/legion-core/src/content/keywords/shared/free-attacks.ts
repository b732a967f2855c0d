import { nearest } from "@sw/tabletop";
import { attacksLeft, hasAttackedInTurn } from "../../../attack/attack-actions.ts";
import { hasDefender } from "../../../attack/declaring.ts";
import { performingActions, startAttack } from "../../../rounds/performing.ts";
import type { RuleId } from "../../../rules/ids.ts";
import type { AttackKind } from "../../../state/frames.ts";
import { type UnitIndex, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { GameWork } from "../../../state/work.ts";
import { attacksAndWithdraws } from "../../../table/unit-types.ts";
import { profileOf } from "../../../units/profiles.ts";

/**
 * Whether a unit may perform a free attack action now: in the Perform Actions step of its own activation
 * (leg.actions.free-action-window), as its one attack action (leg.attack.one-attack-action), and with a possible
 * defender.
 */
export function mayAttackFreely(look: Look, unit: UnitIndex, only: number | null, kind: AttackKind | null): boolean {
  const activation = performingActions(look.state, unit);
  if (activation === undefined) return false;
  const { type } = profileOf(look, unit);
  const shutOut = attacksAndWithdraws(type) ? ["standby"] : ["standby", "withdraw"];
  if (attacksLeft(look, activation) <= 0 || shutOut.some((id) => activation.done.includes(id))) return false;
  return hasDefender(look, { attacker: unit, only, with: kind, pools: [] });
}

/**
 * Whether a unit may perform a free attack action now, for effects that also let it attack outside its own activation:
 * there too it performs only one attack action in a turn (leg.attack.one-attack-action).
 */
export function mayAttackAnytime(look: Look, unit: UnitIndex): boolean {
  if (nearest(look.state, "activation")?.unit === unit) return mayAttackFreely(look, unit, null, null);
  if (hasAttackedInTurn(look.state, unit)) return false;
  return hasDefender(look, { attacker: unit, only: null, with: null, pools: [] });
}

/**
 * Performs a free attack action granted by a keyword. `only` and `kind` limit it to one defender and one kind of
 * attack; null means no limit.
 */
export function freeAttack(
  work: GameWork,
  unit: UnitIndex,
  cause: string,
  rule: RuleId,
  only: number | null,
  kind: AttackKind | null,
): void {
  const id = unitId(work.state, unit);
  work.emit({ type: "action-performed", unit: id, action: "attack", free: true, rule, cause });
  startAttack(work, unit, cause, only, kind);
}
