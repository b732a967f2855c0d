import { at } from "@sw/tabletop";
import { openWindow } from "../../cards/windows.ts";
import { basePlace, isCaptured, servesSide } from "../../leaders/leaders.ts";
import type { LeaderIndex } from "../../state/codes.ts";
import type { MissionFrame } from "../../state/frames.ts";
import { opponentOf, REBEL, sideOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";

/**
 * Handles leaders rescued since the last call, and returns whether there were any. Asks which assigned leaders go
 * along, unless the rescue only followed from something else (reb.faq.indirect-rescue-no-companions). Then the other
 * side may respond.
 */
export function answerRescue(work: GameWork, frame: MissionFrame): boolean {
  if (frame.rescue === "none") return false;
  work.change(frame, { rescue: "none" });
  const leaders = freeAssigned(work, frame);
  if (leaders.length === 0) return true;
  const { chair, system } = frame;
  if (frame.rescue === "consequence") openWindow(work, "leader-rescued", opponentOf(sideOf(chair)), system);
  else {
    const going = basePlace(work) === system ? [] : leaders;
    work.push({ kind: "rescue", chair, system, stage: "companions", leaders: going, companions: [] });
  }
  return true;
}

/** Lists the assigned leaders of the Rebel side that are free and still in the mission's system. */
function freeAssigned({ box, state }: GameWork, { leaders, system }: MissionFrame): readonly LeaderIndex[] {
  return leaders.filter((leader) => {
    const own = at(state.leaders, leader);
    return own.at === system && servesSide({ box, state }, leader) === REBEL && !isCaptured(box, own);
  });
}
