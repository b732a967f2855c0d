import { ringAbility } from "../leaders/leaders.ts";
import type { LeaderIndex } from "../state/codes.ts";
import type { GameWork } from "../state/work.ts";
import { changeReputation } from "../tracks/tracks.ts";

/** A leader is about to be captured: with the Bounty ring on him the Rebels lose reputation (rote.card.bounty). */
export function claimBounty(work: GameWork, leader: LeaderIndex): void {
  const { box, state } = work;
  const own = state.leaders[leader];
  if (own === undefined || own.ring === null || ringAbility(box, own) !== "bounty") return;
  changeReputation(work, -1, { rule: "rote.card.bounty", cause: null });
}
