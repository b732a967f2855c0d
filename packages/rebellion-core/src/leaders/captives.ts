import { at } from "@sw/tabletop";
import type { LeaderIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { bearerOf, ringAbility } from "./leaders.ts";
import { allIconsShown } from "./skills.ts";

/**
 * Whether the Empire of a solo game gains by capturing the leader although that rescues the leader captured before: the
 * new one has the higher skill score, or the higher tactic score if both are as skilled, or the Bounty ring
 * (solo.golden.rule, reb.captured.second-capture).
 */
export function isWorthCapturing(look: Look, leader: LeaderIndex): boolean {
  const captive = bearerOf(look, "captured");
  if (captive === undefined) return true;
  if (ringAbility(look.box, at(look.state.leaders, leader)) === "bounty") return true;
  const [skill, tactics] = scoresOf(look, leader);
  const [heldSkill, heldTactics] = scoresOf(look, captive);
  return skill === heldSkill ? tactics > heldTactics : skill > heldSkill;
}

/** Returns the skill score, in which a minor icon counts half, and the tactic score (solo.def.minor-skill-half). */
function scoresOf(look: Look, leader: LeaderIndex): readonly [skill: number, tactics: number] {
  const { full, minor } = allIconsShown(look, [leader]);
  const [space, ground] = at(look.box.leaders, leader).tactics ?? [0, 0];
  return [full + minor / 2, space + ground];
}
