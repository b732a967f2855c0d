import { forbidden, type Kind, type Play } from "../../state/kinds.ts";
import { seatOf } from "../../state/seats.ts";
import { takeAction } from "../actions.ts";
import { checkAction } from "../checks.ts";
import { listActions } from "../options.ts";

/** Kinds of questions that only the active player is asked. */
const OF_THE_TURN: readonly Play["Asked"]["kind"][] = ["actions", "triggers", "reward", "assign-damage"];

/** The frame kind of the main part of a turn: any actions, in any order, any number of times (dbg.turn.any-order). */
export const actionsKind: Kind<"actions"> = {
  run: () => true,
  question: ({ state }) => ({
    seat: seatOf(state.active),
    kind: "actions",
    rule: "dbg.turn.actions",
    context: { turn: state.turn, resources: state.resources },
  }),
  options: listActions,
  check: (look, _frame, action) => checkAction(look, action),
  keeps({ state }, _frame, seat, kind) {
    const active = seatOf(state.active);
    if (seat === active || !OF_THE_TURN.includes(kind)) return undefined;
    return forbidden("dbg.turn.actions", "not-your-turn", { by: seat, decider: active });
  },
  take: (work, _frame, action) => takeAction(work, action),
};
