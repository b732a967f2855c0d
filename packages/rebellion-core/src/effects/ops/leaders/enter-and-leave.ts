import { at } from "@sw/tabletop";
import { answersTo, eliminateLeader, leaderId, recruitLeader, servesSide } from "../../../leaders/leaders.ts";
import { leaderNamed } from "../../../state/box.ts";
import { type LeaderIndex, NO_LEADER, NOWHERE } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { IMPERIAL } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import { advance, ask, type Choice, causeOf, type Deed, type InstructionOf } from "../op.ts";

type Eliminate = InstructionOf<"eliminate-leader">;

/** Puts a leader from beside the board into play `here`, in the pool or in the chosen system. */
export const recruit: Deed<InstructionOf<"recruit-leader">> = {
  run(work, frame, step) {
    const leader = leaderNamed(work.box, step.leader);
    const to = step.to === undefined ? frame.system : step.to === "pool" ? step.to : (frame.chosen[0] ?? NOWHERE);
    if (work.state.leaders[leader]?.at === "supply" && to !== NOWHERE) {
      recruitLeader(work, leader, to, causeOf(work, frame, "reb.recruit.specific-leader"));
    }
    advance(work, frame);
    return false;
  },
};

/** Removes a leader from the game. Options: `choose-leader` of the Imperial side's leaders there, ascending. */
export const eliminate: Choice<Eliminate> = {
  run(work, frame, step) {
    const found = candidates(work, frame, step);
    const [only] = found;
    if (found.length > 1) return true;
    advance(work, frame);
    if (only !== undefined) eliminateLeader(work, only, causeOf(work, frame, "reb.eliminate.to-box"));
    return false;
  },
  question: (look, frame) =>
    ask(look, frame, { chair: frame.chair, kind: "eliminate-leader", rule: "reb.eliminate.to-box" }, {}),
  options: (look, frame, step) =>
    candidates(look, frame, step).map((leader) => ({ type: "choose-leader", subject: leaderId(look.box, leader) })),
  take(work, frame, _step, action) {
    if (action.type !== "choose-leader") return;
    const leader = leaderNamed(work.box, action.subject);
    advance(work, frame);
    eliminateLeader(work, leader, causeOf(work, frame, "reb.eliminate.to-box"));
  },
};

/** Lists the leaders that serve the Empire, including a lured one (reb.faq.return-of-the-jedi-lured-luke). */
function candidates(look: Look, frame: EffectFrame, step: Eliminate): readonly LeaderIndex[] {
  if (step.leader !== "imperial-here") {
    const one = step.leader === "target" ? frame.target : frame.leader;
    return one === NO_LEADER ? [] : [one];
  }
  const here = leadersIn(look.state, frame.system);
  const { ifHere } = step;
  if (ifHere !== undefined && !here.some((leader) => answersTo(look.box, leader, ifHere))) return [];
  return here.filter((leader) => servesSide(look, leader) === IMPERIAL);
}

function leadersIn(state: State, system: number): readonly LeaderIndex[] {
  return state.leaders.flatMap((_, leader) => (at(state.leaders, leader).at === system ? [leader] : []));
}
