import type { Box } from "../box.ts";
import { addLeaderStage } from "../combat/add-leader.ts";
import { firstAttackStage, roundStage, secondAttackStage } from "../combat/battle.ts";
import { cardsStage } from "../combat/cards.ts";
import { battleEndStage } from "../combat/destroy.ts";
import { noteDestruction } from "../combat/destruction.ts";
import { drawStage } from "../combat/draw.ts";
import { endStage, overStage } from "../combat/end.ts";
import { nextStage } from "../combat/next.ts";
import { plansRolledStage, plansStage } from "../combat/plans.ts";
import { retreatedStage, retreatStage } from "../combat/retreat.ts";
import { stagedKind } from "../combat/stages.ts";
import type { Kind } from "./kinds.ts";

/**
 * A combat from its first step to its end (reb.combat.step-order): leaders are added, start-of-combat cards used, tactic
 * cards drawn; then rounds of space battle, ground battle, retreat and the question of another round. Whenever units
 * have been destroyed, objectives that this fulfils come first.
 */
export function combatKind(box: Box): Kind<"combat"> {
  const stages = stagedKind<"combat">({
    "add-leader": addLeaderStage(box),
    "cards-first": cardsStage("first"),
    "cards-second": cardsStage("second"),
    draw: drawStage(box),
    round: roundStage(box),
    "space-first": firstAttackStage(box, 0),
    "space-second": secondAttackStage(0),
    "space-end": battleEndStage(box, 0),
    plans: plansStage(box),
    "plans-rolled": plansRolledStage(box),
    "ground-first": firstAttackStage(box, 1),
    "ground-second": secondAttackStage(1),
    "ground-end": battleEndStage(box, 1),
    retreat: retreatStage(box),
    retreated: retreatedStage(box),
    next: nextStage(box),
    end: endStage(box),
    over: overStage(box),
  });
  return {
    ...stages,
    run: (work, frame) => !noteDestruction(work, frame) && stages.run(work, frame),
  };
}
