import type { Box } from "../../state/box.ts";
import type { MissionFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import { answersStage, blankStage, rerollStage } from "./answers.ts";
import { chooseStage } from "./choose.ts";
import { captiveStage, combatStage, missionEndStage, missionRingStage } from "./end.ts";
import { beforeRollStage, missionRollStage, opposeStage, rollEnemyStage } from "./oppose.ts";
import { afterStage, effectStage, missionDiscardStage, resultStage } from "./result.ts";
import { type AskingMissionStage, type MissionStage, missionOffers } from "./stage.ts";

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
  return {
    run: (work, frame) => STAGES[frame.stage].run(work, frame),
    question: (state, frame) => asking(frame).question(box, state, frame),
    options: (state, frame) => asking(frame).options(offers, state, frame),
    check: (state, frame, action) => asking(frame).check(box, state, frame, action),
    take: (work, frame, action) => asking(frame).take(work, frame, action),
  };
}

function asking({ stage }: MissionFrame): AskingMissionStage {
  const found = STAGES[stage];
  if ("take" in found) return found;
  throw new RangeError(`nothing is asked in the stage ${stage} of a mission`);
}
