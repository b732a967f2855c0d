import { at, finiteKind, subjectsIn, type Violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { miniatureId, miniatureOfId, type UnitIndex, unitId } from "../../state/ids.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import { seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { makeLeader, successors } from "../../units/wounds/casualties.ts";

const LEAD: RuleId = "leg.wounds.new-leader";

/** The immediate choice of a new leader. */
export const leaderKind: Kind<"leader"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const { unit } = frame;
      const [first, ...others] = successors(work, unit);
      if (others.length > 0) return true;
      work.pop(frame);
      if (first !== undefined) makeLeader(work, unit, first);
      return false;
    },
    question({ state }, { unit }) {
      const { owner } = at(state.units, unit);
      return { seat: seatOf(owner), kind: "leader", rule: LEAD, context: { unit: unitId(state, unit) } };
    },
    options(look, { unit }) {
      return successors(look, unit).map(
        (place): Action => ({ type: "lead", subject: miniatureId(look.state, unit, place) }),
      );
    },
    take(work, frame, action) {
      const { unit } = frame;
      const found = action.type === "lead" ? miniatureOfId(work.state, action.subject) : undefined;
      work.pop(frame);
      if (found !== undefined) makeLeader(work, unit, found[1]);
    },
  },
  ({ state }, { unit }, action, options) => refused(state, unit, action, options),
);

/**
 * Explains why a miniature cannot become the leader: it is in another unit, defeated, or may lead only if no other
 * miniature can.
 */
function refused(state: State, unit: UnitIndex, action: Action, options: readonly Action[]): Violation<RuleId> {
  if (action.type !== "lead") return notAsked(LEAD, action, ["lead"]);
  const miniature = action.subject;
  const found = miniatureOfId(state, miniature);
  const named = { miniature, unit: unitId(state, unit), miniatures: subjectsIn(options) };
  if (found?.[0] !== unit) return forbidden(LEAD, "not-of-the-unit", named);
  const { status } = at(at(state.units, unit).miniatures, found[1]);
  return status === "defeated"
    ? forbidden(LEAD, "miniature-defeated", named)
    : forbidden("leg.kw.noncombatant.leader", "leads-after-others", named);
}
