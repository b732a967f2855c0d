import type { AdvancedTacticStep } from "../language/language.ts";

/**
 * Estimates how much damage a step of an advanced tactic card deals or prevents. A prevented hit counts a little more
 * than half, since it may not be rolled.
 */
export function stepWorth(step: AdvancedTacticStep): number {
  switch (step.op) {
    case "deal-damage":
      return step.amount;
    case "destroy-unit":
      return 2;
    case "prevent-hits":
      return 0.6 * (step.red + step.black) + 0.4 * step.direct;
    case "remove-damage":
    case "redirect-damage":
      return 0.6 * step.most;
    case "gain-unit":
    case "cancel":
    case "another-card":
      return 1;
    case "bar-next-card":
      return 0.8;
    default:
      return 0.2;
  }
}
