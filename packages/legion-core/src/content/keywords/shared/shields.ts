import type { RuleId } from "../../../rules/ids.ts";
import type { Moment } from "../../../state/hooks/moments.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { on } from "../../../state/hooks/words.ts";
import { asks, onlyItself } from "../../../units/choosing.ts";
import { hasTokens, unitTokens } from "../../../units/conditions.ts";
import { gainTokens, loseTokens } from "../../../units/unit-tokens.ts";

/**
 * Creates the effect that flips up to X inactive shields of the unit at a moment that is about the unit or about no
 * unit.
 */
export function flipping(id: string, rule: RuleId, moment: Moment): readonly Part[] {
  return [
    asks(
      id,
      moment,
      ({ state }, unit, about) => (about ?? unit) === unit && unitTokens(state, unit, "inactive-shield") > 0,
    ),
    on("choice", {
      rule,
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) =>
        onlyItself(look, unit).filter((one) => hasTokens(look, one, "inactive-shield", chosen.length)),
      take(work, { unit }, chosen) {
        loseTokens(work, unit, "inactive-shield", chosen.length, { rule, cause: id });
        if (chosen.length > 0) gainTokens(work, unit, "shield", chosen.length, { rule, cause: id });
      },
    }),
  ];
}
