import { finiteKind, subjectsIn, type Violation } from "@sw/tabletop";
import type { Action } from "../../state/actions.ts";
import { nameIn } from "../../state/box.ts";
import { codeOf } from "../../state/codes.ts";
import type { TurnStartFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import { askTurnStart, gainForceBonus, gainShipResources, revealBase } from "../turn.ts";

const RULE = "dbg.turn-start.new-base";

/**
 * The frame kind of the start of a turn: a new base if there is none, the Force bonus, the ships' resources, then
 * abilities.
 */
export const turnStartKind: Kind<"turn-start"> = finiteKind(
  {
    run(work, frame) {
      if (frame.stage > 0) {
        work.enter({ kind: "actions" });
        gainForceBonus(work);
        gainShipResources(work);
        askTurnStart(work);
        return false;
      }
      const { base, bases } = work.state.sides[work.active];
      if (base === null && bases.length > 1) return true;
      work.setTop(frame, { kind: "turn-start", stage: 1 });
      if (base === null && bases[0] !== undefined) revealBase(work, bases[0]);
      return false;
    },
    question({ box, state }) {
      const context = { bases: state.sides[state.active].bases.map((code) => nameIn(box, code)) };
      return { seat: seatOf(state.active), kind: "new-base", rule: RULE, context };
    },
    options({ box, state }) {
      return state.sides[state.active].bases.map((code) => ({ type: "choose-base", subject: nameIn(box, code) }));
    },
    take(work, frame, action) {
      work.setTop(frame, { kind: "turn-start", stage: 1 });
      const code = action.type === "choose-base" ? codeOf(work.box.byId, action.subject) : undefined;
      if (code !== undefined) revealBase(work, code);
    },
  },
  refused,
);

function refused(_look: Look, _frame: TurnStartFrame, action: Action, options: readonly Action[]): Violation {
  if (action.type !== "choose-base") return notAsked(RULE, action, ["choose-base"]);
  return forbidden(RULE, "base-not-in-deck", { base: action.subject, bases: subjectsIn(options) });
}
