import { at } from "@sw/tabletop";
import type { LeaderIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { allIconsShown, type Icons, iconsShown } from "./skills.ts";

/** Returns the number of icons for comparisons. A minor icon counts half (solo.def.minor-skill-half). */
function worth({ full, minor }: Icons): number {
  return full + minor / 2;
}

/** Returns the number of icons of a skill that a leader shows, for comparisons. */
export function iconsOfSkill({ box, state }: Look, leader: LeaderIndex, skill: number): number {
  return worth(iconsShown({ box, state }, [leader], skill));
}

/** Returns the number of all skill icons of a leader (solo.def.skill-score). */
export function skillScore({ box, state }: Look, leader: LeaderIndex): number {
  return worth(allIconsShown({ box, state }, [leader]));
}

/** Returns the sum of both tactic values of a leader (solo.def.tactic-score). */
export function tacticScore({ box }: Look, leader: LeaderIndex): number {
  const [space, ground] = at(box.leaders, leader).tactics ?? [0, 0];
  return space + ground;
}
