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
import type { Box } from "../state/box.ts";
import type { Play } from "../state/kinds.ts";
import type { GameWork } from "../state/work.ts";

/** Any frame kind of this game. */
export type AnyKind = FrameKind<Play, GameWork, Frame>;

/** Every kind of frame by its name. */
export function kindsFor(box: Box): Readonly<Record<string, AnyKind>> {
  return {
    setup: setupKind(box),
    activation: activationKind(),
    move: moveKind(box),
    refresh: refreshKind(),
    discard: discardKind(box),
    recruit: recruitKind(box),
    build: buildKind(box),
    deploy: deployKind(box),
    assignment: assignmentKind(box),
    command: commandKind(box),
    mission: missionKind(box),
    rescue: rescueKind(box),
    roll: rollKind(box),
    window: windowKind(box),
    combat: combatKind(box),
    attack: attackKind(box),
    battle: battleKind(box),
    tactic: tacticKind(box),
    recover: recoverKind(box),
    objective: objectiveKind(box),
    effect: effectKind(box),
    overflow: overflowKind(box),
    "pool-limit": poolLimitKind(box),
    "round-card": roundCardKind(box),
  };
}
