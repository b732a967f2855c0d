import { type CardCode, pileSize } from "@sw/tabletop";
import { assignMission } from "../../decks/assigned.ts";
import { takeMission } from "../../decks/mission-hand.ts";
import { distinct } from "../../decks/piles.ts";
import { leaderId } from "../../leaders/leaders.ts";
import type { Action } from "../../state/actions.ts";
import { cardId, leaderNamed, missionOf } from "../../state/box.ts";
import { type LeaderIndex, NO_LEADER } from "../../state/codes.ts";
import type { EffectFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { DONE } from "../../state/offers.ts";
import { sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf, note } from "../ops/op.ts";

/**
 * Assigns a leader of the mission to a starting mission from the hand, to be revealed later. Options: `choose-leader`
 * if two are assigned; then `take-card`, each starting mission in hand, in catalogue order. If there is none, `done` is
 * still asked, because other players cannot tell.
 */
export const contingencyPlan: Choice<InstructionOf<"procedure">> = {
  run(work, frame) {
    const { notes, chair } = frame;
    const leaders = freeLeaders(work.state, frame);
    if (pileSize(work.state.sides[sideOf(chair)].missions) === 0 || leaders.length === 0) {
      advance(work, frame);
      return false;
    }
    if (notes.length > 0 || leaders.length > 1) return true;
    note(work, frame, leaders[0] ?? NO_LEADER);
    return false;
  },
  question(look, frame) {
    const [leader] = frame.notes;
    const rule = choiceRule(look.box, frame);
    if (leader === undefined) return ask(look, frame, { chair: frame.chair, kind: "choose-leader", rule }, {});
    const context = { leader: leaderId(look.box, leader) };
    return ask(look, frame, { chair: frame.chair, kind: "assign-again", rule }, context);
  },
  options(look, frame) {
    const { box, state } = look;
    if (frame.notes.length === 0) {
      return freeLeaders(state, frame).map((leader) => ({ type: "choose-leader", subject: leaderId(box, leader) }));
    }
    const cards = startingMissions(look, frame);
    return cards.length === 0
      ? [DONE]
      : cards.map((card): Action => ({ type: "take-card", subject: cardId(box, card) }));
  },
  take(work, frame, _step, action) {
    if (action.type === "choose-leader") return note(work, frame, leaderNamed(work.box, action.subject));
    const card = action.type === "take-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
    const [leader] = frame.notes;
    advance(work, frame);
    if (card !== undefined && leader !== undefined) assign(work, frame, card, leader);
  },
};

/** Lists the leaders of the mission that have not moved on to another mission. */
function freeLeaders({ sides }: State, { leaders, chair }: EffectFrame): readonly LeaderIndex[] {
  const { assigned } = sides[sideOf(chair)];
  return leaders.filter((leader) => !assigned.some((one) => one.leaders.includes(leader)));
}

function startingMissions({ box, state }: Look, { chair }: EffectFrame): readonly CardCode[] {
  const { missions } = state.sides[sideOf(chair)];
  return distinct(missions).filter((card) => missionOf(box, card).entry.set === "starting");
}

/** Assigns a leader to a starting mission from the hand. Everyone knows that it is a starting mission. */
function assign(work: GameWork, frame: EffectFrame, card: CardCode, leader: LeaderIndex): void {
  const side = sideOf(frame.chair);
  takeMission(work, side, card);
  const cause = causeOf(work, frame, "reb.mission.ability-assignment-needs-skills");
  assignMission(work, side, { card, leaders: [leader], known: "starting" }, { from: "hand" }, cause);
}
