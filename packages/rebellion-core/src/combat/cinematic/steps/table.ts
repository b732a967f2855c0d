import type { AdvancedTacticStep } from "../../../language/language.ts";
import { anotherCard } from "./another.ts";
import { dealDamage } from "./damage.ts";
import { destroyUnit } from "./destroy.ts";
import { afterRetreating, captureAtTheEnd, confrontLeader } from "./leaders.ts";
import { attackSecond, barNextCard, barSpecials, cancel, gainUnit, preventHits } from "./plain.ts";
import { redirectDamage } from "./redirect.ts";
import { removeOwnDamage } from "./remove.ts";
import { retreatNow } from "./retreat.ts";
import type { TacticStepKind } from "./step.ts";

type Op = AdvancedTacticStep["op"];

/** The handlers of all steps of advanced tactic cards, by `op`. */
const STEPS: { readonly [Word in Op]: TacticStepKind<Extract<AdvancedTacticStep, { op: Word }>> } = {
  "deal-damage": dealDamage,
  "destroy-unit": destroyUnit,
  "prevent-hits": preventHits,
  "remove-damage": removeOwnDamage,
  "redirect-damage": redirectDamage,
  "gain-unit": gainUnit,
  cancel,
  "another-card": anotherCard,
  "attack-second": attackSecond,
  "bar-next-card": barNextCard,
  "bar-specials": barSpecials,
  "retreat-now": retreatNow,
  "capture-at-the-end": captureAtTheEnd,
  "after-retreating": afterRetreating,
  confront: confrontLeader,
};

/** Returns the handler of a step. */
export function stepKind<Step extends AdvancedTacticStep>(step: Step): TacticStepKind<Step> {
  const found: TacticStepKind<never> = STEPS[step.op];
  return found as TacticStepKind<Step>;
}
