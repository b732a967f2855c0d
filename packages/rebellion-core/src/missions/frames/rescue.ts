import { at, type Violation, withoutPicked, withPicked } from "@sw/tabletop";
import { openWindow } from "../../cards/windows.ts";
import { basePlace, isCaptured, moveLeader } from "../../leaders/leaders.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, leaderNamed } from "../../state/box.ts";
import { type LeaderIndex, NO_LEADER } from "../../state/codes.ts";
import type { RescueFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import { DONE, leaderChoices } from "../../state/offers.ts";
import { opponentOf, seatAt, sideOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";

const RULE = "reb.rescue.assigned-leaders-may-follow";

/**
 * After a rescue any number of the assigned leaders go along with the rescued leader
 * (reb.faq.rescue-companions-any-number). Options: `choose-leader`, ascending, and `done`. Then the other side may
 * respond (reb.faq.it-is-your-destiny-timing), and the companions that are still free go.
 */
export const rescueKind: Kind<"rescue"> = {
  run(work, frame) {
    if (frame.stage === "move") {
      work.pop(frame);
      move(work, frame);
      return false;
    }
    if (frame.stage === "companions" && open(frame).length > 0) return true;
    work.change(frame, { stage: "move" });
    openWindow(work, "leader-rescued", opponentOf(sideOf(frame.chair)), frame.system);
    return false;
  },
  question: ({ box, state }, frame) => ({
    seat: seatAt(state.config, frame.chair),
    kind: "companions",
    rule: RULE,
    context: { companions: frame.companions.map((leader) => at(box.leaders, leader).id) },
  }),
  options: ({ box }, frame) => [...listed(frame).map((leader) => at(leaderChoices(box), leader)), DONE],
  picks: ({ box }, frame) => ({
    open: open(frame).map((leader) => at(leaderChoices(box), leader)),
    picked: frame.companions.map((leader) => at(leaderChoices(box), leader)),
    takeBack(work, pick) {
      const leader = pick.type === "choose-leader" ? leaderNamed(box, pick.subject) : NO_LEADER;
      work.change(frame, { companions: withoutPicked(frame.companions, leader) });
    },
  }),
  check: ({ box }, frame, action) => check(box, frame, action),
  take(work, frame, action) {
    const leader = action.type === "choose-leader" ? work.box.leadersById.get(action.subject)?.index : undefined;
    if (leader === undefined) work.change(frame, { stage: "answer" });
    else work.change(frame, { companions: withPicked(frame.companions, leader) });
  },
};

/** Lists the leaders that can still be picked, in any order. */
function open({ leaders, companions }: RescueFrame): readonly LeaderIndex[] {
  return leaders.filter((leader) => !companions.includes(leader));
}

/** Lists the companions offered next: those after the last one picked. */
function listed({ leaders, companions }: RescueFrame): readonly LeaderIndex[] {
  const last = companions[companions.length - 1] ?? NO_LEADER;
  return leaders.filter((leader) => leader > last);
}

function check(box: Box, frame: RescueFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type === "done") return undefined;
  if (action.type !== "choose-leader") return notAsked(RULE, action, ["choose-leader", "done"]);
  const leader = leaderNamed(box, action.subject);
  if (open(frame).includes(leader)) return undefined;
  const rule = frame.leaders.includes(leader) ? RULE : "reb.rescue.others-stay";
  return forbidden(rule, "leader-stays", { leader: action.subject });
}

function move(work: GameWork, { system, companions }: RescueFrame): void {
  const { box, state } = work;
  for (const leader of companions) {
    const own = at(state.leaders, leader);
    if (own.at !== system || isCaptured(box, own)) continue;
    moveLeader(work, leader, basePlace(work), { rule: RULE, cause: null });
  }
}
