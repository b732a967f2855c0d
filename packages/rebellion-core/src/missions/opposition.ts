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

/** The maximum number of red and black dice of a side in a mission (reb.mission.ten-dice-cap). */
const MISSION_DICE = 10;
/** The number of dice that Subversion adds to the opposition (rote.mission.subversion-extra-die). */
const SUBVERSION_DICE = 1;
/** The number of successes that the pictured leader adds (reb.mission.portrait-bonus). */
const PORTRAIT_SUCCESSES = 2;

/** The index in a mission's pairs: 0 for the attempting side, 1 for the other. */
export type Part = 0 | 1;

/** Returns the side that a part belongs to. */
export function sideOfPart({ chair }: MissionFrame, part: Part): Side {
  return part === 0 ? sideOf(chair) : opponentOf(sideOf(chair));
}

/**
 * Lists the leaders of a side that take part: all in the system. A captured leader takes part only in attempts against
 * that leader (reb.mission.all-leaders-count, reb.mission.captured-participates-when-target).
 */
function participants(look: Look, frame: MissionFrame, part: Part): readonly LeaderIndex[] {
  const { system, target } = frame;
  const there = leadersAt(look, system, sideOfPart(frame, part));
  if (part === 0 || target === NO_LEADER) return there;
  const isCaptive = isCaptured(look.box, at(look.state.leaders, target));
  return isCaptive ? [...there, target].sort((a, b) => a - b) : there;
}

/** Whether both sides have a leader that takes part (reb.mission.opposed-definition). */
export function isOpposed(look: Look, frame: MissionFrame): boolean {
  return participants(look, frame, 1).length > 0;
}

/** Whether the other side cannot send a leader from its pool against the mission. */
export function isBarredFromSending(state: State, frame: MissionFrame): boolean {
  const faction = factionOf(sideOfPart(frame, 1));
  return modifiersOf(state, "no-opposition-from-pool").some(
    ({ effect, leader }) =>
      effect.faction === faction && (effect.missionsOf === "this" || frame.leaders.includes(leader)),
  );
}

/** The dice of a part in a mission: red or black ones, whose colours do not matter, and green ones. */
interface MissionDice {
  readonly count: number;
  readonly green: number;
}

/**
 * Returns the dice of a part (reb.mission.dice-count, count-all-icons, ten-dice-cap): one for each full icon, and at
 * most three green ones on top, one for each minor icon (rote.dice.minor-icon, all-icons-green, three-green, on-top).
 * Dice that a card adds are red or black (rote.dice.just-dice).
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

/**
 * Returns the successes that dice show: one for each hit or direct hit, two for each special icon
 * (reb.mission.success-values). Green dice count only direct hits (rote.dice.direct-hit).
 */
function successesOf(dice: Dice): number {
  const [red, black] = dice;
  return red[0] + black[0] + red[1] + black[1] + 2 * (red[2] + black[2]) + facesOf(dice, GREEN)[1];
}

/** Returns the dice of a part. There are none before the roll. */
export function diceOfPart({ dice }: MissionFrame, part: Part): Dice {
  return dice[part] ?? NO_DICE;
}

/** Whether a part has dice on the table. */
export function hasDice(frame: MissionFrame, part: Part): boolean {
  return countDice(diceOfPart(frame, part)) > 0;
}

/**
 * Returns the successes of both parts: dice, the pictured leader, and successes that cards granted to the assigned
 * leaders.
 */
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

/** Ends the bonuses that cards granted to the leaders for their next attempted mission. */
export function useUpPromises(work: GameWork, frame: MissionFrame): void {
  for (const modifier of promises(work, frame)) dropModifier(work, modifier);
}
