import { finiteKind, subjectsIn, type Violation } from "@sw/tabletop";
import { handRule, mayHoldOne, mustUse, usableCards, useFromHand, whyNotInHand } from "../../cards/commands/hands.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { commandId } from "../../state/box.ts";
import { unitId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import { notOffered, whyNotNamed } from "../../units/why-not.ts";

/**
 * Decides whether a player uses or divulges a command card from the hand, then another. Every player who may hold one
 * is asked, so that the question reveals nothing.
 */
export const handKind: Kind<"hand"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (mayHoldOne(work, frame.side, frame.moment, frame.about)) return true;
      work.pop(frame);
      return false;
    },
    question({ state }, { side, moment, about }) {
      const context = { moment, about: about === null ? null : unitId(state, about) };
      return { seat: seatOf(side), kind: "hand", rule: handRule(moment), context };
    },
    options(look, frame) {
      const cards = usable(look, frame);
      const uses = cards.map((card): Action => ({ type: "choose-command", subject: commandId(look.box, card) }));
      return mustUse(look, cards) ? uses : [...uses, { type: "pass" }];
    },
    take(work, frame, action) {
      // Cards are divulged one after the other (leg.kw.divulge.several), others used one at a moment.
      if (action.type !== "choose-command" || handRule(frame.moment) !== "leg.kw.divulge") work.pop(frame);
      if (action.type === "choose-command") useFromHand(work, frame.side, action.subject, frame.moment, frame.about);
    },
  },
  refused,
);

function usable(look: Look, { side, moment, about }: FrameOf<"hand">): readonly number[] {
  return usableCards(look, side, moment, about);
}

/** Explains why an action is not an option: no card has that name, it is not in the hand, or it cannot be used now. */
function refused(
  look: Pick<Look, "box" | "state">,
  frame: FrameOf<"hand">,
  action: Action,
  options: readonly Action[],
): Violation<RuleId> {
  const { side, moment, about } = frame;
  const rule = handRule(moment);
  if (action.type === "pass") return forbidden(rule, "must-divulge", { cards: subjectsIn(options) });
  if (action.type !== "choose-command") return notAsked(rule, action, ["choose-command", "pass"]);
  const strange = whyNotInHand(look, side, rule, action.subject);
  const find = (told: Look): readonly number[] => usableCards(told, side, moment, about);
  return strange ?? whyNotNamed(look, rule, action.subject, find) ?? notOffered(rule, options);
}
