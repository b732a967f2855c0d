import type { Frame, FrameKind } from "@sw/tabletop";
import type { Action } from "../actions.ts";
import type { Box } from "../box.ts";
import type { Seat } from "../seats.ts";
import type { State } from "../state.ts";
import type { GameWork } from "../work.ts";
import { activationKind } from "./activation.ts";
import { assignmentKind } from "./assignment.ts";
import { attackKind } from "./attack.ts";
import { buildKind } from "./build.ts";
import { combatKind } from "./combat.ts";
import { commandKind } from "./command.ts";
import { deployKind } from "./deploy.ts";
import { discardKind } from "./discard.ts";
import { effectKind } from "./effect.ts";
import { missionKind } from "./mission.ts";
import { moveKind } from "./move.ts";
import { objectiveKind } from "./objective.ts";
import { overflowKind } from "./overflow.ts";
import { recruitKind } from "./recruit.ts";
import { refreshKind } from "./refresh.ts";
import { rescueKind } from "./rescue.ts";
import { rollKind } from "./roll.ts";
import { setupKind } from "./setup.ts";
import { windowKind } from "./window.ts";

/** Any frame kind of this game. */
export type AnyKind = FrameKind<State, GameWork, Frame, Action, Seat>;

/** Every kind of frame by its name. */
export function kindsFor(box: Box): Readonly<Record<string, AnyKind>> {
  return {
    setup: setupKind(box),
    activation: activationKind(box),
    move: moveKind(box),
    refresh: refreshKind(box),
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
    objective: objectiveKind(box),
    effect: effectKind(box),
    overflow: overflowKind(box),
  };
}
