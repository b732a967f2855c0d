import { at, copiesLeft, nextPicks, type Pickable } from "@sw/tabletop";
import type { Icon } from "../../../language/language.ts";
import { iconsOf, queueSpaceOf, unitNamed, unitsOfIcon } from "../../../state/box.ts";
import { NO_UNIT, type UnitIndex } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { openRun } from "../../../state/offers.ts";
import { sideOfFaction } from "../../../state/seats.ts";
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
    const count = Math.min(1, supplyOf(work, unit));
    const cause = causeOf(work, frame, "reb.build.effect-from-supply");
    queueUnits(work, sideOfFaction(faction), unitsOf(box, unit, count), space, cause);
    advance(work, frame);
    return false;
  },
};

/**
 * One unit per resource icon of the system, whatever its loyalty (reb.resource.ability-uses-all). Options: `take-unit`
 * where an icon builds several types that are left; what equal icons give is picked in any order. The running icon and the type
 * given that comes last in the catalogue are noted.
 */
export const queueByIcons: Choice<Step> = {
  run(work, frame, step) {
    const icon = iconAt(work, frame);
    if (icon === undefined) {
      advance(work, frame);
      return false;
    }
    const items = itemsOf(work, step, icon);
    if (items.length > 1 && copiesLeft(items, []) > alikeFrom(work, frame)) return true;
    queue(work, frame, step, items[0]?.key);
    return false;
  },
  question(look, frame) {
    const { chair } = frame;
    const icon = iconAt(look, frame);
    const context = { shape: icon?.shape ?? "", theater: icon?.theater ?? "" } as const;
    return ask(look, frame, { chair, kind: "queue-unit", rule: "reb.resource.determine-units" }, context);
  },
  options(look, frame, step) {
    const icon = iconAt(look, frame);
    const types = icon === undefined ? [] : typesOpen(look, frame, step, icon);
    return types.map((unit) => ({ type: "take-unit", subject: at(look.box.units, unit).id }));
  },
  picks(look, frame, step) {
    const icon = iconAt(look, frame);
    const items = icon === undefined ? [] : itemsOf(look, step, icon);
    return openRun(items.map(({ key }) => ({ type: "take-unit", subject: at(look.box.units, key).id })));
  },
  take(work, frame, step, action) {
    if (action.type === "take-unit") queue(work, frame, step, work.box.unitsById.get(action.subject)?.index);
  },
};

/** Whether the supply has a unit for an icon of the place. */
export function canQueueByIcons(look: Look, step: Step, place: number): boolean {
  return iconsNow(look, place).some((icon) => itemsOf(look, step, icon).length > 0);
}

/** The icons that a place has now: none once it is destroyed, by the faq rulings (reb.faq.destroyed-no-icons). */
export function iconsNow({ box, state }: Look, place: number): readonly Icon[] {
  if (place < 0 || (state.config.rulings === "faq" && at(state.places, place).destroyed)) return [];
  return iconsOf(box, place);
}

function iconAt(look: Look, { system, notes }: EffectFrame): Icon | undefined {
  return iconsNow(look, system)[notes[0] ?? 0];
}

/** Types that the running icon can give, so that the equal icons behind it can still be used as far as possible. */
function typesOpen(look: Look, frame: EffectFrame, step: Step, icon: Icon): readonly UnitIndex[] {
  return listedTypes(itemsOf(look, step, icon), lastOf(look, frame), alikeFrom(look, frame));
}

/** Types that an icon can give, as many of each as are left. */
function itemsOf(look: Look, step: Step, icon: Icon): readonly Pickable[] {
  return unitsOfIcon(look.box, sideOfFaction(step.faction), icon)
    .map((kind) => ({ key: kind.index, count: supplyOf(look, kind.index) }))
    .filter(({ count }) => count > 0);
}

/** Of the types that can be had those that are listed: none before the last, unless fewer than are needed are left behind it. */
export function listedTypes(items: readonly Pickable[], last: UnitIndex, needed: number): readonly UnitIndex[] {
  const later = items.filter(({ key }) => key >= last);
  const enough = copiesLeft(later, []) >= Math.min(needed, copiesLeft(items, []));
  return nextPicks(enough ? later : items, [], needed).map(({ key }) => key);
}

/** The last type, in the catalogue's order, that an equal icon before the running one has given. */
function lastOf(look: Look, { system, notes }: EffectFrame): UnitIndex {
  const icons = iconsNow(look, system);
  const index = notes[0] ?? 0;
  return areAlike(icons[index - 1], icons[index]) ? (notes[1] ?? NO_UNIT) : NO_UNIT;
}

/** How many icons equal to the running one follow in a row, that one included. */
function alikeFrom(look: Look, { system, notes }: EffectFrame): number {
  const icons = iconsNow(look, system).slice(notes[0] ?? 0);
  const other = icons.findIndex((one) => !areAlike(one, icons[0]));
  return other < 0 ? icons.length : other;
}

function areAlike(one: Icon | undefined, other: Icon | undefined): boolean {
  return one !== undefined && one.shape === other?.shape && one.theater === other.theater;
}

function queue(work: GameWork, frame: EffectFrame, step: Step, unit: UnitIndex | undefined): void {
  const space = queueSpaceOf(work.box, frame.system);
  if (unit !== undefined && space !== null) {
    const cause = causeOf(work, frame, "reb.build.effect-from-supply");
    queueUnits(work, sideOfFaction(step.faction), unitsOf(work.box, unit, 1), space, cause);
  }
  const last = lastOf(work, frame);
  work.change(frame, { notes: [(frame.notes[0] ?? 0) + 1, Math.max(last, unit ?? NO_UNIT)] });
}
