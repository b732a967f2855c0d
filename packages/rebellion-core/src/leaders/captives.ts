import { at } from "@sw/tabletop";
import type { LeaderIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { bearerOf, ringAbility } from "./leaders.ts";
import { skillScore, tacticScore } from "./scores.ts";

/**
 * Whether the Empire of a solo game gains by capturing the leader although that rescues the leader captured before: the
 * new one has the higher skill score, or the higher tactic score if both are as skilled, or the Bounty ring
 * (solo.golden.rule, reb.captured.second-capture).
 */
export function isWorthCapturing(look: Look, leader: LeaderIndex): boolean {
  const captive = bearerOf(look, "captured");
  if (captive === undefined) return true;
  if (ringAbility(look.box, at(look.state.leaders, leader)) === "bounty") return true;
  const more = skillScore(look, leader) - skillScore(look, captive);
  return more === 0 ? tacticScore(look, leader) > tacticScore(look, captive) : more > 0;
}
