import type { Violation } from "@sw/tabletop";
import type { Action } from "../actions.ts";
import { countDie, keysShown, pickDie, pickedDie } from "../frames/die-offers.ts";
import { forbidden, type Kind, notAsked } from "../frames/kinds.ts";
import type { AttackFrame } from "../frames/types.ts";
import { rerollDie } from "../rings.ts";
import type { RuleId } from "../rules/ids.ts";
import { seatAt } from "../seats.ts";
import { contextOf } from "./actions.ts";
import { battleChair } from "./sides.ts";

const RULE: RuleId = "reb.faq.ring-results-first";

/** The ring that rerolls one die (Master Yoda): which one. Options: `pick-die` by what the dice show. */
export function ringStage(): Kind<"attack"> {
  return {
    run: () => true,
    question(state, frame) {
      const seat = seatAt(state.config, battleChair(state, frame.side, frame.theater));
      return { seat, kind: "reroll-die", rule: RULE, context: contextOf(frame) };
    },
    options: (_state, { dice }) => keysShown(dice).map(pickDie),
    check: (_state, frame, action) => check(frame, action),
    take(work, frame, action) {
      const dice = rerollDie(work, frame.side, frame.dice, pickedDie(action), "attack");
      work.setTop({ ...frame, stage: "actions", dice });
    },
  };
}

function check({ dice }: AttackFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type !== "pick-die") return notAsked(RULE, action, ["pick-die"]);
  const key = pickedDie(action);
  if (key >= 0 && countDie(dice, key) > 0) return undefined;
  return forbidden(RULE, "no-such-die", { die: action.die, face: action.face });
}
