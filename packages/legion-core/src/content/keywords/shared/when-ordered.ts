import type { Cause } from "../../../state/events.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { must } from "../../../state/hooks/words.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/**
 * Creates the effect that a unit gains tokens whenever it is issued an order, from any source. The number is fixed or
 * the value of the keyword.
 */
export function whenOrdered(token: TokenKind, count: "value" | number, cause: Cause): Part {
  return must(
    "order-issued",
    (_, { unit }, about) => about === unit,
    (work, { unit, value }) => gainTokens(work, unit, token, count === "value" ? value : count, cause),
  );
}
