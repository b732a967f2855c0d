import { captivesAt, isCaptured, leaderId, rescueLeader } from "../../../leaders/leaders.ts";
import { leaderNamed } from "../../../state/box.ts";
import { type LeaderIndex, NOWHERE } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import type { GameWork } from "../../../state/work.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"rescue">;

/** Rescues a captive. Options if there are several: `choose-leader`, ascending. */
export const rescue: Choice<Step> = {
  run(work, frame, step) {
    const found = candidates(work, frame);
    const [only] = found;
    if (found.length > 1) return true;
    if (only === undefined) advance(work, frame);
    else free(work, frame, step, only);
    return false;
  },
  question: (look, frame) =>
    ask(look, frame, { chair: frame.chair, kind: "rescue-leader", rule: "reb.rescue.by-cards" }, {}),
  options: (look, frame) =>
    candidates(look, frame).map((leader) => ({ type: "choose-leader", subject: leaderId(look.box, leader) })),
  take(work, frame, step, action) {
    if (action.type === "choose-leader") free(work, frame, step, leaderNamed(work.box, action.subject));
  },
};

function candidates(look: Look, { system, target }: EffectFrame): readonly LeaderIndex[] {
  const aimed = look.state.leaders[target];
  if (aimed !== undefined && isCaptured(look.box, aimed)) return [target];
  return system === NOWHERE ? [] : captivesAt(look, system);
}

/**
 * Frees the leader. The mission that rescued the leader handles followers and responses
 * (reb.rescue.assigned-leaders-may-follow).
 */
function free(work: GameWork, frame: EffectFrame, step: Step, leader: LeaderIndex): void {
  const to = step.to === "chosen" ? frame.chosen[0] : undefined;
  advance(work, frame);
  rescueLeader(work, leader, causeOf(work, frame, "reb.rescue.by-cards"), to);
  const rescued = step.companions ? "mission" : "consequence";
  work.changeNearest("mission", () => ({ rescue: rescued }));
}
