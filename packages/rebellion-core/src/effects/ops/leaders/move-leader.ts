import { at } from "@sw/tabletop";
import type { MoveLeader } from "../../../language/language.ts";
import { isCaptured, moveLeader } from "../../../leaders/leaders.ts";
import { type Box, leaderNamed, placeNamed } from "../../../state/box.ts";
import { type LeaderIndex, type LeaderSpot, NO_LEADER, NOWHERE } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { advance, causeOf, choiceRule, type Deed, type InstructionOf } from "../op.ts";

/** Moves leaders to the pool or to a system. */
export const moveLeaders: Deed<InstructionOf<"move-leader">> = {
  run(work, frame, step) {
    advance(work, frame);
    if (step.if === "two-leaders" && frame.leaders.length < 2) return false;
    const to = spotOf(work.box, frame, step.to);
    if (to === NOWHERE) return false;
    const cause = causeOf(work, frame, choiceRule(work.box, frame));
    for (const leader of moved(work, frame, step)) moveLeader(work, leader, to, cause);
    return false;
  },
};

function spotOf(box: Box, { system, chosen }: EffectFrame, to: MoveLeader["to"]): LeaderSpot {
  if (typeof to === "object") return placeNamed(box, to.id);
  if (to === "pool") return to;
  return to === "here" ? system : (chosen[0] ?? NOWHERE);
}

/** Lists the leaders that move. Captured leaders and leaders removed from the game do not move. */
function moved(look: Look, frame: EffectFrame, { leader }: MoveLeader): readonly LeaderIndex[] {
  if (typeof leader === "object") {
    const named = leaderNamed(look.box, leader.id);
    return look.state.leaders[named]?.at === "pool" ? [named] : [];
  }
  const meant = leader === "chosen" ? [frame.chosenLeader] : frame.leaders;
  return meant.filter((one) => one !== NO_LEADER && isFree(look, one));
}

function isFree({ box, state }: Look, leader: LeaderIndex): boolean {
  const own = at(state.leaders, leader);
  return own.at !== "eliminated" && !isCaptured(box, own);
}
