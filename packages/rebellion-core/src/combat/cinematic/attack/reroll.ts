import { finiteKind, withPicked } from "@sw/tabletop";
import { battleChair } from "../../../forces/sides.ts";
import { whyRefused } from "../../../leaders/offering.ts";
import { rerollDie } from "../../../leaders/rings.ts";
import type { RuleId } from "../../../rules/ids.ts";
import type { Action } from "../../../state/actions.ts";
import { NO_PICK } from "../../../state/codes.ts";
import { pickDie, pickedDie, rerollable, rerollRun } from "../../../state/die-offers.ts";
import type { AttackFrame, Dice } from "../../../state/frames.ts";
import type { Kind } from "../../../state/kinds.ts";
import { DONE } from "../../../state/offers.ts";
import { seatAt } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { contextOf } from "../../attack/actions.ts";
import { amendBattle, withSide } from "../battle.ts";

const RULE: RuleId = "rote.cinematic.reroll-by-tactic-value";

/**
 * The attacker picks the other dice to reroll with the first, each once, in any order; all are rolled together.
 * Options: `pick-die` by the face shown; `done`.
 */
export const rerollStage: Kind<"attack"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (frame.left > 0 && rerollable(frame, NO_PICK).length > 0) return true;
      reroll(work, frame);
      return false;
    },
    question({ state }, frame) {
      const seat = seatAt(state.config, battleChair(state, frame.side, frame.theater));
      return { seat, kind: "reroll-dice", rule: RULE, context: { ...contextOf(frame), left: frame.left } };
    },
    options(_look, frame) {
      const options: Action[] = rerollable(frame, frame.last).map(pickDie);
      options.push(DONE);
      return options;
    },
    // The first die, with which the reroll began, stays.
    picks: (_look, frame) => rerollRun(frame, 1),
    take(work, frame, action) {
      const key = pickedDie(action);
      if (key === NO_PICK) work.change(frame, { left: 0 });
      else
        work.change(frame, {
          left: frame.left - 1,
          last: Math.max(frame.last, key),
          picked: withPicked(frame.picked, key),
        });
    },
  },
  whyRefused(() => RULE),
);

function reroll(work: GameWork, frame: AttackFrame): void {
  let dice: Dice = frame.dice;
  for (const key of frame.picked) dice = rerollDie(work, frame.side, dice, key, "attack");
  work.change(frame, { stage: "actions", dice, left: 0, last: NO_PICK, picked: [] });
  amendBattle(work, ({ rerolled }) => ({ rerolled: withSide(rerolled, frame.side, true) }));
}
