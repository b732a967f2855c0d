import { at } from "@sw/tabletop";
import { recruitNamed, waits } from "../../../recruitment/recruitment.ts";
import { type Box, leaderNamed } from "../../../state/box.ts";
import type { LeaderIndex } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import { sideOf } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import { advance, ask, type Choice, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"recruit-one">;

const RULE = "rote.leader.recruit-named";

/**
 * A leader beside the board joins `here`; no action card comes with him (rote.leader.recruit-named). Options: `choose-leader`,
 * ascending; a single one is not asked for, and without one nobody comes.
 */
export const recruitOne: Choice<Step> = {
  run(work, frame, step) {
    const found = candidates(work.box, work.state, frame, step);
    const [only] = found;
    if (found.length > 1) return true;
    advance(work, frame);
    if (only !== undefined) recruitNamed(work, only, frame.system, work.cause(frame.card));
    return false;
  },
  question: (box, state, frame) => ask(box, state, frame, { chair: frame.chair, kind: "recruit-one", rule: RULE }, {}),
  options: (box, state, frame, step) =>
    candidates(box, state, frame, step).map((leader) => ({
      type: "choose-leader",
      subject: at(box.leaders, leader).id,
    })),
  take(work, frame, _step, action) {
    if (action.type !== "choose-leader") return;
    advance(work, frame);
    recruitNamed(work, leaderNamed(work.box, action.subject), frame.system, work.cause(frame.card));
  },
};

/** Neither on the board nor in a pool nor eliminated (rote.leader.recruit-from-supply). */
function candidates(box: Box, state: State, { chair }: EffectFrame, { among }: Step): readonly LeaderIndex[] {
  return box.leaders.flatMap(({ index, id, side, tactics }) => {
    const fits = typeof among === "object" ? among.includes(id) : (tactics !== null) === (among === "with-tactics");
    return fits && side === sideOf(chair) && waits(box, state, index) ? [index] : [];
  });
}
