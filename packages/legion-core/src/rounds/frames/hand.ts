import { finiteKind, subjectsOf, violation } from "@sw/tabletop";
import { usableCards, useFromHand } from "../../cards/commands/hands.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { GameBox } from "../../state/box.ts";
import { commandOf } from "../../state/box.ts";
import { unitId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import { seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";

const USE: RuleId = "leg.cards.command-use";

/** Whether a player uses a command card from the hand. Asked of whoever may hold one, so that the question tells nothing. */
export function handKind(box: GameBox): Kind<"hand"> {
  const usable = (state: State, { player, moment, about }: FrameOf<"hand">): readonly string[] =>
    usableCards({ box, state }, player, moment, about).map((card) => commandOf(box, card).id);
  return finiteKind(
    {
      run: () => true,
      question(state, { player, moment, about }) {
        const context = { moment, about: about === null ? null : unitId(state, about) };
        return { seat: seatOf(player), kind: "hand", rule: USE, context };
      },
      options(state, frame) {
        const cards = usable(state, frame).map((subject): Action => ({ type: "choose-command", subject }));
        return [...cards, { type: "pass" }];
      },
      take(work, frame, action) {
        work.pop(frame);
        if (action.type === "choose-command") useFromHand(work, frame.player, action.subject, frame.about);
      },
    },
    (_state, _frame, _action, options) => violation(USE, "not-usable-now", { cards: subjectsOf(options) }),
  );
}
