import { at } from "@sw/tabletop";
import { captivesAt, leadersAt, poolOf } from "../../leaders/leaders.ts";
import { hasToSpare } from "../../leaders/reserve.ts";
import { iconsOfSkill, skillScore } from "../../leaders/scores.ts";
import type { LeaderIndex, PlaceIndex, TheaterIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { ADMIRAL, chairOf, IMPERIAL, REBEL } from "../../state/seats.ts";

/** Lists the leaders in the Imperial leader pool, in ascending order. */
export function imperialPool({ box, state }: Look): readonly LeaderIndex[] {
  return poolOf({ box, state }, chairOf(state.config, IMPERIAL, ADMIRAL));
}

/** Whether a leader is in the Rebel leader pool. */
export function hasRebelPool(look: Look): boolean {
  return poolOf(look, chairOf(look.state.config, REBEL, ADMIRAL)).length > 0;
}

/** Returns how many skills a leader has icons of, including minor icons (solo.def.most-capable-attempt). */
export function kindsOfSkill(look: Look, leader: LeaderIndex): number {
  return at(look.box.leaders, leader).skills.filter((_, skill) => iconsOfSkill(look, leader, skill) > 0).length;
}

/** Returns the tactic value of a leader in a theater. */
export function tacticValue({ box }: Look, leader: LeaderIndex, theater: TheaterIndex): number {
  return at(box.leaders, leader).tactics?.[theater] ?? 0;
}

/**
 * Returns the skill icons of Imperial leaders at a place minus those of Rebel leaders there
 * (solo.def.favourable-skill). With `skill` null, all icons count. With `captives`, captured leaders count as Rebel
 * leaders. Defaults to not counting them.
 */
export function favour(look: Look, place: PlaceIndex, skill: number | null, captives = false): number {
  const icons = (leader: LeaderIndex): number =>
    skill === null ? skillScore(look, leader) : iconsOfSkill(look, leader, skill);
  const sum = (leaders: readonly LeaderIndex[]): number => leaders.reduce((total, leader) => total + icons(leader), 0);
  const held = captives ? captivesAt(look, place) : [];
  return sum(leadersAt(look, place, IMPERIAL)) - sum(leadersAt(look, place, REBEL)) - sum(held);
}

/** Whether the Empire has more leaders in its pool than missions left to reveal (solo.command.oppose.condition). */
export function hasLeadersToSpare({ box, state }: Look): boolean {
  return hasToSpare({ box, state }, chairOf(state.config, IMPERIAL, ADMIRAL));
}
