import { at } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { tokenId, unitId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, seatOf } from "../../state/seats.ts";
import type { Point3 } from "../../table/vectors.ts";
import { putDown } from "../assets.ts";
import { dropFault, dropSpots, isDropSpot, lastDropSpot } from "../spots.ts";

const DROP: RuleId = "leg.objective.drop-placement";

/** Assets that a unit dropped. Its opponent places them one by one (leg.objective.drop-placement). */
export const dropKind: Kind<"drop"> = {
  run(work, frame) {
    if (frame.tokens.length > 0) return true;
    work.pop(frame);
    return false;
  },
  question({ state }, { unit, tokens }) {
    const seat = seatOf(opponentOf(at(state.units, unit).owner));
    const context = { unit: unitId(state, unit), tokens: tokens.map((token) => tokenId(state, token)) };
    return { seat, kind: "drop", rule: DROP, space: "sampled", context };
  },
  options(look, frame, density = 1) {
    const subject = tokenId(look.state, at(frame.tokens, 0));
    return spotsFor(look, frame, density).map((to): Action => ({ type: "place-token", subject, to }));
  },
  check(look, frame, action) {
    const token = tokenId(look.state, at(frame.tokens, 0));
    if (action.type !== "place-token" || action.subject !== token) return forbidden(DROP, "not-that-token", { token });
    const fault = dropFault(look, frame.unit, token, action.to);
    const spots = fault === undefined ? [] : spotsFor(look, frame, 1);
    if (fault === undefined || spots.some((to) => isSame(to, action.to))) return undefined;
    const isFar = spots.every((to) => !isDropSpot(look, frame.unit, to));
    return isFar ? forbidden("leg.objective.place-later-conflict", "nearest-spot-alone", { token }) : fault;
  },
  take(work, frame, action) {
    if (action.type !== "place-token") return;
    const [token = 0, ...tokens] = frame.tokens;
    work.change(frame, { tokens });
    putDown(work, token, action.to);
  },
};

/**
 * Lists spots at half-range. If a finer search finds none, returns the nearest one beyond
 * (leg.objective.place-later-conflict).
 */
function spotsFor(look: Look, { unit }: FrameOf<"drop">, density: number): readonly Point3[] {
  const some = dropSpots(look, unit, density);
  if (some.length > 0) return some;
  const last = lastDropSpot(look, unit);
  return last === undefined ? [] : [last];
}

function isSame(one: Point3, other: Point3): boolean {
  return one.x === other.x && one.y === other.y && one.z === other.z;
}
