import type { Screen } from "../../src/conformance/options.ts";
import type { ToyTypes } from "./game.ts";
import type { ToyAction } from "./state.ts";

/** The toy game on a screen, as far as the laws look at it. */
export const toyScreen: Screen<ToyTypes> = {
  question({ decision }) {
    if (decision === null) return "";
    return decision.yours ? `Your ${decision.kind}, ${decision.seat}?` : `Waiting for ${decision.seat}`;
  },
  heading: ({ type }) => type,
  label: (action) => labelOf(action),
  short: (action) => ("subject" in action ? action.subject : labelOf(action)),
};

function labelOf(action: ToyAction): string {
  if (action.type === "unpick") return `take back ${labelOf(action.pick)}`;
  return "subject" in action ? `${action.type} ${action.subject}` : action.type;
}
