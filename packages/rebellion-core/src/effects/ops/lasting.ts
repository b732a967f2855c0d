import type { ModifierKind } from "../../language/language.ts";
import { answersTo } from "../../leaders/leaders.ts";
import type { Box } from "../../state/box.ts";
import { type LeaderIndex, NO_LEADER, NOWHERE } from "../../state/codes.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { startModifier } from "../../state/modifiers.ts";
import { changeReputation } from "../../tracks/tracks.ts";
import { advance, causeOf, choiceRule, type Deed, type InstructionOf } from "./op.ts";

/** Moves the reputation marker. */
export const reputation: Deed<InstructionOf<"reputation">> = {
  run(work, frame, step) {
    advance(work, frame);
    const { amount } = step;
    const onlyIf = step.if?.targetIs;
    if (onlyIf !== undefined && (frame.target === NO_LEADER || !answersTo(work.box, frame.target, onlyIf)))
      return false;
    const rule = amount > 0 ? "reb.reputation.gain-one" : "reb.reputation.lose-one";
    changeReputation(work, amount, causeOf(work, frame, rule));
    return false;
  },
};

/** Starts a lasting effect. */
export const modify: Deed<InstructionOf<"modify">> = {
  run(work, frame, { modifier, until }) {
    const { box } = work;
    const system = isEverywhere(modifier) ? NOWHERE : frame.system;
    const cause = causeOf(work, frame, choiceRule(box, frame));
    startModifier(work, modifier, frame.card, until, system, subjectOf(box, frame, modifier), cause);
    advance(work, frame);
    return false;
  },
};

/** Whether the effect holds in every system, because it belongs to a leader instead of a place. */
function isEverywhere(modifier: ModifierKind): boolean {
  return modifier.kind === "no-opposition-from-pool" || modifier.kind === "more-successes";
}

/** Returns the leader that a lasting effect is about, or {@link NO_LEADER} if it is about none. */
function subjectOf(box: Box, frame: EffectFrame, modifier: ModifierKind): LeaderIndex {
  switch (modifier.kind) {
    case "no-opposition-from-pool":
      return modifier.missionsOf === "chosen-leader" ? frame.chosenLeader : NO_LEADER;
    case "more-successes":
      return frame.leaders.find((leader) => answersTo(box, leader, modifier.leader)) ?? NO_LEADER;
    case "leader-does-not-pin":
    case "leader-stays-for-combat":
      return frame.leader;
    default:
      return NO_LEADER;
  }
}
