import type { Box } from "../box.ts";
import { seatName } from "../seats.ts";
import { takeAction } from "../turn-actions.ts";
import { checkAction } from "../turn-checks.ts";
import { lister } from "../turn-options.ts";
import type { Kind } from "./kinds.ts";

/** The turn itself: any actions, in any order, any number of times (dbg.turn.any-order). */
export function actionsKind(box: Box): Kind<"actions"> {
  const options = lister(box);
  return {
    run: () => true,
    question: (state) => ({
      seat: seatName(state.active),
      kind: "actions",
      rule: "dbg.turn.actions",
      context: { turn: state.turn, resources: state.resources },
    }),
    options: (state) => options(state),
    check: (state, _frame, action) => checkAction(box, state, action),
    take: (work, _frame, action) => takeAction(work, action),
  };
}
