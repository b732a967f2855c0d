import { at, finiteKind, subjectsOf, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { GameBox } from "../../state/box.ts";
import { miniatureId, miniatureOfId, unitId } from "../../state/ids.ts";
import type { Kind } from "../../state/kinds.ts";
import { seatOf } from "../../state/seats.ts";
import { makeLeader, successors } from "../../units/wounds/casualties.ts";

const LEAD: RuleId = "leg.wounds.new-leader";

/** A new leader being chosen, at once. */
export function leaderKind(box: GameBox): Kind<"leader"> {
  return finiteKind(
    {
      run(work, frame) {
        const { unit } = frame;
        const [first, ...others] = successors(work, unit);
        if (others.length > 0) return true;
        work.pop(frame);
        if (first !== undefined) makeLeader(work, unit, first);
        return false;
      },
      question(state, { unit }) {
        const { owner } = at(state.units, unit);
        return { seat: seatOf(owner), kind: "leader", rule: LEAD, context: { unit: unitId(state, unit) } };
      },
      options(state, { unit }) {
        return successors({ box, state }, unit).map(
          (place): Action => ({ type: "lead", subject: miniatureId(state, unit, place) }),
        );
      },
      take(work, frame, action) {
        const { unit } = frame;
        const found = action.type === "lead" ? miniatureOfId(work.state, action.subject) : undefined;
        work.pop(frame);
        if (found !== undefined) makeLeader(work, unit, found[1]);
      },
    },
    (_state, _frame, _action, options) => violation(LEAD, "not-a-successor", { miniatures: subjectsOf(options) }),
  );
}
