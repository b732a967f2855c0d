import { nearest } from "@sw/tabletop";
import type { Cause } from "../../../state/events.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { must } from "../../../state/hooks/words.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/** The moves that are not standard moves (leg.move.non-standard). */
const NON_STANDARD: readonly string[] = ["climb", "pivot"];

/** Creates the effect that the unit gains as many tokens as the value for a standard move that is part of an action. */
export function afterStandardMove(token: TokenKind, cause: Cause): Part<"moving"> {
  return must(
    "moving",
    ({ state }, { unit }, about) => {
      const move = nearest(state, "move");
      if (about !== unit || move?.unit !== unit || move.made === null) return false;
      return move.reason !== "effect" && !NON_STANDARD.includes(move.made);
    },
    (work, { unit, value }) => gainTokens(work, unit, token, value, cause),
  );
}
