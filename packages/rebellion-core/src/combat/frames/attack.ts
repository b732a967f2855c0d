import { stagedKind } from "@sw/tabletop";
import type { Box } from "../../state/box.ts";
import type { AttackFrame } from "../../state/frames.ts";
import type { Kind, Play } from "../../state/kinds.ts";
import type { GameWork } from "../../state/work.ts";
import { actionsStage } from "../attack/actions.ts";
import { assignStage } from "../attack/assign.ts";
import { blockStage } from "../attack/block.ts";
import { cardStage } from "../attack/card.ts";
import { attackEndStage } from "../attack/destroy.ts";
import { recolorStage } from "../attack/recolor.ts";
import { ringStage } from "../attack/ring.ts";
import { poolStage, rollStage, setStage } from "../attack/roll.ts";
import { discardStage, unblockStage } from "../attack/unblock.ts";

/** An attack: dice, combat actions, assigning, blocking, units to the faction sheet (reb.attack-steps.order). */
export function attackKind(box: Box): Kind<"attack"> {
  return stagedKind<Play, GameWork, AttackFrame>({
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
