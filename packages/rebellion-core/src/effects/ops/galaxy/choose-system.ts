import { at, nextPicks } from "@sw/tabletop";
import { isHidden, narrowBase } from "../../../base/base.ts";
import { takeRuledOut } from "../../../base/solo.ts";
import { conditionsOf } from "../../../conditions/possible.ts";
import { systemsWhere } from "../../../conditions/where.ts";
import type { RuleId } from "../../../rules/ids.ts";
import { type Box, placeNamed } from "../../../state/box.ts";
import type { SystemIndex } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { ADMIRAL, type Chair, GENERAL } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import {
  advance,
  ask,
  type Choice,
  causeOf,
  choiceRule,
  deciderOf,
  type InstructionOf,
  notedRun,
  notePick,
} from "../op.ts";

type Step = InstructionOf<"choose-system">;

/** Chooses the systems stored in `chosen`, in any order. Options: `choose-system`, ascending. */
export const chooseSystem: Choice<Step> = {
  run(work, frame, step) {
    const found = choosable(work, frame, step);
    const count = Math.min(step.count ?? 1, found.length);
    if (frame.notes.length < count && found.length > count) return true;
    finish(work, frame, step, found.length > count ? frame.notes : found);
    return false;
  },
  question(look, frame, step) {
    const left = (step.count ?? 1) - frame.notes.length;
    const rule = ruleOf(look.box, frame, step);
    return ask(look, frame, { chair: chairOf(look.state, frame, step), kind: "choose-system", rule }, { left });
  },
  options: (look, frame, step) =>
    open(look, frame, step).map((system) => ({ type: "choose-system", subject: at(look.box.placeIds, system) })),
  picks: (look, frame, step) =>
    notedRun(frame, unchosen(look, frame, step), (system) => ({
      type: "choose-system",
      subject: at(look.box.placeIds, system),
    })),
  refusal(look, frame, step, action) {
    if (action.type !== "choose-system") return undefined;
    const fits = choosable(look, frame, step).some((one) => look.box.placeIds[one] === action.subject);
    return fits ? forbidden(ruleOf(look.box, frame, step), "picked-already", { system: action.subject }) : undefined;
  },
  take(work, frame, _step, action) {
    if (action.type === "choose-system") notePick(work, frame, placeNamed(work.box, action.subject));
  },
};

/** Lists all systems that the step can choose, including those already chosen. */
export function choosable(look: Look, frame: EffectFrame, step: Step): readonly SystemIndex[] {
  return systemsWhere(look, conditionsOf(look.state, step), { system: frame.system });
}

/** Lists the systems that can be chosen next. */
function unchosen(look: Look, frame: EffectFrame, step: Step): readonly SystemIndex[] {
  return choosable(look, frame, step).filter((system) => !frame.notes.includes(system));
}

function open(look: Look, frame: EffectFrame, step: Step): readonly SystemIndex[] {
  const items = [...unchosen(look, frame, step), ...frame.notes]
    .sort((a, b) => a - b)
    .map((key) => ({ key, count: 1 }));
  return nextPicks(items, frame.notes, (step.count ?? 1) - frame.notes.length).map(({ key }) => key);
}

/** Whether a step chooses a system by the region of the hidden Rebel base. The choice then reveals that region. */
function isAboutBase({ where }: Step): boolean {
  return where.some((one) => "sameRegionAs" in one && one.sameRegionAs === "base-system");
}

function chairOf(state: State, frame: EffectFrame, step: Step): Chair {
  return deciderOf(state, frame, step.by, isAboutBase(step) ? GENERAL : ADMIRAL);
}

function ruleOf(box: Box, frame: EffectFrame, step: Step): RuleId {
  if (isAboutBase(step)) return "reb.cheating.true-base-system";
  return step.where.some((one) => "closestWith" in one) ? "reb.system.closest-tie" : choiceRule(box, frame);
}

function finish(work: GameWork, frame: EffectFrame, step: Step, chosen: readonly SystemIndex[]): void {
  const [first] = chosen;
  if (isAboutBase(step) && first !== undefined && isHidden(work.state)) tellRegion(work, frame, first);
  advance(work, frame, { chosen });
}

/** Reveals that the base is in the region of the chosen system, which everyone sees. */
function tellRegion(work: GameWork, frame: EffectFrame, system: SystemIndex): void {
  const { systems } = work.box;
  const region = (one: SystemIndex): boolean => at(systems, one).region === at(systems, system).region;
  const cause = causeOf(work, frame, "reb.cheating.true-base-system");
  narrowBase(work, region);
  work.revealed = true;
  work.emit({
    type: "base-told",
    systems: systems.flatMap(({ id }, index) => (region(index) ? [id] : [])),
    among: true,
    ...cause,
  });
  takeRuledOut(work, (one) => !region(one), cause);
}
