import { at } from "@sw/tabletop";
import { openWindow } from "../../cards/windows.ts";
import { basePlace, isCaptured, servesSide } from "../../leaders/leaders.ts";
import type { LeaderIndex } from "../../state/codes.ts";
import type { MissionFrame } from "../../state/frames.ts";
import { opponentOf, REBEL, sideOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";

/**
 * If leaders were rescued since this was last looked at: asks which assigned leaders go along, unless the rescue only
 * followed from other things (reb.faq.indirect-rescue-no-companions), and lets the other side answer. True if so.
 */
export function answerRescue(work: GameWork, frame: MissionFrame): boolean {
  if (frame.rescue === "none") return false;
  work.change(frame, { rescue: "none" });
  const leaders = freeAssigned(work, frame);
  if (leaders.length === 0 || sideOf(frame.chair) !== REBEL) return true;
  const { chair, system } = frame;
  if (frame.rescue === "consequence") openWindow(work, "leader-rescued", opponentOf(sideOf(chair)), system);
  else {
    const going = basePlace(work) === system ? [] : leaders;
    work.push({ kind: "rescue", chair, system, stage: "companions", leaders: going, companions: [] });
  }
  return true;
}

/** Assigned leaders of the Rebel side still in the mission's system and free. */
function freeAssigned({ box, state }: GameWork, { leaders, system }: MissionFrame): readonly LeaderIndex[] {
  return leaders.filter((leader) => {
    const own = at(state.leaders, leader);
    return own.at === system && servesSide({ box, state }, leader) === REBEL && !isCaptured(box, own);
  });
}
