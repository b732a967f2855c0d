import type { Box } from "../../state/box.ts";
import type { Kind } from "../../state/kinds.ts";
import { seatName } from "../../state/seats.ts";
import { takeAction } from "../actions.ts";
import { checkAction } from "../checks.ts";
import { lister } from "../options.ts";

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
