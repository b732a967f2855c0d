import { at } from "@sw/tabletop";
import { deployUnit } from "../../../construction/deployment.ts";
import type { Action } from "../../../state/actions.ts";
import { NO_PICK } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { DONE, openRun } from "../../../state/offers.ts";
import { sideOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { takeQueued } from "../../../units/queue.ts";
import { isAble } from "../../../units/units.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf, notePick } from "../op.ts";
import { advanceOf, deployable, type Queued } from "./queued.ts";

type Step = InstructionOf<"deploy-queued">;

/**
 * Deploys one queued unit at once, or up to `most` units one after the other, in any order. Options: `advance` by unit
 * and the space that it leaves. With `most`, units before the last pick are not listed, and `done` is added.
 */
export const deployQueued: Choice<Step> = {
  run(work, frame, step) {
    const found = candidates(work, frame, step);
    const [only] = found;
    if (found.length > (step.most === undefined ? 1 : 0)) return true;
    if (only === undefined) advance(work, frame);
    else deploy(work, frame, step, only);
    return false;
  },
  question(look, frame) {
    const asked = { chair: frame.chair, kind: "deploy-queued", rule: "reb.mission.choices-at-success" } as const;
    return ask(look, frame, asked, { place: at(look.box.placeIds, frame.system) });
  },
  options(look, frame, step) {
    const last = frame.notes[frame.notes.length - 1] ?? NO_PICK;
    const listed = candidates(look, frame, step).filter(({ key }) => key >= last);
    const options: Action[] = listed.map((one) => advanceOf(look.box, one));
    if (step.most !== undefined) options.push(DONE);
    return options;
  },
  picks: (look, frame, step) => openRun(candidates(look, frame, step).map((one) => advanceOf(look.box, one))),
  refusal({ box }, _frame, _step, action) {
    const kind = action.type === "advance" ? box.unitsById.get(action.subject) : undefined;
    if (kind === undefined || !isAble(kind, "superstation")) return undefined;
    return forbidden("reb.faq.oversee-project-death-star", "not-here", { unit: kind.id });
  },
  take(work, frame, step, action) {
    if (action.type !== "advance") return advance(work, frame);
    const unit = work.box.unitsById.get(action.subject)?.index;
    const chosen = candidates(work, frame, step).find((one) => one.unit === unit && one.space === action.space);
    if (chosen !== undefined) deploy(work, frame, step, chosen);
  },
};

function candidates(look: Look, frame: EffectFrame, { spaces, most }: Step): readonly Queued[] {
  return frame.notes.length >= (most ?? 1) ? [] : deployable(look, sideOf(frame.chair), frame.system, spaces);
}

function deploy(work: GameWork, frame: EffectFrame, step: Step, { unit, space, key }: Queued): void {
  const side = sideOf(frame.chair);
  takeQueued(work, side, unit, space);
  deployUnit(work, side, unit, frame.system, causeOf(work, frame, "reb.faq.oversee-deploys"));
  if (step.most === undefined) advance(work, frame);
  else notePick(work, frame, key);
}
