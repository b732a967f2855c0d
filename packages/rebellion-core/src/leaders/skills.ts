import { at } from "@sw/tabletop";
import type { Box, CardOf } from "../state/box.ts";
import type { LeaderIndex } from "../state/codes.ts";
import { NO_SKILL } from "../state/codes.ts";

/** Icons of one skill that the leaders show together (reb.skill.use). */
export function iconsShown(box: Box, leaders: readonly LeaderIndex[], skill: number): number {
  let icons = 0;
  for (const leader of leaders) icons += at(at(box.leaders, leader).skills, skill);
  return icons;
}

/** Icons of every skill that the leaders show together. */
export function allIconsShown(box: Box, leaders: readonly LeaderIndex[]): number {
  let icons = 0;
  for (const leader of leaders) for (const count of at(box.leaders, leader).skills) icons += count;
  return icons;
}

/** True if the leaders together show the icons that a mission asks for (reb.mission.skill-requirement). */
export function meetsRequirement(box: Box, card: CardOf<"mission">, leaders: readonly LeaderIndex[]): boolean {
  return card.skill === NO_SKILL || iconsShown(box, leaders, card.skill) >= card.entry.icons;
}
