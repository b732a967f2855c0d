import { finiteKind, subjectsOf, violation } from "@sw/tabletop";
import { handRule, mayHoldOne, mustUse, usableCards, useFromHand } from "../../cards/commands/hands.ts";
import type { Action } from "../../state/actions.ts";
import type { GameBox } from "../../state/box.ts";
import { commandOf } from "../../state/box.ts";
import { unitId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import { seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";

/**
 * Whether a player uses a command card from the hand, or divulges one, then another. Asked of whoever may hold one, so that the
 * question tells nothing.
 */
export function handKind(box: GameBox): Kind<"hand"> {
  const usable = (state: State, { player, moment, about }: FrameOf<"hand">): readonly number[] =>
    usableCards({ box, state }, player, moment, about);
  return finiteKind(
    {
      run(work, frame) {
        if (mayHoldOne(work, frame.player, frame.moment, frame.about)) return true;
        work.pop(frame);
        return false;
      },
      question(state, { player, moment, about }) {
        const context = { moment, about: about === null ? null : unitId(state, about) };
        return { seat: seatOf(player), kind: "hand", rule: handRule(moment), context };
      },
      options(state, frame) {
        const cards = usable(state, frame);
        const uses = cards.map((card): Action => ({ type: "choose-command", subject: commandOf(box, card).id }));
        return mustUse({ box, state }, cards) ? uses : [...uses, { type: "pass" }];
      },
      take(work, frame, action) {
        // Cards are divulged one after the other (leg.kw.divulge.several), others used one at a moment.
        if (action.type !== "choose-command" || handRule(frame.moment) !== "leg.kw.divulge") work.pop(frame);
        if (action.type === "choose-command")
          useFromHand(work, frame.player, action.subject, frame.moment, frame.about);
      },
    },
    (_state, { moment }, _action, options) =>
      violation(handRule(moment), "not-usable-now", { cards: subjectsOf(options) }),
  );
}
