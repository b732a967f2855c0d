import { at } from "@sw/tabletop";
import { SKILLS } from "../language/steps.ts";
import type { CardOf } from "../state/box.ts";
import type { LeaderIndex } from "../state/codes.ts";
import { NO_SKILL } from "../state/codes.ts";
import type { Look } from "../state/look.ts";

/**
 * The skill icons that leaders show. Each full icon is a red or black die in a mission, each minor one a green die
 * (rote.dice.minor-icon).
 */
export interface Icons {
  readonly full: number;
  readonly minor: number;
}

/** Counts the icons of one skill that the leaders show together (reb.skill.use). */
export function iconsShown(look: Look, leaders: readonly LeaderIndex[], skill: number): Icons {
  let full = 0;
  let minor = ringIcons(look, leaders, [skill]);
  for (const index of leaders) {
    const leader = at(look.box.leaders, index);
    full += at(leader.skills, skill);
    minor += at(leader.minor, skill);
  }
  return { full, minor };
}

/** Counts the icons of all skills that the leaders show together. */
export function allIconsShown(look: Look, leaders: readonly LeaderIndex[]): Icons {
  let full = 0;
  let minor = ringIcons(look, leaders, EVERY_SKILL);
  for (const index of leaders) {
    const leader = at(look.box.leaders, index);
    for (const count of leader.skills) full += count;
    for (const count of leader.minor) minor += count;
  }
  return { full, minor };
}

/**
 * Counts the icons of a skill towards a mission's requirement. Each minor icon counts as one (rote.leader.minor-skill).
 */
export function iconsFor(look: Look, leaders: readonly LeaderIndex[], skill: number): number {
  let icons = ringIcons(look, leaders, [skill]);
  for (const index of leaders) {
    const leader = at(look.box.leaders, index);
    icons += at(leader.skills, skill) + at(leader.minor, skill);
  }
  return icons;
}

/** Whether the leaders together show the icons that a mission requires (reb.mission.skill-requirement). */
export function meetsRequirement(look: Look, card: CardOf<"mission">, leaders: readonly LeaderIndex[]): boolean {
  return card.skill === NO_SKILL || iconsFor(look, leaders, card.skill) >= card.entry.icons;
}

const EVERY_SKILL: readonly number[] = SKILLS.map((_, index) => index);

/** Counts the minor icons of these skills that rings add to their leaders (rote.card.k-2so); 0 in a base game. */
function ringIcons({ box, state }: Look, leaders: readonly LeaderIndex[], skills: readonly number[]): number {
  if (state.expansion === undefined) return 0;
  let icons = 0;
  for (const leader of leaders) {
    const { ring } = at(state.leaders, leader);
    const minor = ring === null ? undefined : at(box.rings, ring).minorSkills;
    if (minor !== undefined) for (const skill of skills) icons += minor[at(SKILLS, skill)] ?? 0;
  }
  return icons;
}
