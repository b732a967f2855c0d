import { finiteKind } from "@sw/tabletop";
import { battleChair } from "../../forces/sides.ts";
import { whyRefused } from "../../leaders/offering.ts";
import type { RuleId } from "../../rules/ids.ts";
import { cardId, cardNamed } from "../../state/box.ts";
import { NO_CARD, SPACE } from "../../state/codes.ts";
import type { RecoverFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import { seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { discardsOf, takeBack } from "../cinematic/decks.ts";

/**
 * A side takes cards back from its discards, one at a time. Options: `take-card` in the order of the discards. Skipped
 * if all discards return.
 */
export const recoverKind: Kind<"recover"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const { side, theater, left } = frame;
      const discards = discardsOf(work.state, side, theater);
      if (left > 0 && discards.length > left) return true;
      work.pop(frame);
      if (left > 0) for (const card of discards) back(work, frame, card);
      return false;
    },
    question({ box, state }, frame) {
      const { side, theater, left, card } = frame;
      const context = {
        cause: card === NO_CARD ? null : cardId(box, card),
        theater: theater === SPACE ? "space" : "ground",
        left,
      } as const;
      const seat = seatAt(state.config, battleChair(state, side, theater));
      return { seat, kind: "take-back-tactic", rule: ruleOf(frame), context };
    },
    options: ({ box, state }, { side, theater }) =>
      discardsOf(state, side, theater).map((card) => ({ type: "take-card", subject: cardId(box, card) })),
    take(work, frame, action) {
      if (action.type !== "take-card") return;
      work.change(frame, { left: frame.left - 1 });
      back(work, frame, cardNamed(work.box, action.subject));
    },
  },
  whyRefused((_look, frame) => ruleOf(frame)),
);

function ruleOf({ card }: RecoverFrame): RuleId {
  return card === NO_CARD ? "rote.cinematic.generator-takes-back" : "rote.cinematic.draws-take-back";
}

function back(work: GameWork, frame: RecoverFrame, card: number): void {
  const cause = frame.card === NO_CARD ? null : work.cause(frame.card);
  takeBack(work, frame.side, frame.theater, card, { rule: ruleOf(frame), cause });
}
