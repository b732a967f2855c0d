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
import { actionsStage as cinematicActions } from "../cinematic/attack/actions.ts";
import { afterStage, notedRoll, overStage } from "../cinematic/attack/after.ts";
import { preventStage } from "../cinematic/attack/prevent.ts";
import { rerollStage } from "../cinematic/attack/reroll.ts";
import { noStage } from "../stages.ts";

/** One side's attack, as the box's combats have it. */
export function attackKind(box: Box): Kind<"attack"> {
  return box.cinematic ? cinematicAttack(box) : baseAttack(box);
}

/** An attack: dice, combat actions, assigning, blocking, units to the faction sheet (reb.attack-steps.order). */
function baseAttack(box: Box): Kind<"attack"> {
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
    reroll: noStage("reroll"),
    prevent: noStage("prevent"),
    after: noStage("after"),
    end: attackEndStage(),
  });
}

/**
 * A cinematic attack: dice, combat actions, hits prevented, assigning, cards that act then; no card is played in it and nothing
 * is blocked or destroyed (rote.cinematic.no-blocking).
 */
function cinematicAttack(box: Box): Kind<"attack"> {
  return stagedKind<Play, GameWork, AttackFrame>({
    pool: poolStage(box),
    set: setStage(),
    roll: notedRoll(rollStage()),
    actions: cinematicActions(box),
    reroll: rerollStage(box),
    ring: ringStage(),
    recolor: recolorStage(box, "prevent"),
    prevent: preventStage(),
    assign: assignStage(box, ["after", "after"]),
    after: afterStage(),
    end: overStage(),
    card: noStage("card"),
    block: noStage("block"),
    discard: noStage("discard"),
    unblock: noStage("unblock"),
  });
}
