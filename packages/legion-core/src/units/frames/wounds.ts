import { at, finiteKind, nearest, subjectsIn, type Violation } from "@sw/tabletop";
import { checkLastStanding } from "../../mission/outcome.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { miniatureId, miniatureOfId, type UnitIndex, unitId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { happens } from "../parts.ts";
import { statusOf } from "../positions.ts";
import { profileOf } from "../profiles.ts";
import { readUnit } from "../reading.ts";
import {
  afterLosses,
  checkResilience,
  endurance,
  woundable,
  woundMiniature,
  woundsLeft,
} from "../wounds/casualties.ts";

const ASSIGN: RuleId = "leg.wounds.assign";
const FIRST: RuleId = "leg.wounds.most-wounded-first";

/** An assignment of wounds to miniatures, one at a time. */
export const woundsKind: Kind<"wounds"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const options = frame.left === 0 || woundsLeft(work, frame.unit) === 0 ? [] : woundable(work, frame.unit);
      const [only] = options;
      if (options.length > 1) return true;
      if (only === undefined) finish(work, frame);
      else assign(work, frame, only);
      return false;
    },
    question({ state }, { unit, left, because }) {
      const { owner } = at(state.units, unit);
      const context = { unit: unitId(state, unit), wounds: left, because: because.rule };
      return { seat: seatOf(owner), kind: "wounds", rule: ASSIGN, context };
    },
    options(look, { unit }) {
      return woundable(look, unit).map(
        (place): Action => ({ type: "wound", subject: miniatureId(look.state, unit, place) }),
      );
    },
    take(work, frame, action) {
      const found = action.type === "wound" ? miniatureOfId(work.state, action.subject) : undefined;
      if (found !== undefined) assign(work, frame, found[1]);
    },
  },
  (look, { unit }, action, options) => refused(look, unit, action, options),
);

/**
 * Returns why wounds cannot go to a miniature: it is in another unit, defeated, a leader who must be last, or others
 * are wounded.
 */
function refused(look: Look, unit: UnitIndex, action: Action, options: readonly Action[]): Violation<RuleId> {
  if (action.type !== "wound") return notAsked(ASSIGN, action, ["wound"]);
  const miniature = action.subject;
  const found = miniatureOfId(look.state, miniature);
  const named = { miniature, unit: unitId(look.state, unit), miniatures: subjectsIn(options) };
  if (found?.[0] !== unit) return forbidden(ASSIGN, "not-of-the-unit", named);
  const [, place] = found;
  const { leader, miniatures } = at(look.state.units, unit);
  if (at(miniatures, place).status === "defeated") return forbidden(ASSIGN, "miniature-defeated", named);
  return place === leader
    ? forbidden("leg.wounds.leader-last", "leader-wounded-last", named)
    : forbidden(FIRST, "others-wounded-first", named);
}

/**
 * Assigns wounds to the miniature until it is defeated or none are left (leg.wounds.assign, leg.wounds.continue), or
 * only one if a counterpart may take each.
 */
function assign(work: GameWork, frame: FrameOf<"wounds">, place: number): void {
  const { unit, left } = frame;
  const { counterpart } = profileOf(work, unit).fielded;
  const wounds = counterpart === undefined ? Math.min(left, endurance(work, unit, place)) : 1;
  work.change(frame, { left: left - wounds });
  woundMiniature(work, unit, place, wounds, frame);
}

/**
 * Ends the assignment. Outside the attacks of units it checks the vehicle's resilience and handles lost miniatures at
 * once; attacks do so later. Then it runs effects of the wounds.
 */
function finish(work: GameWork, frame: FrameOf<"wounds">): void {
  const { unit, by, lost } = frame;
  work.pop(frame);
  if (by === null) checkResilience(work, unit);
  checkLastStanding(work);
  if (lost === true) losing(work, unit);
  if (statusOf(at(work.state.units, unit)) === "defeated") return;
  happens(work, readUnit(work, unit), "suffers");
}

/** Handles the losses of a unit now or, if a token attacks, after that attack is resolved. */
function losing(work: GameWork, unit: UnitIndex): void {
  const pool = nearest(work.state, "pool");
  if (pool?.from === undefined) return afterLosses(work, unit);
  const { bereft = [] } = pool;
  if (!bereft.includes(unit)) work.changeNearest("pool", () => ({ bereft: [...bereft, unit] }));
}
