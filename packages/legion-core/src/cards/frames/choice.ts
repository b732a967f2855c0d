import { at, finiteKind, withPicked } from "@sw/tabletop";
import type { Box } from "../../state/box.ts";
import type { ChoiceHook } from "../../state/hooks/keyword.ts";
import { oneOf } from "../../state/hooks/played.ts";
import { unitId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { type Side, seatOf } from "../../state/seats.ts";
import { unitChoices, unitChosen } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { listedUnits, unitRun } from "../../units/choosing.ts";
import { choosable } from "../../units/spared.ts";
import { whyNotChosen } from "../../units/why-not.ts";

type Frame = FrameOf<"choice">;

/** Units being chosen for a keyword; what it does with them stands in its entry. */
export function choiceKind(box: Box): Kind<"choice"> {
  const hookOf = ({ source }: Frame): ChoiceHook => {
    const hook = oneOf(box.keywords, source, "choice");
    if (hook === undefined) throw new RangeError(`keyword ${source} asks for no choice`);
    return hook;
  };
  const ownerOf = ({ state }: Pick<Look, "state">, { unit }: Frame): Side => at(state.units, unit).owner;
  const left = (frame: Frame): number => {
    const { most } = hookOf(frame);
    return (most === "value" ? frame.value : most) - frame.chosen.length;
  };
  /** Units that may be chosen next, in any order. */
  const open = (look: Look, frame: Frame, chosen = frame.chosen): readonly number[] =>
    left(frame) <= 0
      ? []
      : choosable(look, hookOf(frame).candidates(look, frame, chosen), frame.source, ownerOf(look, frame));
  /** True if no more may be chosen than have to be, each once. */
  const isNoChoice = (look: Look, frame: Frame, units: readonly number[]): boolean => {
    if (hookOf(frame).may || units.length > left(frame)) return false;
    return (
      units.length === 1 || !units.some((unit) => open(look, frame, withPicked(frame.chosen, unit)).includes(unit))
    );
  };
  const choose = (work: GameWork, frame: Frame, unit: number): void =>
    work.setTop(frame, { ...frame, chosen: withPicked(frame.chosen, unit) });
  const finish = (work: GameWork, frame: Frame): void => {
    work.pop(frame);
    hookOf(frame).take(work, frame, frame.chosen);
  };
  return finiteKind(
    {
      run(work, frame) {
        const units = open(work, frame);
        const [first] = units;
        if (first === undefined) finish(work, frame);
        else if (isNoChoice(work, frame, units)) choose(work, frame, first);
        else return true;
        return false;
      },
      question(state, frame) {
        const { source, unit, chosen } = frame;
        const context = { keyword: source, unit: unitId(state, unit), chosen: chosen.map((one) => unitId(state, one)) };
        return { seat: seatOf(ownerOf({ state }, frame)), kind: "choose-unit", rule: hookOf(frame).rule, context };
      },
      options(state, frame) {
        const { may } = hookOf(frame);
        const units = unitChoices(state, listedUnits(open({ box, state }, frame), frame.chosen, may ? 0 : left(frame)));
        return may ? [...units, { type: "done" }] : units;
      },
      picks: (state, frame) =>
        unitRun(state, open({ box, state }, frame), frame.chosen, (work, chosen) =>
          work.setTop(frame, { ...frame, chosen }),
        ),
      take(work, frame, action) {
        const unit = unitChosen(work.state, action);
        if (unit === undefined) finish(work, frame);
        else choose(work, frame, unit);
      },
    },
    (state, frame, action, options) =>
      whyNotChosen({
        look: { box, state },
        rule: hookOf(frame).rule,
        takes: "choose-unit",
        action,
        options,
        chosen: frame.chosen,
        find: (look) => open(look, frame),
        otherwise: "not-to-be-chosen",
      }),
  );
}
