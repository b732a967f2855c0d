import { stagedKind } from "@sw/tabletop";
import type { Box } from "../../state/box.ts";
import type { MissionFrame } from "../../state/frames.ts";
import type { Kind, Play } from "../../state/kinds.ts";
import type { GameWork } from "../../state/work.ts";
import { answersStage, blankStage, rerollStage } from "./answers.ts";
import { chooseStage } from "./choose.ts";
import { captiveStage, combatStage, missionEndStage, missionRingStage } from "./end.ts";
import { beforeRollStage, missionRollStage, opposeStage, rollEnemyStage } from "./oppose.ts";
import { afterStage, effectStage, missionDiscardStage, resultStage } from "./result.ts";
import { type AskingMissionStage, type MissionOffers, type MissionStage, missionOffers } from "./stage.ts";

/** Every stage, in the order of the procedure (reb.mission.reveal-step-order). */
const STAGES: Readonly<Record<MissionFrame["stage"], MissionStage | AskingMissionStage>> = {
  choose: chooseStage,
  oppose: opposeStage,
  "before-roll": beforeRollStage,
  roll: missionRollStage,
  "roll-enemy": rollEnemyStage,
  answers: answersStage,
  reroll: rerollStage,
  blank: blankStage,
  result: resultStage,
  effect: effectStage,
  after: afterStage,
  discard: missionDiscardStage,
  ring: missionRingStage,
  captive: captiveStage,
  combat: combatStage,
  end: missionEndStage,
};

/** A mission that has been revealed, step by step; options as each stage documents them. */
export function missionKind(box: Box): Kind<"mission"> {
  const offers = missionOffers(box);
  const staged = (stage: MissionStage | AskingMissionStage): MissionStage | Kind<"mission"> =>
    "take" in stage ? asKind(offers, stage) : stage;
  const stages = Object.entries(STAGES).map(([name, stage]) => [name, staged(stage)] as const);
  return stagedKind<Play, GameWork, MissionFrame>(
    Object.fromEntries(stages) as Record<MissionFrame["stage"], MissionStage | Kind<"mission">>,
  );
}

/** A stage that asks as a frame kind of its own, with the box of the game at hand. */
function asKind(offers: MissionOffers, stage: AskingMissionStage): Kind<"mission"> {
  const { box } = offers;
  return {
    run: (work, frame) => stage.run(work, frame),
    question: (state, frame) => stage.question({ box, state }, frame),
    options: (state, frame) => stage.options(offers, state, frame),
    check: (state, frame, action) => stage.check({ box, state }, frame, action),
    take: (work, frame, action) => stage.take(work, frame, action),
    keeps: (state, frame, seat, kind) => stage.keeps?.({ box, state }, frame, seat, kind),
  };
}
