import { at, keptBy } from "@sw/tabletop";
import { useAction } from "../../cards/action-cards.ts";
import { usesOffered } from "../../cards/action-offers.ts";
import { assignMission, joinMission } from "../../decks/assigned.ts";
import { takeMission } from "../../decks/mission-hand.ts";
import { distinct } from "../../decks/piles.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, leaderNamed } from "../../state/box.ts";
import { type LeaderIndex, NO_LEADER, NO_MISSION, NOWHERE } from "../../state/codes.ts";
import type { AssignmentFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE, leaderChoices, openRun } from "../../state/offers.ts";
import { type Chair, chairOf, GENERAL, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import {
  assignable,
  assigningSide,
  endTurn,
  isIdle,
  isPhaseOver,
  joinable,
  listedLeaders,
  needsVeto,
  noted,
  undoAssignment,
} from "../assignment.ts";
import { beginCommand } from "../phases.ts";
import { checkAssignment } from "./assignment-check.ts";

const APPROVE: Action = Object.freeze({ type: "approve" });
const VETO: Action = Object.freeze({ type: "veto" });

/**
 * A side assigns leaders to missions (reb.assignment.procedure). Options: `assign`, by mission, then by leader; in a
 * team game `join`, by place in the row, then by leader; action cards with their leaders; `done`.
 *
 * Assignments are legal in any order, but only ascending first leaders are listed until a card is used or the other
 * player's turn starts. For a second leader the options are `choose-leader` or `done`, for a veto `approve` or `veto`.
 */
export const assignmentKind: Kind<"assignment"> = {
  run,
  question: ({ state }, frame) => question(state, frame),
  // Cards and leaders lie on the table at once, for all to see: nothing of that is taken back.
  picks(look, frame) {
    if (frame.open !== NO_MISSION)
      return openRun(assignable(look, frame).map((leader) => at(leaderChoices(look.box), leader)));
    return frame.veto === NO_MISSION ? openRun(assignments(look, frame, assignable(look, frame))) : undefined;
  },
  options(look, frame) {
    if (frame.open !== NO_MISSION)
      return [...listedLeaders(look, frame).map((leader) => at(leaderChoices(look.box), leader)), DONE];
    if (frame.veto !== NO_MISSION) return [APPROVE, VETO];
    const options = assignments(look, frame, listedLeaders(look, frame));
    for (const use of usesOffered(look, "assignment", { chair: frame.chair, system: NOWHERE })) {
      options.push(use);
    }
    options.push(DONE);
    return options;
  },
  check: checkAssignment,
  take,
};

/** Lists the assignments of the leaders in a pool: by mission, then by place in the row, then by leader. */
function assignments(look: Look, frame: AssignmentFrame, pool: readonly LeaderIndex[]): Action[] {
  const { box, state } = look;
  const offers = assignOffers(box);
  const found: Action[] = [];
  for (const card of distinct(state.sides[assigningSide(frame)].missions)) {
    for (const leader of pool) found.push(at(at(offers, card), leader));
  }
  for (const place of joinable(look, frame)) {
    for (const leader of pool) found.push({ type: "join", mission: place, subject: at(box.leaders, leader).id });
  }
  return found;
}

/** The `assign` actions by mission and leader, shared by all states. */
const assignOffers = /* @__PURE__ */ keptBy((box: Box): readonly (readonly Action[])[] =>
  box.cards.map(({ type, id: mission }) =>
    type === "mission"
      ? box.leaders.map(({ id }): Action => Object.freeze({ type: "assign", subject: id, mission }))
      : [],
  ),
);

function run(work: GameWork, frame: AssignmentFrame): boolean {
  const { state } = work;
  if (isPhaseOver(state, frame)) {
    beginCommand(work);
    return false;
  }
  if (frame.open !== NO_MISSION) {
    if (assignable(work, frame).length > 0) return true;
    work.change(frame, { open: NO_MISSION });
    return false;
  }
  if (frame.veto !== NO_MISSION || !isIdle(work, frame)) return true;
  endTurn(work, frame);
  return false;
}

function question(state: State, frame: AssignmentFrame): ReturnType<Kind<"assignment">["question"]> {
  const { open, veto } = frame;
  const seat = seatAt(state.config, decider(state, frame));
  const rule = ruleOf(frame);
  if (open !== NO_MISSION) return { seat, kind: "second-leader", rule, context: { mission: open } };
  if (veto !== NO_MISSION) return { seat, kind: "veto", rule, context: { mission: veto } };
  return { seat, kind: "assign", rule, context: { mission: null } };
}

/** Returns the rule of the question. */
function ruleOf({ open, veto }: AssignmentFrame): RuleId {
  if (open !== NO_MISSION) return "reb.assignment.one-or-two";
  return veto !== NO_MISSION ? "reb.assignment.team-general-veto" : "reb.assignment.procedure";
}

/** Returns the chair that decides: the General on a veto, otherwise the chair that assigns. */
function decider({ config }: State, frame: AssignmentFrame): Chair {
  return frame.open === NO_MISSION && frame.veto !== NO_MISSION
    ? chairOf(config, assigningSide(frame), GENERAL)
    : frame.chair;
}

function take(work: GameWork, frame: AssignmentFrame, action: Action): void {
  if (frame.open !== NO_MISSION) return takeSecond(work, frame, action);
  if (frame.veto !== NO_MISSION) {
    if (action.type === "veto") undoAssignment(work, frame);
    else work.change(frame, { veto: NO_MISSION, done: 0 });
    return;
  }
  switch (action.type) {
    case "assign":
      return assign(work, frame, action.mission, leaderOrNone(work.box, action.subject));
    case "join":
      return join(work, frame, action.mission, leaderOrNone(work.box, action.subject));
    case "use-action":
      return use(work, frame, action);
    default:
      return endTurn(work, frame);
  }
}

function leaderOrNone(box: Box, id: string | null): LeaderIndex {
  return id === null ? NO_LEADER : leaderNamed(box, id);
}

function takeSecond(work: GameWork, frame: AssignmentFrame, action: Action): void {
  work.change(frame, { open: NO_MISSION });
  if (action.type !== "choose-leader") return;
  const cause = { rule: "reb.assignment.one-or-two", cause: null } as const;
  // What a card has assigned lies where the card put it.
  const order = frame.last === NO_LEADER ? {} : { since: frame.since ?? 0 };
  const mission = { place: frame.open, ...order };
  joinMission(work, assigningSide(frame), mission, leaderOrNone(work.box, action.subject), cause);
}

function assign(work: GameWork, frame: AssignmentFrame, mission: string, leader: LeaderIndex): void {
  const card = work.box.cardsById.get(mission);
  if (card === undefined) return;
  const side = assigningSide(frame);
  takeMission(work, side, card.code);
  const cause = { rule: "reb.assignment.procedure", cause: null } as const;
  const next = noted(work.state, frame, leader);
  const assigned = { card: card.code, leaders: [leader], known: null };
  const place = assignMission(work, side, assigned, { from: "hand", since: next.since ?? 0 }, cause);
  tellAssigned(work, { ...next, open: place }, place);
}

function join(work: GameWork, frame: AssignmentFrame, place: number, leader: LeaderIndex): void {
  joinMission(work, assigningSide(frame), { place }, leader, { rule: "reb.assignment.team-two-total", cause: null });
  tellAssigned(work, noted(work.state, frame, leader), place);
}

/** Continues after an assignment: the General may veto it if the Admiral made it. */
function tellAssigned(work: GameWork, frame: AssignmentFrame, place: number): void {
  work.change(frame, needsVeto(work.state, frame) ? { veto: place } : { done: 0 });
}

/** Uses an action card instead of assigning a leader (reb.action.timing-assignment). */
function use(work: GameWork, frame: AssignmentFrame, action: Extract<Action, { type: "use-action" }>): void {
  const card = work.box.cardsById.get(action.subject);
  if (card === undefined) return;
  work.change(frame, { last: NO_LEADER, done: 0 });
  const scope = { chair: frame.chair, system: NOWHERE };
  useAction(work, card.code, leaderOrNone(work.box, action.leader), scope, "reb.action.timing-assignment");
}
