import { at } from "@sw/tabletop";
import { answersTo, controls, isCaptured, leadersAt } from "../leaders/leaders.ts";
import { hasPortrait } from "../leaders/portrait.ts";
import { allIconsShown, iconsShown } from "../leaders/skills.ts";
import { missionOf } from "../state/box.ts";
import { type LeaderIndex, NO_LEADER } from "../state/codes.ts";
import { countDice, facesOf, GREEN, MOST_GREEN_DICE, NO_DICE } from "../state/dice.ts";
import type { Dice, MissionFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { dropModifier, modifiersOf } from "../state/modifiers.ts";
import { type Chair, chairsOf, factionOf, opponentOf, type Side, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { hasSide } from "../units/units.ts";

/** Dice of a side in a mission at most, whatever their colours (reb.mission.ten-dice-cap). */
const MISSION_DICE = 10;
/** Dice that Subversion adds to the opposition (rote.mission.subversion-extra-die). */
const SUBVERSION_DICE = 1;
/** Successes that the pictured leader adds (reb.mission.portrait-bonus). */
const PORTRAIT_SUCCESSES = 2;

/** Index in a mission's pairs: 0 the attempting side, 1 the other. */
export type Part = 0 | 1;

/** The side of a part. */
export function sideOfPart({ chair }: MissionFrame, part: Part): Side {
  return part === 0 ? sideOf(chair) : opponentOf(sideOf(chair));
}

/**
 * A side's leaders that take part: all there, of captured ones only the one it is attempted against
 * (reb.mission.all-leaders-count, reb.mission.captured-participates-when-target).
 */
function participants(look: Look, frame: MissionFrame, part: Part): readonly LeaderIndex[] {
  const { system, target } = frame;
  const there = leadersAt(look, system, sideOfPart(frame, part));
  if (part === 0 || target === NO_LEADER) return there;
  const captive = at(look.state.leaders, target);
  return isCaptured(look.box, captive) && captive.at === system ? [...there, target].sort((a, b) => a - b) : there;
}

/** True if both sides have a leader that takes part (reb.mission.opposed-definition). */
export function isOpposed(look: Look, frame: MissionFrame): boolean {
  return participants(look, frame, 1).length > 0;
}

/** True if the other side cannot send a leader from its pool against the mission. */
export function isBarredFromSending(state: State, frame: MissionFrame): boolean {
  const faction = factionOf(sideOfPart(frame, 1));
  return modifiersOf(state, "no-opposition-from-pool").some(
    ({ effect, leader }) =>
      effect.faction === faction && (effect.missionsOf === "this" || frame.leaders.includes(leader)),
  );
}

/** Dice of a part in a mission: red or black ones, in which colours do not matter, and green ones. */
interface MissionDice {
  readonly count: number;
  readonly green: number;
}

/**
 * How many dice a part rolls (reb.mission.dice-count, count-all-icons, ten-dice-cap): one for each full icon, a green one for each
 * minor icon, of those at most three on top (rote.dice.minor-icon, all-icons-green, three-green, on-top). Dice that a card
 * adds are red or black (rote.dice.just-dice).
 */
export function missionDice(look: Look, frame: MissionFrame, part: Part): MissionDice {
  const card = missionOf(look.box, frame.card);
  const leaders = participants(look, frame, part);
  const icons = card.entry.countAllIcons ? allIconsShown(look, leaders) : iconsShown(look, leaders, card.skill);
  const extra = part === 0 ? (card.entry.extraDiceWithUnits ?? 0) : 0;
  const added = extra > 0 && hasSide(look, frame.system, sideOf(frame.chair)) ? extra : 0;
  const more = part === 1 && frame.subverted ? SUBVERSION_DICE : 0;
  const count = Math.min(MISSION_DICE, icons.full + added + more);
  return { count, green: Math.min(MOST_GREEN_DICE, icons.minor) };
}

/**
 * Returns the chair that rolls for a part: the player who revealed the mission, or for the other side the player who
 * controls its first leader there.
 */
export function rollerOf(look: Look, frame: MissionFrame, part: Part): Chair {
  if (part === 0) return frame.chair;
  const chairs = chairsOf(look.state.config, sideOfPart(frame, 1));
  const leader = frame.sent !== NO_LEADER ? frame.sent : participants(look, frame, 1)[0];
  return chairs.find((chair) => leader !== undefined && controls(look, chair, leader)) ?? at(chairs, 0);
}

/** Successes that dice show: a special icon counts two (reb.mission.success-values), a green direct hit one (rote.dice.direct-hit). */
function successesOf(dice: Dice): number {
  const [red, black] = dice;
  return red[0] + black[0] + red[1] + black[1] + 2 * (red[2] + black[2]) + facesOf(dice, GREEN)[1];
}

/** Dice of a part; none before they roll. */
export function diceOfPart({ dice }: MissionFrame, part: Part): Dice {
  return dice[part] ?? NO_DICE;
}

/** True if a part has dice on the table. */
export function hasDice(frame: MissionFrame, part: Part): boolean {
  return countDice(diceOfPart(frame, part)) > 0;
}

/** The successes of both parts: dice, the pictured leader, and what cards have promised the assigned leaders. */
export function countSuccesses(look: Look, frame: MissionFrame): readonly [number, number] {
  const portrait = hasPortrait(look.box, missionOf(look.box, frame.card), frame.leaders) ? PORTRAIT_SUCCESSES : 0;
  let promised = 0;
  for (const { effect } of promises(look, frame)) promised += effect.count;
  return [successesOf(diceOfPart(frame, 0)) + portrait + promised, successesOf(diceOfPart(frame, 1))];
}

function promises({ box, state }: Look, { leaders }: MissionFrame): ReturnType<typeof modifiersOf<"more-successes">> {
  return modifiersOf(state, "more-successes").filter(({ effect }) =>
    leaders.some((leader) => answersTo(box, leader, effect.leader)),
  );
}

/** The leaders' next attempted mission has come: what was promised for it is used up. */
export function useUpPromises(work: GameWork, frame: MissionFrame): void {
  for (const modifier of promises(work, frame)) dropModifier(work, modifier);
}
