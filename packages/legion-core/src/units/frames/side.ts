import { at, finiteKind } from "@sw/tabletop";
import type { CardSide } from "../../catalogue/entries.ts";
import type { Action } from "../../state/actions.ts";
import { unitId } from "../../state/ids.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import { seatOf } from "../../state/seats.ts";
import { chooseSide } from "../cards.ts";
import { statusOf } from "../positions.ts";
import { profileOf } from "../profiles.ts";

const SIDES: readonly CardSide[] = ["A", "B"];

/** A choice of the faceup side of a double-sided upgrade card (leg.upgrade.double-sided-choose). */
export const sideKind: Kind<"side"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (statusOf(at(work.state.units, frame.unit)) !== "defeated") return true;
      work.pop(frame);
      return false;
    },
    question(look, { unit, card, rule }) {
      const { upgrades } = profileOf(look, unit);
      const context = { unit: unitId(look.state, unit), card: at(upgrades, card).id };
      return { seat: seatOf(at(look.state.units, unit).owner), kind: "side", rule, context };
    },
    options: () => SIDES.map((side): Action => ({ type: "choose-option", subject: `side ${side}` })),
    take(work, frame, action) {
      const { unit, card, rule, cause } = frame;
      const side = asked(action);
      work.pop(frame);
      if (side !== undefined) chooseSide(work, unit, card, side, { rule, cause });
    },
  },
  (_look, { rule }, action) =>
    action.type === "choose-option"
      ? forbidden(rule, "not-a-side", { subject: action.subject, sides: [...SIDES] })
      : notAsked(rule, action, ["choose-option"]),
);

function asked(action: Action): CardSide | undefined {
  return action.type === "choose-option" ? SIDES.find((side) => action.subject === `side ${side}`) : undefined;
}
