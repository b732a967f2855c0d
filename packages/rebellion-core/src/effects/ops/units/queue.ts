import { at, nextPicks } from "@sw/tabletop";
import type { Icon } from "../../../language/language.ts";
import { type Box, iconsOf, queueSpaceOf, unitNamed, unitsOfIcon } from "../../../state/box.ts";
import { NO_UNIT, type UnitIndex } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import { sideNamed } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { queueUnits } from "../../../units/queue.ts";
import { supplyOf, unitsOf } from "../../../units/units.ts";
import { advance, ask, type Choice, causeOf, type Deed, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"queue-by-icons">;

/** One unit of a named type to a space of the build queue, if there is one left. */
export const queueUnit: Deed<InstructionOf<"queue-units">> = {
  run(work, frame, { faction, type, space: usual, spaceOfTwo }) {
    const { box } = work;
    const space = frame.leaders.length > 1 && spaceOfTwo !== undefined ? spaceOfTwo : usual;
    const unit = unitNamed(box, type);
    const count = Math.min(1, supplyOf(box, work.state, unit));
    const cause = causeOf(work, frame, "reb.build.effect-from-supply");
    queueUnits(work, sideNamed(faction), unitsOf(box, unit, count), space, cause);
    advance(work, frame);
    return false;
  },
};

/**
 * One unit per resource icon of the system, whatever its loyalty (reb.resource.ability-uses-all). Options: `take-unit`
 * where an icon builds several types that are left; of equal icons the later one gives no earlier type. The running icon
 * and the type that the last one gave are noted.
 */
export const queueByIcons: Choice<Step> = {
  run(work, frame, step) {
    const icon = iconAt(work.box, work.state, frame);
    if (icon === undefined) {
      advance(work, frame);
      return false;
    }
    const types = typesOpen(work.box, work.state, frame, step, icon);
    if (types.length > 1) return true;
    queue(work, frame, step, types[0]);
    return false;
  },
  question(box, state, frame) {
    const { chair } = frame;
    const icon = iconAt(box, state, frame);
    const context = { shape: icon?.shape ?? "", theater: icon?.theater ?? "" } as const;
    return ask(box, state, frame, { chair, kind: "queue-unit", rule: "reb.resource.determine-units" }, context);
  },
  options(box, state, frame, step) {
    const icon = iconAt(box, state, frame);
    const types = icon === undefined ? [] : typesOpen(box, state, frame, step, icon);
    return types.map((unit) => ({ type: "take-unit", subject: at(box.units, unit).id }));
  },
  take(work, frame, step, action) {
    if (action.type === "take-unit") queue(work, frame, step, work.box.unitsById.get(action.subject)?.index);
  },
};

/** The icons that a place has now: none once it is destroyed, by the faq rulings (reb.faq.destroyed-no-icons). */
export function iconsNow(box: Box, state: State, place: number): readonly Icon[] {
  if (place < 0 || (state.config.rulings === "faq" && at(state.places, place).destroyed)) return [];
  return iconsOf(box, place);
}

function iconAt(box: Box, state: State, { system, notes }: EffectFrame): Icon | undefined {
  return iconsNow(box, state, system)[notes[0] ?? 0];
}

/** Types that the running icon can give, so that the equal icons behind it can still be used as far as possible. */
function typesOpen(box: Box, state: State, frame: EffectFrame, step: Step, icon: Icon): readonly UnitIndex[] {
  const icons = iconsNow(box, state, frame.system);
  const index = frame.notes[0] ?? 0;
  const alike = (one: Icon | undefined): boolean => one?.shape === icon.shape && one.theater === icon.theater;
  const last = alike(icons[index - 1]) ? (frame.notes[1] ?? NO_UNIT) : NO_UNIT;
  const items = unitsOfIcon(box, sideNamed(step.faction), icon)
    .map((kind) => ({ key: kind.index, count: supplyOf(box, state, kind.index) }))
    .filter(({ key, count }) => key >= last && count > 0);
  const ahead = icons.slice(index).findIndex((one) => !alike(one));
  return nextPicks(items, [], ahead < 0 ? icons.length - index : ahead).map(({ key }) => key);
}

function queue(work: GameWork, frame: EffectFrame, step: Step, unit: UnitIndex | undefined): void {
  const space = queueSpaceOf(work.box, frame.system);
  if (unit !== undefined && space !== null) {
    const cause = causeOf(work, frame, "reb.build.effect-from-supply");
    queueUnits(work, sideNamed(step.faction), unitsOf(work.box, unit, 1), space, cause);
  }
  work.change(frame, { notes: [(frame.notes[0] ?? 0) + 1, unit ?? NO_UNIT] });
}
