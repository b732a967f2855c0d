import type { Box, CardOf } from "../state/box.ts";
import type { LeaderIndex } from "../state/codes.ts";
import { answersTo } from "./leaders.ts";

/**
 * Whether the leader pictured on a mission is assigned to it (reb.mission.portrait-bonus-assigned-only,
 * reb.leader.luke-jedi).
 */
export function hasPortrait(box: Box, card: CardOf<"mission">, leaders: readonly LeaderIndex[]): boolean {
  const { portrait } = card.entry;
  return portrait !== null && leaders.some((leader) => answersTo(box, leader, portrait));
}
