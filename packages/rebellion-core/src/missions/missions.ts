import { at, type CardCode, type Violation } from "@sw/tabletop";
import { dropAssigned } from "../decks/assigned.ts";
import { controls, leaderId, moveLeader } from "../leaders/leaders.ts";
import { hasPortrait } from "../leaders/portrait.ts";
import { iconsFor, meetsRequirement } from "../leaders/skills.ts";
import type { RuleId } from "../rules/ids.ts";
import { missionOf } from "../state/box.ts";
import { type LeaderIndex, NO_LEADER, NOWHERE, type PlaceIndex } from "../state/codes.ts";
import { effectOf } from "../state/effect-frame.ts";
import type { Event } from "../state/events.ts";
import type { MissionFrame } from "../state/frames.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { type Chair, factionOf, sideOf } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { hasTarget, type MissionKind } from "./targets.ts";

/** Whether the chair can reveal the mission at this position of its side's row. */
export function canReveal(look: Look, chair: Chair, place: number): boolean {
  const mission = look.state.sides[sideOf(chair)].assigned[place];
  if (mission === undefined || !isOwnMission(look, chair, place)) return false;
  const card = missionOf(look.box, mission.card);
  if (card.entry.mode === "oppose") return false;
  return meetsRequirement(look, card, mission.leaders) && hasTarget(look, card);
}

/** Returns the violation if the chair cannot reveal the mission, or undefined if it can. */
export function checkReveal(look: Look, chair: Chair, place: number): Violation<RuleId> | undefined {
  const mission = look.state.sides[sideOf(chair)].assigned[place];
  if (mission === undefined) return forbidden("reb.mission.assign-then-reveal", "no-such-mission", { mission: place });
  if (!isOwnMission(look, chair, place)) {
    return forbidden("reb.mission.step1-team-own-leader", "no-own-leader", { mission: place });
  }
  const card = missionOf(look.box, mission.card);
  if (card.entry.mode === "oppose") {
    return forbidden("rote.mission.subversion", "opposes-only", { mission: card.id });
  }
  if (!meetsRequirement(look, card, mission.leaders)) {
    const { skill, icons } = card.entry;
    const params = { mission: card.id, skill, needs: icons, shown: iconsFor(look, mission.leaders, card.skill) };
    return forbidden("reb.mission.skill-requirement", "too-few-icons", params);
  }
  return hasTarget(look, card)
    ? undefined
    : forbidden("reb.mission.step2-choose-system", "no-target", { mission: card.id });
}

/** Reveals a mission (reb.mission.step1-faceup). Its frame continues from there. */
export function revealMission(work: GameWork, chair: Chair, place: number): void {
  const side = sideOf(chair);
  const { card, leaders } = at(work.state.sides[side].assigned, place);
  dropAssigned(work, side, place);
  beginMission(work, chair, card, leaders, place);
}

/**
 * Begins a mission, which everyone sees from now on, with its leaders. `place` is its position among the assigned
 * missions. Defaults to null, for a mission that was not assigned.
 */
export function beginMission(
  work: GameWork,
  chair: Chair,
  card: CardCode,
  leaders: readonly LeaderIndex[],
  place: number | null = null,
): void {
  work.revealed = true;
  work.emit({
    type: "mission-revealed",
    faction: factionOf(sideOf(chair)),
    mission: place,
    card: work.cause(card),
    leaders: leaders.map((leader) => leaderId(work.box, leader)),
    rule: "reb.mission.step1-faceup",
    cause: null,
  });
  work.push({
    kind: "mission",
    chair,
    card,
    leaders,
    stage: "choose",
    system: NOWHERE,
    target: NO_LEADER,
    asked: 0,
    sent: NO_LEADER,
    dice: [null, null],
    successes: [0, 0],
    result: "open",
    rescue: "none",
    combat: null,
    sources: [],
  });
}

/**
 * Places the mission: all assigned leaders go to the system (reb.mission.step2-place-leaders,
 * reb.base.mission-leader-in-space). With {@link NOWHERE} they stay where they are.
 */
export function placeMission(work: GameWork, frame: MissionFrame, system: PlaceIndex, target: LeaderIndex): void {
  const card = missionOf(work.box, frame.card);
  const attempted = card.entry.mode === "attempt";
  if (attempted) work.change(frame, { system, target, stage: "oppose" });
  else work.change(frame, { system, target, stage: "effect", result: "resolved" });
  if (system !== NOWHERE) tellPlaced(work, card, system, target);
  for (const leader of system === NOWHERE ? [] : frame.leaders) {
    moveLeader(work, leader, system, { rule: "reb.mission.step2-place-leaders", cause: card.id });
  }
  if (!attempted) tellEnded(work, card, "resolved", null, "reb.mission.ltp-resolve-term");
}

function tellPlaced(work: GameWork, { id }: MissionKind, system: PlaceIndex, target: LeaderIndex): void {
  const place = at(work.box.placeIds, system);
  const against = target === NO_LEADER ? null : leaderId(work.box, target);
  const rule = target === NO_LEADER ? "reb.mission.step2-choose-system" : "reb.mission.against-leader-system";
  work.emit({ type: "mission-placed", card: id, at: place, target: against, rule, cause: id });
}

/** Emits the event that a mission ended. */
export function tellEnded(
  work: GameWork,
  { id }: MissionKind,
  result: Extract<Event, { type: "mission-ended" }>["result"],
  successes: readonly [number, number] | null,
  rule: RuleId,
): void {
  work.emit({ type: "mission-ended", card: id, result, successes, rule, cause: id });
}

/**
 * Step 6: pushes the effect, and after it what the pictured leader adds (reb.mission.success-effect,
 * reb.mission.ltp-portrait-on-resolve). Effects that the card delays are stored for the end of the phase.
 */
export function pushEffects(work: GameWork, frame: MissionFrame): void {
  const card = missionOf(work.box, frame.card);
  const { chair, system, leaders, target } = frame;
  if (card.delayed.length > 0) {
    const due = { at: "end-of-command-phase", card: card.code, chair, leaders } as const;
    work.state.delayed = [...work.state.delayed, due];
  }
  const scope = { chair, system, leaders, target };
  if (card.portrait.length > 0 && hasPortrait(work.box, card, leaders)) {
    work.push(effectOf(card.code, "portrait", scope));
  }
  if (card.effect.length > 0) work.push(effectOf(card.code, "effect", scope));
}

/** Pushes the effect that a mission has even if it fails (rote.mission.failure-effect). */
export function pushFailure(work: GameWork, { card, chair, system, leaders, target }: MissionFrame): void {
  if (missionOf(work.box, card).failure.length === 0) return;
  work.push(effectOf(card, "failure", { chair, system, leaders, target }));
}

/** Whether one of the chair's leaders is on the mission at that position (reb.mission.step1-team-own-leader). */
export function isOwnMission(look: Look, chair: Chair, place: number): boolean {
  const mission = look.state.sides[sideOf(chair)].assigned[place];
  return mission?.leaders.some((leader) => controls(look, chair, leader)) ?? false;
}
