import { openWindow } from "../../../cards/windows.ts";
import { captureLeader } from "../../../galaxy/capture.ts";
import { isCaptured, leaderId, moveLeader, servesSide } from "../../../leaders/leaders.ts";
import { leaderNamed } from "../../../state/box.ts";
import type { LeaderIndex } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { REBEL } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"capture">;

/**
 * Captures a Rebel leader. The Rebel side may then respond with an action card. Options if there are several
 * candidates: `choose-leader`, ascending.
 */
export const capture: Choice<Step> = {
  run(work, frame, step) {
    if (frame.notes.length > 0) {
      // The answers are over, and the upkeep has looked whether an Imperial unit is there.
      advance(work, frame);
      return false;
    }
    const found = candidates(work, frame, step);
    const [only] = found;
    if (found.length > 1) return true;
    if (only === undefined) advance(work, frame);
    else take(work, frame, step, only);
    return false;
  },
  question: (look, frame) =>
    ask(look, frame, { chair: frame.chair, kind: "capture-leader", rule: "reb.captured.by-cards" }, {}),
  options: (look, frame, step) =>
    candidates(look, frame, step).map((leader) => ({ type: "choose-leader", subject: leaderId(look.box, leader) })),
  take(work, frame, step, action) {
    if (action.type === "choose-leader") take(work, frame, step, leaderNamed(work.box, action.subject));
  },
};

/**
 * Lists the leaders that can be captured: only Rebel leaders that are not captured already
 * (reb.faq.it-is-your-destiny-rebels-only, reb.faq.recapture-forbidden).
 */
function candidates(look: Look, frame: EffectFrame, step: Step): readonly LeaderIndex[] {
  const { box, state } = look;
  const named = namedBy(state, frame, step);
  return named.filter((leader) => {
    const own = state.leaders[leader];
    return own?.at === frame.system && servesSide(look, leader) === REBEL && !isCaptured(box, own);
  });
}

function namedBy(state: State, frame: EffectFrame, { leader }: Step): readonly LeaderIndex[] {
  switch (leader) {
    case "assigned":
      return frame.leaders;
    case "rebel-here":
      return [...state.leaders.keys()];
    case "target":
      return [frame.target];
    case "card-leader":
      return [frame.leader];
  }
}

/**
 * Captures the leader, and moves the captive and the captors to the chosen system. Only then, and after responses to
 * the capture, does the game check whether an Imperial unit guards the captive.
 */
function take(work: GameWork, frame: EffectFrame, step: Step, leader: LeaderIndex): void {
  captureLeader(work, leader, causeOf(work, frame, "reb.captured.by-cards"));
  const to = step.to === "chosen" ? frame.chosen[0] : undefined;
  if (to !== undefined) {
    const cause = causeOf(work, frame, "reb.mission.success-effect");
    for (const one of [leader, ...frame.leaders]) moveLeader(work, one, to, cause);
  }
  const system = to ?? frame.system;
  work.change(frame, { notes: [system] });
  openWindow(work, "leader-captured", REBEL, system);
}
