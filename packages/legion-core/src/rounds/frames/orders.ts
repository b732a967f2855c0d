import { at, finiteKind, type Json } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { commandId } from "../../state/box.ts";
import type { CommandCard } from "../../state/hooks/command-card.ts";
import { type UnitIndex, unitId, unitOfId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { whyNotChosen } from "../../units/why-not.ts";
import { issueOrder, orderable, ordersLeft } from "../orders.ts";

const ISSUE: RuleId = "leg.command.issue-all";

/**
 * The frame in which a commander issues the orders of the card, as many as possible (leg.command.issue-all,
 * leg.command.issue-excess-lost).
 */
export const ordersKind: Kind<"orders"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const [only, ...others] = candidates(work, frame);
      if (only === undefined) work.pop(frame);
      else if (others.length === 0 && entryOf(work, frame)?.withheld === undefined) issue(work, frame, only);
      else return true;
      return false;
    },
    question({ state }, { side }) {
      const { nominated } = at(state.sides, side);
      const commander: Json = nominated === null ? null : unitId(state, nominated);
      return { seat: seatOf(side), kind: "orders", rule: ISSUE, context: { commander } };
    },
    options(look, frame) {
      const units = candidates(look, frame).map(
        (unit): Action => ({ type: "order", subject: unitId(look.state, unit) }),
      );
      return entryOf(look, frame)?.withheld === undefined ? units : [...units, { type: "done" }];
    },
    take(work, frame, action) {
      if (action.type === "done") return withhold(work, frame);
      const unit = action.type === "order" ? unitOfId(work.state, action.subject) : undefined;
      if (unit !== undefined) issue(work, frame, unit);
    },
    keeps(_look, { side }, seat, kind) {
      if (kind !== "orders" || seatOf(side) === seat) return undefined;
      return forbidden(ISSUE, "orders-of-the-other-side");
    },
  },
  (look, frame, action, options) =>
    whyNotChosen({
      look,
      rule: ISSUE,
      takes: "order",
      action,
      options,
      find: (told) => candidates(told, frame),
    }),
);

function candidates(look: Look, { side, issued }: FrameOf<"orders">): readonly number[] {
  return orderable(look, side, issued);
}

/** Returns the effects of the player's revealed card, or undefined. */
function entryOf({ box, state }: Look, { side }: FrameOf<"orders">): CommandCard | undefined {
  const { revealed } = state.sides[side];
  return revealed === null ? undefined : box.commands[commandId(box, revealed)];
}

/** Ends issuing orders early, because the card lets the commander withhold the remaining ones. */
function withhold(work: GameWork, frame: FrameOf<"orders">): void {
  work.pop(frame);
  entryOf(work, frame)?.withheld?.(work, frame.side, ordersLeft(work, frame.side, frame.issued));
}

function issue(work: GameWork, frame: FrameOf<"orders">, unit: UnitIndex): void {
  work.change(frame, { issued: [...frame.issued, unit] });
  const { revealed, nominated } = at(work.state.sides, frame.side);
  const cause = revealed === null ? null : commandId(work.box, revealed);
  issueOrder(work, unit, { rule: "leg.command.issue-token", cause }, nominated ?? undefined);
}
