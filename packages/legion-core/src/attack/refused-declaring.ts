import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { type Action, actionKey } from "../state/actions.ts";
import type { AttackFrame } from "../state/frames.ts";
import { unitOfId } from "../state/ids.ts";
import type { FrameOf } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { defenderFault } from "./eligible.ts";
import { drawnTo } from "./spared.ts";
import { weaponFault } from "./weapon-fault.ts";

type Top = FrameOf<"attack">;

/** The rule that asks in each step. */
export const ASKING: Readonly<Record<AttackFrame["step"], RuleId>> = {
  declare: "leg.defender.choose-enemy",
  weapons: "leg.pool.one-weapon-each",
  additional: "leg.pool.additional-defender",
  resolve: "leg.roll-attack.choose-pool",
  over: "leg.attack.action-ends",
  past: "leg.attack.action-ends",
};

/** Why an action is none of the options while weapons, defenders and pools of an attack are declared. */
export function refusedDeclaring(look: Look, frame: Top, action: Action, options: readonly Action[]): Violation {
  const asked = action.type === "declare" ? unitOfId(look.state, action.subject) : undefined;
  const isDeclaring = frame.step === "declare" || frame.step === "additional";
  const exact = asked === undefined || !isDeclaring ? undefined : defenderFault(look, frame, asked);
  if (exact !== undefined) return exact;
  const pool = frame.step === "weapons" ? frame.pools[frame.pools.length - 1] : undefined;
  const weapon =
    action.type === "add-weapon" && pool !== undefined ? weaponFault(look, frame, pool, action) : undefined;
  if (weapon !== undefined) return weapon;
  const rule = action.type === "done" ? "leg.pool.at-least-one" : ASKING[frame.step];
  const drawn = drawnRule(look, frame, action);
  return violation(drawn ?? rule, "not-an-option", { step: frame.step, options: options.map(actionKey) });
}

/** The rule by which the defender of the first pool draws all weapons to it, where an action is about weapons and defenders. */
function drawnRule(look: Look, { step, attacker, pools: [first] }: Top, action: Action): RuleId | undefined {
  if (first === undefined || step === "resolve" || (action.type === "done" && first.weapons.length === 0))
    return undefined;
  return drawnTo(look, attacker, first.defender)?.weapons;
}
