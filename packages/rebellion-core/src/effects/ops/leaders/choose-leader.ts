import { choosableLeaders } from "../../../conditions/leaders.ts";
import { leaderId } from "../../../leaders/leaders.ts";
import { leaderNamed } from "../../../state/box.ts";
import { NO_LEADER } from "../../../state/codes.ts";
import { ADMIRAL } from "../../../state/seats.ts";
import { advance, ask, type Choice, choiceRule, deciderOf, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"choose-leader">;

/**
 * Chooses a leader and stores it as the chosen leader. Options: `choose-leader` of the faction's leaders in play, or of
 * those that the step names, ascending.
 */
export const chooseLeader: Choice<Step> = {
  run(work, frame, step) {
    const found = choosableLeaders(work, step, frame.system);
    if (found.length > 1) return true;
    advance(work, frame, { chosenLeader: found[0] ?? NO_LEADER });
    return false;
  },
  question(look, frame, { by }) {
    const chair = deciderOf(look.state, frame, by, ADMIRAL);
    return ask(look, frame, { chair, kind: "choose-leader", rule: choiceRule(look.box, frame) }, {});
  },
  options: (look, { system }, step) =>
    choosableLeaders(look, step, system).map((leader) => ({
      type: "choose-leader",
      subject: leaderId(look.box, leader),
    })),
  take(work, frame, _step, action) {
    if (action.type !== "choose-leader") return;
    advance(work, frame, { chosenLeader: leaderNamed(work.box, action.subject) });
  },
};
