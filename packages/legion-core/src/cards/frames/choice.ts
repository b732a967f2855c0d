import { at, finiteKind, withPicked } from "@sw/tabletop";
import type { ChoiceHook } from "../../state/hooks/keyword.ts";
import { oneOf } from "../../state/hooks/played.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { type Side, seatOf } from "../../state/seats.ts";
import { unitChoices, unitChosen } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { listedUnits, unitRun } from "../../units/choosing.ts";
import { choosable } from "../../units/spared.ts";
import { whyNotChosen } from "../../units/why-not.ts";

type Frame = FrameOf<"choice">;

/** A choice of units for a keyword. The keyword's entry defines what happens to them. */
export const choiceKind: Kind<"choice"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const units = open(work, frame);
      const [first] = units;
      if (first === undefined) finish(work, frame);
      else if (isNoChoice(work, frame, units)) choose(work, frame, first);
      else return true;
      return false;
    },
    question(look, frame) {
      const { state } = look;
      const { source, unit, chosen } = frame;
      const context = { keyword: source, unit: unitId(state, unit), chosen: chosen.map((one) => unitId(state, one)) };
      return { seat: seatOf(ownerOf(look, frame)), kind: "choose-unit", rule: hookOf(look, frame).rule, context };
    },
    options(look, frame) {
      const { may } = hookOf(look, frame);
      const units = unitChoices(look.state, listedUnits(open(look, frame), frame.chosen, may ? 0 : left(look, frame)));
      return may ? [...units, { type: "done" }] : units;
    },
    picks: (look, frame) =>
      unitRun(look.state, open(look, frame), frame.chosen, (work, chosen) => work.change(frame, { chosen })),
    take(work, frame, action) {
      const unit = unitChosen(work.state, action);
      if (unit === undefined) finish(work, frame);
      else choose(work, frame, unit);
    },
  },
  (look, frame, action, options) =>
    whyNotChosen({
      look,
      rule: hookOf(look, frame).rule,
      takes: "choose-unit",
      action,
      options,
      chosen: frame.chosen,
      find: (told) => open(told, frame),
    }),
);

function hookOf({ box }: Look, { source }: Frame): ChoiceHook {
  const hook = oneOf(box.keywords, source, "choice");
  if (hook === undefined) throw new RangeError(`keyword ${source} asks for no choice`);
  return hook;
}

function ownerOf({ state }: Look, { unit }: Frame): Side {
  return at(state.units, unit).owner;
}

/** Returns how many more units may be chosen. */
function left(look: Look, frame: Frame): number {
  const { most } = hookOf(look, frame);
  return (most === "value" ? frame.value : most) - frame.chosen.length;
}

/** Lists the units that may be chosen next, in any order. */
function open(look: Look, frame: Frame, chosen = frame.chosen): readonly number[] {
  if (left(look, frame) <= 0) return [];
  return choosable(look, hookOf(look, frame).candidates(look, frame, chosen), frame.source, ownerOf(look, frame));
}

/** Whether there is nothing to choose, because all of these units must be chosen. */
function isNoChoice(look: Look, frame: Frame, units: readonly number[]): boolean {
  if (hookOf(look, frame).may || units.length > left(look, frame)) return false;
  return units.length === 1 || !units.some((unit) => open(look, frame, withPicked(frame.chosen, unit)).includes(unit));
}

function choose(work: GameWork, frame: Frame, unit: UnitIndex): void {
  work.change(frame, { chosen: withPicked(frame.chosen, unit) });
}

function finish(work: GameWork, frame: Frame): void {
  work.pop(frame);
  hookOf(work, frame).take(work, frame, frame.chosen);
}
