import { at, copiesLeft, nextPicks, type Pickable } from "@sw/tabletop";
import { noteBunker } from "../../../construction/build.ts";
import type { Icon } from "../../../language/language.ts";
import { iconsNow } from "../../../markers/systems.ts";
import { queueSpaceOf, unitNamed, unitsOfIcon } from "../../../state/box.ts";
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

/** Puts one unit of a named type on a space of the build queue, if one is left. */
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
 * Queues one unit per resource icon of the system, regardless of its loyalty (reb.resource.ability-uses-all). Options:
 * `take-unit` if an icon builds several types that are left; equal icons are used in any order. The notes hold the
 * current icon and the picked type that is last in the catalogue.
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

/** Returns the types that the current icon can build, and the number of equal icons in a row from it. */
export function queueRun(
  look: Look,
  frame: EffectFrame,
  step: Step,
): { readonly items: readonly Pickable[]; readonly icons: number } {
  const icon = iconAt(look, frame);
  return { items: icon === undefined ? [] : itemsOf(look, step, icon), icons: alikeFrom(look, frame) };
}

/** Whether the supply has a unit for an icon of the place. */
export function canQueueByIcons(look: Look, step: Step, place: number): boolean {
  return iconsNow(look, place).some((icon) => itemsOf(look, step, icon).length > 0);
}

function iconAt(look: Look, { system, notes }: EffectFrame): Icon | undefined {
  return iconsNow(look, system)[notes[0] ?? 0];
}

/**
 * Lists the types offered for the current icon. Types that would leave too few units for the equal icons after it are
 * not listed.
 */
function typesOpen(look: Look, frame: EffectFrame, step: Step, icon: Icon): readonly UnitIndex[] {
  return listedTypes(itemsOf(look, step, icon), lastOf(look, frame), alikeFrom(look, frame));
}

/** Lists the types that an icon can build, with the number left of each. */
function itemsOf(look: Look, step: Step, icon: Icon): readonly Pickable[] {
  return unitsOfIcon(look.box, sideOfFaction(step.faction), icon)
    .map((kind) => ({ key: kind.index, count: supplyOf(look, kind.index) }))
    .filter(({ count }) => count > 0);
}

/**
 * Lists the types to offer: none before the last type picked, unless too few units of later types are left for the
 * picks still needed.
 */
export function listedTypes(items: readonly Pickable[], last: UnitIndex, needed: number): readonly UnitIndex[] {
  const later = items.filter(({ key }) => key >= last);
  const enough = copiesLeft(later, []) >= Math.min(needed, copiesLeft(items, []));
  return nextPicks(enough ? later : items, [], needed).map(({ key }) => key);
}

/** Returns the last type in catalogue order that was picked for earlier icons equal to the current one. */
function lastOf(look: Look, { system, notes }: EffectFrame): UnitIndex {
  const icons = iconsNow(look, system);
  const index = notes[0] ?? 0;
  return areAlike(icons[index - 1], icons[index]) ? (notes[1] ?? NO_UNIT) : NO_UNIT;
}

/** Counts the equal icons in a row from the current one, including it. */
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
    const side = sideOfFaction(step.faction);
    noteBunker(work, side, unit);
    queueUnits(work, side, unitsOf(work.box, unit, 1), space, cause);
  }
  const last = lastOf(work, frame);
  work.change(frame, { notes: [(frame.notes[0] ?? 0) + 1, Math.max(last, unit ?? NO_UNIT)] });
}
