import { at } from "@sw/tabletop";
import type { Box, CardOf } from "../state/box.ts";
import type { LeaderIndex } from "../state/codes.ts";

/** Icons that leaders show: full ones, each a red or black die in a mission, and minor ones, each a green die (rote.dice.minor-icon). */
export interface Icons {
  readonly full: number;
  readonly minor: number;
}

/** Icons of one skill that the leaders show together (reb.skill.use). */
export function iconsShown(box: Box, leaders: readonly LeaderIndex[], skill: number): Icons {
  let full = 0;
  let minor = 0;
  for (const index of leaders) {
    const leader = at(box.leaders, index);
    full += at(leader.skills, skill);
    minor += at(leader.minor, skill);
  }
  return { full, minor };
}

/** Icons of every skill that the leaders show together. */
export function allIconsShown(box: Box, leaders: readonly LeaderIndex[]): Icons {
  let full = 0;
  let minor = 0;
  for (const index of leaders) {
    const leader = at(box.leaders, index);
    for (const count of leader.skills) full += count;
    for (const count of leader.minor) minor += count;
  }
  return { full, minor };
}

/** Icons of a skill that count for a mission's requirement: each minor one counts as one (rote.leader.minor-skill). */
export function iconsFor(box: Box, leaders: readonly LeaderIndex[], skill: number): number {
  let icons = 0;
  for (const index of leaders) {
    const leader = at(box.leaders, index);
    icons += at(leader.skills, skill) + at(leader.minor, skill);
  }
  return icons;
}

/** True if the leaders together show the icons that a mission asks for (reb.mission.skill-requirement). */
export function meetsRequirement(box: Box, card: CardOf<"mission">, leaders: readonly LeaderIndex[]): boolean {
  return iconsFor(box, leaders, card.skill) >= card.entry.icons;
}
