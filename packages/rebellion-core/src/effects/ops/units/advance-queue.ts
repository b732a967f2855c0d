import { at, copiesLeft, nextPicks, openPicks } from "@sw/tabletop";
import { answersTo } from "../../../leaders/leaders.ts";
import type { Action } from "../../../state/actions.ts";
import { type Box, unitNamed } from "../../../state/box.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { DONE } from "../../../state/offers.ts";
import { sideOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { advanceQueued } from "../../../units/queue.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf, notedRun, notePick } from "../op.ts";
import { advanceOf, type Queued, queuedAt, queuedUnits, queueKey } from "./queued.ts";

type Step = InstructionOf<"advance-queue">;

/**
 * Moves queued units one space ahead together, picked in any order. Options: `advance`, by space and type. `done` is
 * added once only the extra units granted by the pictured leader remain.
 */
export const advanceQueue: Choice<Step> = {
  run(work, frame, step) {
    const left = step.count + more(work.box, frame, step) - frame.notes.length;
    const all = queued(work, frame, step);
    const picks = left > 0 ? openPicks(all, frame.notes) : [];
    const needed = step.count - frame.notes.length;
    const [first] = picks;
    if (first === undefined) finish(work, frame);
    else if (needed <= 0 || (picks.length > 1 && copiesLeft(all, frame.notes) > needed)) return true;
    else notePick(work, frame, first.key);
    return false;
  },
  question(look, frame, step) {
    const left = step.count + more(look.box, frame, step) - frame.notes.length;
    const asked = { chair: frame.chair, kind: "advance-queue", rule: "reb.mission.choices-at-success" } as const;
    return ask(look, frame, asked, { left });
  },
  options(look, frame, step) {
    const needed = Math.max(0, step.count - frame.notes.length);
    const picks = nextPicks(queued(look, frame, step), frame.notes, needed);
    const options: Action[] = picks.map((one) => advanceOf(look.box, one));
    if (frame.notes.length >= step.count) options.push(DONE);
    return options;
  },
  picks(look, frame, step) {
    const keys = openPicks(queued(look, frame, step), frame.notes).map(({ key }) => key);
    return notedRun(frame, keys, (key) => advanceOf(look.box, queuedAt(look.box, key)));
  },
  take(work, frame, _step, action) {
    if (action.type === "advance") {
      notePick(work, frame, queueKey(work.box, action.space, unitNamed(work.box, action.subject)));
    } else finish(work, frame);
  },
};

function queued(look: Look, frame: EffectFrame, { spaces }: Step): readonly Queued[] {
  return queuedUnits(look, sideOf(frame.chair), spaces, () => true);
}

/**
 * Returns how many more units may advance because the leader pictured on the mission is assigned to it, or 0 if not.
 */
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
