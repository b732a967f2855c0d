import { stagedKind } from "@sw/tabletop";
import type { Box } from "../../state/box.ts";
import type { BattleFrame } from "../../state/frames.ts";
import type { Kind, Play } from "../../state/kinds.ts";
import type { GameWork } from "../../state/work.ts";
import { combatOf } from "../attack/attack.ts";
import { attacksStage, discardStage, endStage } from "../cinematic/stages/attacks.ts";
import { chooseStage, revealStage } from "../cinematic/stages/choose.ts";
import { recoverStage } from "../cinematic/stages/recover.ts";
import { cancelStage, casualtiesStage, resolveStage } from "../cinematic/stages/resolve.ts";
import { noteDestruction } from "../destruction.ts";

/**
 * One round of battle with advanced tactic cards: cards are taken back, chosen in secret, turned up and resolved, then both sides
 * attack, then units are destroyed and the cards discarded. Whenever units have been destroyed, objectives that this fulfils
 * come first.
 */
export function battleKind(box: Box): Kind<"battle"> {
  const stages = stagedKind<Play, GameWork, BattleFrame>({
    recover: recoverStage(box),
    choose: chooseStage(box),
    reveal: revealStage(),
    cancel: cancelStage(box),
    resolve: resolveStage(),
    casualties: casualtiesStage(),
    attacks: attacksStage(box),
    end: endStage(box),
    discard: discardStage(box),
  });
  return {
    ...stages,
    run: (work, frame) => !noteDestruction(work, combatOf(work.state)) && stages.run(work, frame),
  };
}
