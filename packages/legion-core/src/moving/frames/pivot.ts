import { at, expectOk } from "@sw/tabletop";
import type { Action } from "../../state/actions.ts";
import { miniatureOfId, unitId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import { makeMove } from "../../table/movement/move.ts";
import type { Allowance, Move } from "../../table/movement/moves.ts";
import { moveOptions } from "../../table/movement/options.ts";
import { sceneOf, statusOf } from "../../units/positions.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { allowanceOf, moveFrame, placeMiniatures } from "../moves.ts";

type PivotFrame = FrameOf<"pivot">;

/**
 * A pivot of a unit by another player. Such a pivot is not a move of the unit and starts no melee (leg.kw.tow-cable).
 */
export const pivotKind: Kind<"pivot"> = {
  run(work, frame) {
    const gone = statusOf(at(work.state.units, frame.unit)) !== "deployed";
    if (!gone && pivots(work, frame, 1).length > 0) return true;
    work.pop(frame);
    if (!gone) gainTokens(work, frame.unit, frame.token, frame.amount, frame);
    return false;
  },
  question({ state }, { unit, chooser, rule }) {
    const context = { unit: unitId(state, unit), reason: "effect", speed: null, optional: false } as const;
    return { seat: seatOf(chooser), kind: "move", rule, space: "sampled", context };
  },
  options: (look, frame, density = 1) => pivots(look, frame, density).map((move): Action => ({ type: "move", move })),
  check(look, frame, action) {
    const id = unitId(look.state, frame.unit);
    if (action.type !== "move" || action.move.type !== "pivot")
      return forbidden(frame.rule, "not-a-move", { unit: id });
    const made = makeMove(sceneOf(look), id, action.move, allowance(look, frame));
    return made.ok ? undefined : made.violation;
  },
  take(work, frame, action) {
    if (action.type !== "move") return;
    const { unit, token, amount, rule, cause } = frame;
    const turned = expectOk(makeMove(sceneOf(work), unitId(work.state, unit), action.move, allowance(work, frame)));
    const poses = turned.miniatures.flatMap(({ id, x, y, z, heading }) => {
      const own = miniatureOfId(work.state, id);
      return own === undefined ? [] : [{ miniature: own[1], x, y, z, heading }];
    });
    work.pop(frame);
    placeMiniatures(work, unit, poses, { rule, cause });
    gainTokens(work, unit, token, amount, { rule, cause });
  },
};

/** Returns the allowance of a pivot: only pivots, and no new contact. */
function allowance(look: Look, { unit }: PivotFrame): Allowance {
  return { ...allowanceOf(look, moveFrame(unit, "effect")), types: ["pivot"], melee: false };
}

function pivots(look: Look, frame: PivotFrame, density: number): readonly Move[] {
  const id = unitId(look.state, frame.unit);
  return moveOptions(sceneOf(look), id, allowance(look, frame), { density });
}
