import { at, finiteKind, subjectsOf, violation } from "@sw/tabletop";
import type { GameBox } from "../../state/box.ts";
import type { ChoiceHook } from "../../state/hooks/keyword.ts";
import { unitId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import { seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { unitChoices, unitChosen } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";

type Frame = FrameOf<"choice">;

/** Units being chosen for a keyword; what it does with them stands in its entry. */
export function choiceKind(box: GameBox): Kind<"choice"> {
  const hookOf = ({ source }: Frame): ChoiceHook => {
    const hook = box.keywords[source]?.choice;
    if (hook === undefined) throw new RangeError(`keyword ${source} asks for no choice`);
    return hook;
  };
  const candidates = (state: State, frame: Frame): readonly number[] => {
    const { most } = hookOf(frame);
    if (frame.chosen.length >= (most === "value" ? frame.value : most)) return [];
    return hookOf(frame).candidates({ box, state }, frame, frame.chosen);
  };
  const finish = (work: GameWork, frame: Frame): void => {
    work.pop(frame);
    hookOf(frame).take(work, frame, frame.chosen);
  };
  return finiteKind(
    {
      run(work, frame) {
        const [only, ...others] = candidates(work.state, frame);
        if (only === undefined) finish(work, frame);
        else if (others.length === 0 && !hookOf(frame).may)
          work.setTop(frame, { ...frame, chosen: [...frame.chosen, only] });
        else return true;
        return false;
      },
      question(state, frame) {
        const { source, unit, chosen } = frame;
        const context = { keyword: source, unit: unitId(state, unit), chosen: chosen.map((one) => unitId(state, one)) };
        return { seat: seatOf(at(state.units, unit).owner), kind: "choose-unit", rule: hookOf(frame).rule, context };
      },
      options(state, frame) {
        const units = unitChoices(state, candidates(state, frame));
        return hookOf(frame).may ? [...units, { type: "done" }] : units;
      },
      take(work, frame, action) {
        const unit = unitChosen(work.state, action);
        if (unit === undefined) finish(work, frame);
        else work.setTop(frame, { ...frame, chosen: [...frame.chosen, unit] });
      },
    },
    (_state, frame, _action, options) =>
      violation(hookOf(frame).rule, "not-to-be-chosen", { units: subjectsOf(options) }),
  );
}
