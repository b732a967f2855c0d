import { at } from "@sw/tabletop";
import { leadersBeside, recruitNamed } from "../../../recruitment/recruitment.ts";
import { leaderNamed } from "../../../state/box.ts";
import { sideOf } from "../../../state/seats.ts";
import { advance, ask, type Choice, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"recruit-one">;

const RULE = "rote.leader.recruit-named";

/**
 * Recruits a leader from beside the board to `here`, without an action card (rote.leader.recruit-named). Options:
 * `choose-leader`, ascending. A single candidate is recruited without asking; without candidates nothing happens.
 */
export const recruitOne: Choice<Step> = {
  run(work, frame, step) {
    const found = leadersBeside(work, sideOf(frame.chair), step.among);
    const [only] = found;
    if (found.length > 1) return true;
    advance(work, frame);
    if (only !== undefined) recruitNamed(work, only, frame.system, work.cause(frame.card));
    return false;
  },
  question: (look, frame) => ask(look, frame, { chair: frame.chair, kind: "recruit-one", rule: RULE }, {}),
  options: (look, frame, step) =>
    leadersBeside(look, sideOf(frame.chair), step.among).map((leader) => ({
      type: "choose-leader",
      subject: at(look.box.leaders, leader).id,
    })),
  take(work, frame, _step, action) {
    if (action.type !== "choose-leader") return;
    advance(work, frame);
    recruitNamed(work, leaderNamed(work.box, action.subject), frame.system, work.cause(frame.card));
  },
};
