import type { Frame, FrameKind } from "@sw/tabletop";
import { discardKind } from "../cards/frames/discard.ts";
import { objectiveKind } from "../cards/frames/objective.ts";
import { windowKind } from "../cards/frames/window.ts";
import { attackKind } from "../combat/frames/attack.ts";
import { battleKind } from "../combat/frames/battle.ts";
import { combatKind } from "../combat/frames/combat.ts";
import { recoverKind } from "../combat/frames/recover.ts";
import { tacticKind } from "../combat/frames/tactic.ts";
import { buildKind } from "../construction/frames/build.ts";
import { deployKind } from "../construction/frames/deploy.ts";
import { effectKind } from "../effects/frames/effect.ts";
import { overflowKind } from "../galaxy/frames/overflow.ts";
import { poolLimitKind } from "../leaders/frames/pool-limit.ts";
import { missionKind } from "../missions/frames/mission.ts";
import { rescueKind } from "../missions/frames/rescue.ts";
import { rollKind } from "../missions/frames/roll.ts";
import { roundCardKind } from "../missions/frames/round-card.ts";
import { activationKind } from "../movement/frames/activation.ts";
import { moveKind } from "../movement/frames/move.ts";
import { recruitKind } from "../recruitment/frames/recruit.ts";
import { assignmentKind } from "../rounds/frames/assignment.ts";
import { commandKind } from "../rounds/frames/command.ts";
import { refreshKind } from "../rounds/frames/refresh.ts";
import { setupKind } from "../setup/frames/setup.ts";
import type { Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import type { GameWork } from "../state/work.ts";

/** Any kind of frame of this game. */
export type AnyKind = FrameKind<Play, GameWork, Frame, Look>;

/** All kinds of frames, by name. */
export const KINDS: Readonly<Record<string, AnyKind>> = {
  setup: setupKind,
  activation: activationKind,
  move: moveKind,
  refresh: refreshKind,
  discard: discardKind,
  recruit: recruitKind,
  build: buildKind,
  deploy: deployKind,
  assignment: assignmentKind,
  command: commandKind,
  mission: missionKind,
  rescue: rescueKind,
  roll: rollKind,
  window: windowKind,
  combat: combatKind,
  attack: attackKind,
  battle: battleKind,
  tactic: tacticKind,
  recover: recoverKind,
  objective: objectiveKind,
  effect: effectKind,
  overflow: overflowKind,
  "pool-limit": poolLimitKind,
  "round-card": roundCardKind,
};
