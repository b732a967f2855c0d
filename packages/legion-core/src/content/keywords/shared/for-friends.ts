import type { RuleId } from "../../../rules/ids.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { cardAction, on } from "../../../state/hooks/words.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { alliesAt } from "../../../units/near.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/** Creates a card action with which up to X friendly units at range 2 gain a token each. */
export function forFriends(id: string, rule: RuleId, token: TokenKind): readonly Part[] {
  return [
    cardAction(
      id,
      () => true,
      (work, { unit, value }) => askUnits(work, id, unit, value),
    ),
    on("choice", {
      rule,
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) => unchosen(alliesAt(look, unit, 2), chosen),
      take(work, _bearer, chosen) {
        for (const unit of chosen) gainTokens(work, unit, token, 1, { rule, cause: id });
      },
    }),
  ];
}
