import { at } from "@sw/tabletop";
import { captivesAt, leadersAt, poolOf } from "../../leaders/leaders.ts";
import { hasToSpare } from "../../leaders/reserve.ts";
import { allIconsShown, type Icons, iconsShown } from "../../leaders/skills.ts";
import type { LeaderIndex, PlaceIndex, TheaterIndex } from "../../state/codes.ts";
import { ADMIRAL, chairOf, IMPERIAL, REBEL } from "../../state/seats.ts";
import type { Board } from "./board.ts";

/** The Imperial leader pool, ascending. */
export function imperialPool({ box, state }: Board): readonly LeaderIndex[] {
  return poolOf({ box, state }, chairOf(state.config, IMPERIAL, ADMIRAL));
}

/** Icons as comparisons count them: a minor one is half of one (solo.def.minor-skill-half). */
function worth({ full, minor }: Icons): number {
  return full + minor / 2;
}

/** Icons of a skill that a leader shows, for comparing. */
export function iconsOfSkill({ box, state }: Board, leader: LeaderIndex, skill: number): number {
  return worth(iconsShown({ box, state }, [leader], skill));
}

/** All skill icons of a leader (solo.def.skill-score). */
export function skillScore({ box, state }: Board, leader: LeaderIndex): number {
  return worth(allIconsShown({ box, state }, [leader]));
}

/** How many skills a leader shows icons of, minor ones too (solo.def.most-capable-attempt). */
export function kindsOfSkill(board: Board, leader: LeaderIndex): number {
  return at(board.box.leaders, leader).skills.filter((_, skill) => iconsOfSkill(board, leader, skill) > 0).length;
}

/** Both tactic values of a leader together (solo.def.tactic-score). */
export function tacticScore({ box }: Board, leader: LeaderIndex): number {
  const [space, ground] = at(box.leaders, leader).tactics ?? [0, 0];
  return space + ground;
}

/** Tactic value of a leader in a theater. */
export function tacticValue({ box }: Board, leader: LeaderIndex, theater: TheaterIndex): number {
  return at(box.leaders, leader).tactics?.[theater] ?? 0;
}

/**
 * Icons of a skill of Imperial leaders at a place above those of Rebel leaders there, captives aside unless they count too
 * (solo.def.favourable-skill); without a skill all icons.
 */
export function favour(board: Board, place: PlaceIndex, skill: number | null, captives = false): number {
  const icons = (leader: LeaderIndex): number =>
    skill === null ? skillScore(board, leader) : iconsOfSkill(board, leader, skill);
  const sum = (leaders: readonly LeaderIndex[]): number => leaders.reduce((total, leader) => total + icons(leader), 0);
  const held = captives ? captivesAt(board, place) : [];
  return sum(leadersAt(board, place, IMPERIAL)) - sum(leadersAt(board, place, REBEL)) - sum(held);
}

/** True if the Empire has more leaders in its pool than missions left to turn up (solo.command.oppose.condition). */
export function hasLeadersToSpare({ box, state }: Board): boolean {
  return hasToSpare({ box, state }, chairOf(state.config, IMPERIAL, ADMIRAL));
}
