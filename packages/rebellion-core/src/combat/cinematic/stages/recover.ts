import { at } from "@sw/tabletop";
import { countAbility } from "../../../forces/forces.ts";
import { GROUND } from "../../../state/codes.ts";
import { combatOf } from "../../attack/attack.ts";
import type { QuietStage } from "../../stages.ts";
import { sideInTurn } from "../battle.ts";
import { pushRecovery } from "../recovery.ts";

/**
 * Takes a ground card back from the discards for each Shield Generator of a side, before cards are chosen
 * (rote.cinematic.generator-takes-back).
 */
export const recoverStage: QuietStage<"battle"> = {
  run(work, frame) {
    const { theater, turn } = frame;
    if (turn === 2 || theater !== GROUND) {
      work.change(frame, { stage: "choose", turn: 0 });
      return false;
    }
    const combat = combatOf(work.state);
    const side = sideInTurn(combat, turn);
    work.change(frame, { turn: turn === 0 ? 1 : 2 });
    const { units } = at(work.state.places, combat.system);
    pushRecovery(work, side, theater, countAbility(work.box, units, side, "ground-tactic-each-battle"), {
      cause: null,
    });
    return false;
  },
};
