import { at, type Violation } from "@sw/tabletop";
import { dropAssigned } from "../decks/assigned.ts";
import { discardMission } from "../decks/mission-hand.ts";
import { leaderId, moveLeader } from "../leaders/leaders.ts";
import type { RuleId } from "../rules/ids.ts";
import { missionOf } from "../state/box.ts";
import type { MissionFrame } from "../state/frames.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { type Chair, factionOf, sideOf } from "../state/seats.ts";
import type { Assigned } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { isOwnMission } from "./missions.ts";

const RULE: RuleId = "rote.mission.subversion-reveal";

/**
 * Whether the chair may reveal Subversion against the mission, judging by public knowledge and not by the actual card.
 * Subversion was not used against it yet, a copy of the side is neither discarded nor removed, and the chair has a
 * mission that may be one.
 */
export function maySubvert(look: Look, { subverted }: MissionFrame, chair: Chair): boolean {
  const { box, state } = look;
  const side = sideOf(chair);
  const opposing = box.opposing[side];
  if (opposing.length === 0 || subverted || state.solo !== undefined) return false;
  const { assigned, missionDiscard } = state.sides[side];
  const boxed = state.expansion?.missionsBoxed[side] ?? [];
  if (opposing.every((card) => missionDiscard.includes(card) || boxed.includes(card))) return false;
  return assigned.some((mission, place) => mayBe(mission) && isOwnMission(look, chair, place));
}

/** Whether an assigned mission may be Subversion. One assigned openly as a starting mission or a project cannot be. */
function mayBe({ known }: Assigned): boolean {
  return known === null || known === "regular";
}

/**
 * Lists the positions of the chair's Subversion cards in the row. Empty if one was already used against the mission
 * (rote.mission.subversion-one).
 */
export function subversions(look: Look, { subverted }: MissionFrame, chair: Chair): readonly number[] {
  if (subverted) return [];
  const side = sideOf(chair);
  return look.state.sides[side].assigned.flatMap(({ card }, place) =>
    look.box.opposing[side].includes(card) && isOwnMission(look, chair, place) ? [place] : [],
  );
}

/** Returns the violation if the chair cannot reveal this mission against the current one. */
export function checkSubversion(
  look: Look,
  frame: MissionFrame,
  chair: Chair,
  place: number,
): Violation<RuleId> | undefined {
  const { box, state } = look;
  if (subversions(look, frame, chair).includes(place)) return undefined;
  const mission = state.sides[sideOf(chair)].assigned[place];
  if (mission === undefined || !isOwnMission(look, chair, place)) {
    return forbidden(RULE, "no-such-mission", { mission: place });
  }
  if (!box.opposing[sideOf(chair)].includes(mission.card)) {
    return forbidden(RULE, "no-subversion", { mission: missionOf(box, mission.card).id });
  }
  return forbidden("rote.mission.subversion-one", "subverted-before", { mission: place });
}

/**
 * Reveals Subversion: its leaders go to the system of the mission and oppose it, and the card is discarded
 * (rote.mission.subversion-reveal, rote.mission.subversion-attempts-only). This does not take a turn
 * (rote.mission.subversion-no-turn).
 */
export function subvert(work: GameWork, frame: MissionFrame, chair: Chair, place: number): void {
  const side = sideOf(chair);
  const { card, leaders } = at(work.state.sides[side].assigned, place);
  const cause = work.cause(card);
  work.change(frame, { subverted: true });
  dropAssigned(work, side, place);
  work.revealed = true;
  const names = leaders.map((leader) => leaderId(work.box, leader));
  work.emit({
    type: "mission-revealed",
    faction: factionOf(side),
    mission: place,
    card: cause,
    leaders: names,
    rule: RULE,
    cause: null,
  });
  for (const leader of leaders) moveLeader(work, leader, frame.system, { rule: RULE, cause });
  discardMission(work, side, card, "open", { rule: "rote.mission.subversion-attempts-only", cause });
}
