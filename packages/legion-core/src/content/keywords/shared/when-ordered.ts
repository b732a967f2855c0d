import type { Cause } from "../../../state/events.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { must } from "../../../state/hooks/words.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/** Tokens that a unit gains whenever it is issued an order, wherever that comes from: so many, or as many as the value. */
export function whenOrdered(token: TokenKind, count: "value" | number, cause: Cause): Part {
  return must(
    "order-issued",
    (_, { unit }, about) => about === unit,
    (work, { unit, value }) => gainTokens(work, unit, token, count === "value" ? value : count, cause),
  );
}
