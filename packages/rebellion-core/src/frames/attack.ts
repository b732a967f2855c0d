import type { Box } from "../box.ts";
import { actionsStage } from "../combat/actions.ts";
import { assignStage } from "../combat/assign.ts";
import { blockStage } from "../combat/block.ts";
import { cardStage } from "../combat/card.ts";
import { attackEndStage } from "../combat/destroy.ts";
import { recolorStage } from "../combat/recolor.ts";
import { ringStage } from "../combat/ring.ts";
import { poolStage, rollStage, setStage } from "../combat/roll.ts";
import { stagedKind } from "../combat/stages.ts";
import { discardStage, unblockStage } from "../combat/unblock.ts";
import type { Kind } from "./kinds.ts";

/** An attack: dice, combat actions, assigning, blocking, units to the faction sheet (reb.attack-steps.order). */
export function attackKind(box: Box): Kind<"attack"> {
  return stagedKind<"attack">({
    pool: poolStage(box),
    set: setStage(),
    roll: rollStage(),
    actions: actionsStage(box),
    card: cardStage(box),
    ring: ringStage(),
    recolor: recolorStage(box),
    assign: assignStage(box),
    block: blockStage(box),
    discard: discardStage(box),
    unblock: unblockStage(box),
    end: attackEndStage(),
  });
}
