import { stagedKind } from "@sw/tabletop";
import type { MissionFrame } from "../../state/frames.ts";
import type { Kind, Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { answersStage, blankStage, rerollStage } from "./answers.ts";
import { chooseStage } from "./choose.ts";
import { captiveStage, combatStage, missionEndStage, missionRingStage } from "./end.ts";
import { beforeRollStage, missionRollStage, opposeStage, rollEnemyStage } from "./oppose.ts";
import { afterStage, effectStage, missionDiscardStage, resultStage } from "./result.ts";

/**
 * A mission that has been revealed, with its stages in the order of the procedure (reb.mission.reveal-step-order). Each
 * stage documents its options.
 */
export const missionKind: Kind<"mission"> = /* @__PURE__ */ stagedKind<Play, GameWork, MissionFrame, Look>({
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
});
