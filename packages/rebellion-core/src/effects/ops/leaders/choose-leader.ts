import { at } from "@sw/tabletop";
import { leaderId, servesSide } from "../../../leaders/leaders.ts";
import { type Box, leaderNamed } from "../../../state/box.ts";
import { type LeaderIndex, NO_LEADER } from "../../../state/codes.ts";
import { ADMIRAL, sideNamed } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import { advance, ask, type Choice, choiceRule, deciderOf, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"choose-leader">;

/** The leader that becomes the chosen one. Options: `choose-leader` of the faction's leaders in play, ascending. */
export const chooseLeader: Choice<Step> = {
  run(work, frame, step) {
    const found = candidates(work.box, work.state, step);
    if (found.length > 1) return true;
    advance(work, frame, { chosenLeader: found[0] ?? NO_LEADER });
    return false;
  },
  question(box, state, frame, { by }) {
    const chair = deciderOf(state, frame, by, ADMIRAL);
    return ask(box, state, frame, { chair, kind: "choose-leader", rule: choiceRule(box, frame) }, {});
  },
  options: (box, state, _frame, step) =>
    candidates(box, state, step).map((leader) => ({ type: "choose-leader", subject: leaderId(box, leader) })),
  take(work, frame, _step, action) {
    if (action.type !== "choose-leader") return;
    advance(work, frame, { chosenLeader: leaderNamed(work.box, action.subject) });
  },
};

function candidates(box: Box, state: State, { faction }: Step): readonly LeaderIndex[] {
  return inPlay(state).filter((leader) => servesSide(box, state, leader) === sideNamed(faction));
}

/** Leaders in a pool, on missions or on the board, whatever ring they bear. */
export function inPlay(state: State): readonly LeaderIndex[] {
  return state.leaders.flatMap((_, leader) => (isInPlay(state, leader) ? [leader] : []));
}

function isInPlay(state: State, leader: LeaderIndex): boolean {
  const { at: spot } = at(state.leaders, leader);
  return spot !== "supply" && spot !== "eliminated";
}
