import type { Violation } from "@sw/tabletop";
import { battleChair } from "../../forces/sides.ts";
import { rerollDie } from "../../leaders/rings.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { countDie, keysShown, pickDie, pickedDie } from "../../state/die-offers.ts";
import type { AttackFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import { seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { contextOf } from "./actions.ts";

const RULE: RuleId = "reb.faq.ring-results-first";

/**
 * The attacker chooses the die that the ring (Master Yoda) rerolls. Options: `pick-die` by the face shown. Skipped if
 * all dice show the same.
 */
export const ringStage: Kind<"attack"> = {
  run(work, frame) {
    const [only, ...others] = keysShown(frame.dice);
    if (only === undefined || others.length > 0) return true;
    reroll(work, frame, only);
    return false;
  },
  question({ state }, frame) {
    const seat = seatAt(state.config, battleChair(state, frame.side, frame.theater));
    return { seat, kind: "reroll-die", rule: RULE, context: contextOf(frame) };
  },
  options: (_look, { dice }) => keysShown(dice).map(pickDie),
  check: (_look, frame, action) => check(frame, action),
  take(work, frame, action) {
    reroll(work, frame, pickedDie(action));
  },
};

function reroll(work: GameWork, frame: AttackFrame, key: number): void {
  const dice = rerollDie(work, frame.side, frame.dice, key, "attack");
  work.change(frame, { stage: "actions", dice });
}

function check({ dice }: AttackFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type !== "pick-die") return notAsked(RULE, action, ["pick-die"]);
  const key = pickedDie(action);
  if (key >= 0 && countDie(dice, key) > 0) return undefined;
  return forbidden(RULE, "no-such-die", { die: action.subject, face: action.face });
}
