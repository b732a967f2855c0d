import { at } from "@sw/tabletop";
import { captivesAt, leadersAt, poolOf } from "../../leaders/leaders.ts";
import { hasToSpare } from "../../leaders/reserve.ts";
import { allIconsShown, type Icons, iconsShown } from "../../leaders/skills.ts";
import type { LeaderIndex, PlaceIndex, TheaterIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { ADMIRAL, chairOf, IMPERIAL, REBEL } from "../../state/seats.ts";

/** The Imperial leader pool, ascending. */
export function imperialPool({ box, state }: Look): readonly LeaderIndex[] {
  return poolOf({ box, state }, chairOf(state.config, IMPERIAL, ADMIRAL));
}

/** Icons as comparisons count them: a minor one is half of one (solo.def.minor-skill-half). */
function worth({ full, minor }: Icons): number {
  return full + minor / 2;
}

/** Icons of a skill that a leader shows, for comparing. */
export function iconsOfSkill({ box, state }: Look, leader: LeaderIndex, skill: number): number {
  return worth(iconsShown({ box, state }, [leader], skill));
}

/** All skill icons of a leader (solo.def.skill-score). */
export function skillScore({ box, state }: Look, leader: LeaderIndex): number {
  return worth(allIconsShown({ box, state }, [leader]));
}

/** How many skills a leader shows icons of, minor ones too (solo.def.most-capable-attempt). */
export function kindsOfSkill(look: Look, leader: LeaderIndex): number {
  return at(look.box.leaders, leader).skills.filter((_, skill) => iconsOfSkill(look, leader, skill) > 0).length;
}

/** Both tactic values of a leader together (solo.def.tactic-score). */
export function tacticScore({ box }: Look, leader: LeaderIndex): number {
  const [space, ground] = at(box.leaders, leader).tactics ?? [0, 0];
  return space + ground;
}

/** Tactic value of a leader in a theater. */
export function tacticValue({ box }: Look, leader: LeaderIndex, theater: TheaterIndex): number {
  return at(box.leaders, leader).tactics?.[theater] ?? 0;
}

/**
 * Icons of a skill of Imperial leaders at a place above those of Rebel leaders there, captives aside unless they count too
 * (solo.def.favourable-skill); without a skill all icons.
 */
export function favour(look: Look, place: PlaceIndex, skill: number | null, captives = false): number {
  const icons = (leader: LeaderIndex): number =>
    skill === null ? skillScore(look, leader) : iconsOfSkill(look, leader, skill);
  const sum = (leaders: readonly LeaderIndex[]): number => leaders.reduce((total, leader) => total + icons(leader), 0);
  const held = captives ? captivesAt(look, place) : [];
  return sum(leadersAt(look, place, IMPERIAL)) - sum(leadersAt(look, place, REBEL)) - sum(held);
}

/** True if the Empire has more leaders in its pool than missions left to turn up (solo.command.oppose.condition). */
export function hasLeadersToSpare({ box, state }: Look): boolean {
  return hasToSpare({ box, state }, chairOf(state.config, IMPERIAL, ADMIRAL));
}
