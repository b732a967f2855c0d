import { stagedKind } from "@sw/tabletop";
import type { Box } from "../../state/box.ts";
import { GROUND, SPACE } from "../../state/codes.ts";
import type { CombatFrame } from "../../state/frames.ts";
import type { Kind, Play } from "../../state/kinds.ts";
import type { GameWork } from "../../state/work.ts";
import { addLeaderStage } from "../add-leader.ts";
import { battleEndStage } from "../attack/destroy.ts";
import { firstAttackStage, roundStage, secondAttackStage } from "../battle.ts";
import { battleStage, cinematicNextStage, cinematicRound, roundEndStage, takeDecksStage } from "../cinematic/round.ts";
import { noteDestruction } from "../destruction.ts";
import { drawStage } from "../draw.ts";
import { endStage, overStage } from "../end.ts";
import { nextStage } from "../next.ts";
import { plansRolledStage, plansStage } from "../plans.ts";
import { retreatedStage, retreatStage } from "../retreat.ts";
import { noStage } from "../stages.ts";
import { cardsStage } from "../start-cards.ts";

/**
 * A combat from its first step to its end (reb.combat.step-order): leaders are added, start-of-combat cards used, tactic
 * cards drawn; then rounds of space battle, ground battle, retreat and the question of another round. Whenever units
 * have been destroyed, objectives that this fulfils come first.
 */
export function combatKind(box: Box): Kind<"combat"> {
  const stages = stagedKind<Play, GameWork, CombatFrame>({
    "add-leader": addLeaderStage(box),
    "cards-first": cardsStage("first"),
    "cards-second": cardsStage("second"),
    plans: plansStage(box),
    "plans-rolled": plansRolledStage(box),
    retreated: retreatedStage(box),
    end: endStage(),
    over: overStage(box),
    ...(box.cinematic ? cinematicRounds(box) : baseRounds(box)),
  });
  return {
    ...stages,
    run: (work, frame) => !noteDestruction(work, frame) && stages.run(work, frame),
  };
}

function baseRounds(box: Box) {
  return {
    draw: drawStage(),
    round: roundStage(box),
    "space-first": firstAttackStage(box, SPACE),
    "space-second": secondAttackStage(SPACE),
    "space-end": battleEndStage(SPACE),
    "ground-first": firstAttackStage(box, GROUND),
    "ground-second": secondAttackStage(GROUND),
    "ground-end": battleEndStage(GROUND),
    retreat: retreatStage(box),
    "round-end": noStage<"combat">("round-end"),
    next: nextStage(box),
  } as const;
}

/** A round of battle is a frame of its own (rote.cinematic.one-battle-of-each). */
function cinematicRounds(box: Box) {
  return {
    draw: takeDecksStage(),
    round: cinematicRound(roundStage(box)),
    "space-first": battleStage(box, SPACE),
    "space-second": noStage<"combat">("space-second"),
    "space-end": noStage<"combat">("space-end"),
    "ground-first": battleStage(box, GROUND),
    "ground-second": noStage<"combat">("ground-second"),
    "ground-end": noStage<"combat">("ground-end"),
    retreat: retreatStage(box, "round-end"),
    "round-end": roundEndStage(box),
    next: cinematicNextStage(box),
  } as const;
}
