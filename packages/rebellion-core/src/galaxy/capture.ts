import { at } from "@sw/tabletop";
import { attachRing, leaderId, rescueLeader, ringAbility, ringWith, spotId } from "../leaders/leaders.ts";
import type { LeaderIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { GameWork } from "../state/work.ts";
import { changeReputation } from "../tracks/tracks.ts";

/**
 * Captures a Rebel leader, which rescues one captured before (reb.captured.second-capture). If the leader has the
 * Bounty ring, the Rebels lose reputation (rote.card.bounty). The caller opens the windows that follow.
 */
export function captureLeader(work: GameWork, leader: LeaderIndex, cause: Cause): void {
  const { box, state } = work;
  if (ringAbility(box, at(state.leaders, leader)) === "bounty") {
    changeReputation(work, -1, { rule: "rote.card.bounty", cause: null });
  }
  const ring = ringWith(box, "captured");
  const earlier = state.leaders.findIndex((other) => other.ring === ring);
  if (earlier >= 0 && earlier !== leader)
    rescueLeader(work, earlier, { ...cause, rule: "reb.captured.second-capture" });
  attachRing(work, leader, ring, { ...cause, rule: "reb.captured.ring" });
  const own = work.leader(leader);
  own.detained = false;
  const names = { leader: leaderId(box, leader), at: spotId(box, own.at) };
  work.emit({ type: "leader-captured", ...names, ...cause });
}
