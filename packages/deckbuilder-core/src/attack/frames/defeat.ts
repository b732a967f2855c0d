import { finiteKind } from "@sw/tabletop";
import { kindIn, nameIn } from "../../state/box.ts";
import { NO_MARK } from "../../state/codes.ts";
import { beginEffect } from "../../state/effect-frame.ts";
import type { DefeatFrame } from "../../state/frames.ts";
import { type Kind, notAsked } from "../../state/kinds.ts";
import { cardOf, idOf } from "../../state/pieces.ts";
import { seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { askTriggers, triggeredByDefeat } from "../../triggers/triggers.ts";

const RULE = "dbg.hunt.reward-optional";

/**
 * The frame kind of a defeated row card: first its optional reward, then the abilities that the defeat triggers
 * (dbg.trigger.reward-first).
 */
export const defeatKind: Kind<"defeat"> = finiteKind(
  {
    run(work, frame) {
      if (frame.stage === "reward" && hasReward(work, frame)) return true;
      work.pop(frame);
      askTriggers(work, hunters(work, frame), NO_MARK);
      return false;
    },
    question({ box, state }, { target }) {
      return { seat: seatOf(state.active), kind: "reward", rule: RULE, context: { card: nameIn(box, target) } };
    },
    options: () => [{ type: "accept" }, { type: "decline" }],
    take(work, frame, action) {
      work.setTop(frame, { ...frame, stage: "triggers" });
      const seat = seatOf(work.active);
      const card = work.ref(frame.target);
      if (action.type === "decline") {
        work.emit({ type: "reward-declined", seat, card, rule: RULE, cause: null });
        return;
      }
      work.emit({ type: "reward-taken", seat, card, rule: "dbg.hunt.reward-last", cause: null });
      beginReward(work, frame);
    },
  },
  (_look, _frame, action) => notAsked(RULE, action, ["accept", "decline"]),
);

function hasReward(work: GameWork, frame: DefeatFrame): boolean {
  const { box } = work;
  return frame.permitted ? leaveGiver(work) !== null : kindIn(box, frame.target).reward !== null;
}

/** Returns the base that permitted the attack and gives the reward, or null if there is none. */
function leaveGiver(work: GameWork): number | null {
  const { base } = work.state.sides[work.active];
  return base !== null && kindIn(work.box, base.card).leave !== null ? base.card : null;
}

function beginReward(work: GameWork, { target, permitted }: DefeatFrame): void {
  const card = permitted ? leaveGiver(work) : target;
  if (card !== null) beginEffect(work, { card, part: "reward", target });
}

function hunters(work: GameWork, { attackers, target }: DefeatFrame): ReturnType<typeof triggeredByDefeat> {
  return work.state.sides[work.active].play
    .filter((piece) => attackers.includes(idOf(piece)))
    .flatMap((piece) => triggeredByDefeat(work.box, cardOf(piece), idOf(piece), target));
}
