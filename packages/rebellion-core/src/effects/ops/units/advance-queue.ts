import { at, nextPicks } from "@sw/tabletop";
import { answersTo } from "../../../leaders/leaders.ts";
import type { Action } from "../../../state/actions.ts";
import { type Box, unitNamed } from "../../../state/box.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import { DONE } from "../../../state/offers.ts";
import { sideOf } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { advanceQueued } from "../../../units/queue.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf, note } from "../op.ts";
import { advanceOf, type Queued, queuedAt, queuedUnits, queueKey } from "./queued.ts";

type Step = InstructionOf<"advance-queue">;

/**
 * Queued units that move one space ahead together. Options: `advance`, by space and type and not below the last pick; then
 * `done` once only those that the pictured leader adds are left.
 */
export const advanceQueue: Choice<Step> = {
  run(work, frame, step) {
    const left = step.count + more(work.box, frame, step) - frame.notes.length;
    const picks = left > 0 ? open(work.box, work.state, frame, step) : [];
    const [only] = picks;
    if (only === undefined) finish(work, frame);
    else if (frame.notes.length >= step.count || picks.length > 1) return true;
    else note(work, frame, only.key);
    return false;
  },
  question(box, state, frame, step) {
    const left = step.count + more(box, frame, step) - frame.notes.length;
    const asked = { chair: frame.chair, kind: "advance-queue", rule: "reb.mission.choices-at-success" } as const;
    return ask(box, state, frame, asked, { left });
  },
  options(box, state, frame, step) {
    const options: Action[] = open(box, state, frame, step).map((one) => advanceOf(box, one));
    if (frame.notes.length >= step.count) options.push(DONE);
    return options;
  },
  take(work, frame, _step, action) {
    if (action.type === "advance") {
      note(work, frame, queueKey(work.box, action.space, unitNamed(work.box, action.subject)));
    } else finish(work, frame);
  },
};

function queued(box: Box, state: State, frame: EffectFrame, { spaces }: Step): readonly Queued[] {
  return queuedUnits(box, state, sideOf(frame.chair), spaces, () => true);
}

function open(box: Box, state: State, frame: EffectFrame, step: Step): readonly Queued[] {
  const needed = Math.max(1, step.count - frame.notes.length);
  return nextPicks(queued(box, state, frame, step), frame.notes, needed);
}

/** How many more units may advance because the leader pictured on the mission is assigned to it; 0 if not. */
function more(box: Box, { card, leaders }: EffectFrame, { portraitMore }: Step): number {
  const kind = at(box.cards, card);
  const portrait = kind.type === "mission" ? kind.entry.portrait : null;
  return portrait !== null && leaders.some((leader) => answersTo(box, leader, portrait)) ? portraitMore : 0;
}

function finish(work: GameWork, frame: EffectFrame): void {
  const cause = causeOf(work, frame, "reb.mission.success-effect");
  for (const key of frame.notes) {
    const { space, unit } = queuedAt(work.box, key);
    if (space !== 1) advanceQueued(work, sideOf(frame.chair), unit, space, cause);
  }
  advance(work, frame);
}
