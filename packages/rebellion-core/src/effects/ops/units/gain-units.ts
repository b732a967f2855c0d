import { at, copiesLeft, type Pickable } from "@sw/tabletop";
import type { UnitsWanted } from "../../../language/language.ts";
import type { Action } from "../../../state/actions.ts";
import { type Box, placeNamed, type UnitKind, unitNamed } from "../../../state/box.ts";
import { NO_UNIT, type PlaceIndex, type UnitIndex } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { DONE, openRun } from "../../../state/offers.ts";
import { type Side, sideOfFaction } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { destroyUnits, placeUnits } from "../../../units/board.ts";
import { supplyOf, unitsOf } from "../../../units/units.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf, placeOf } from "../op.ts";
import { listedTypes } from "./queue.ts";

type Step = InstructionOf<"gain-units">;

/**
 * The current entry, how many units of it are gained or given up, and the type gained last. `freeing` is the type for
 * which a unit of the side must be destroyed. {@link NO_UNIT} stands for no type.
 */
interface Progress {
  readonly entry: number;
  readonly done: number;
  readonly last: UnitIndex;
  readonly freeing: UnitIndex;
}

/**
 * Gains units from the supply at a place. Options: `take-unit`, in any order, if an icon allows several types, listed
 * in catalogue order. By the FAQ, if the supply lacks a type, `destroy` one of the side's units of it elsewhere, by
 * place, or `done` to gain none (reb.faq.gain-from-board).
 */
export const gainUnits: Choice<Step> = {
  run(work, frame, step) {
    const progress = progressOf(frame);
    const wanted = step.units[progress.entry];
    const place = placeOf(work, frame, step.at);
    if (wanted === undefined || place === undefined) {
      advance(work, frame);
      return false;
    }
    if (progress.done >= wanted.count) return goOn(work, frame, nextEntry(progress));
    if (progress.freeing !== NO_UNIT) return true;
    const items = itemsOf(work, frame, step);
    const [only] = items.map(({ key }) => key);
    if (items.length > 1 && copiesLeft(items, []) > wanted.count - progress.done) return true;
    if (only === undefined) return goOn(work, frame, nextEntry(progress));
    // A named type comes all at once; with an icon another type may follow.
    return takeType(work, frame, step, only, "type" in wanted ? wanted.count - progress.done : 1);
  },
  question(look, frame, step) {
    const { freeing } = progressOf(frame);
    const place = at(look.box.placeIds, placeOf(look, frame, step.at) ?? 0);
    if (freeing === NO_UNIT) {
      return ask(look, frame, { chair: frame.chair, kind: "gain-unit", rule: "reb.deploy.gain" }, { place });
    }
    const unit = at(look.box.units, freeing).id;
    const asked = { chair: frame.chair, kind: "free-unit", rule: "reb.faq.gain-from-board" } as const;
    return ask(look, frame, asked, { place, unit });
  },
  options(look, frame, step) {
    const { box } = look;
    const { freeing } = progressOf(frame);
    if (freeing === NO_UNIT) {
      return typesOpen(look, frame, step).map((unit) => ({ type: "take-unit", subject: at(box.units, unit).id }));
    }
    const unit = at(box.units, freeing).id;
    const options: Action[] = placesWith(look, frame, step, freeing).map((place) => ({
      type: "destroy",
      subject: unit,
      at: at(box.placeIds, place),
    }));
    if (!hasSupply(look, frame, step)) options.push(DONE);
    return options;
  },
  picks(look, frame, step) {
    if (progressOf(frame).freeing !== NO_UNIT) return undefined;
    const items = itemsOf(look, frame, step);
    return openRun(items.map(({ key }) => ({ type: "take-unit", subject: at(look.box.units, key).id })));
  },
  take(work, frame, step, action) {
    const progress = progressOf(frame);
    if (action.type === "take-unit") {
      takeType(work, frame, step, unitNamed(work.box, action.subject), 1);
    } else if (action.type === "destroy" && typeof action.at === "string") {
      const side = sideOfFaction(step.faction);
      const from = placeNamed(work.box, action.at);
      const cause = causeOf(work, frame, "reb.faq.gain-from-board");
      destroyUnits(work, side, unitsOf(work.box, progress.freeing, 1), from, cause);
      gain(work, frame, step, progress.freeing, 1);
    } else {
      goOn(work, frame, nextEntry(progress));
    }
  },
};

function progressOf({ notes }: EffectFrame): Progress {
  return { entry: notes[0] ?? 0, done: notes[1] ?? 0, last: notes[2] ?? NO_UNIT, freeing: notes[3] ?? NO_UNIT };
}

function goOn(work: GameWork, frame: EffectFrame, { entry, done, last, freeing }: Progress): false {
  work.change(frame, { notes: [entry, done, last, freeing] });
  return false;
}

function nextEntry({ entry }: Progress): Progress {
  return { entry: entry + 1, done: 0, last: NO_UNIT, freeing: NO_UNIT };
}

/**
 * Lists the types of the next unit. The count of each adds the supply and the side's units that may be destroyed for
 * it.
 */
function itemsOf(look: Look, frame: EffectFrame, step: Step): readonly Pickable[] {
  const items: Pickable[] = typesOf(look.box, sideOfFaction(step.faction), at(step.units, progressOf(frame).entry)).map(
    ({ index }) => ({
      key: index,
      count: supplyOf(look, index) + freeable(look, frame, step, index),
    }),
  );
  return items.filter(({ count }) => count > 0);
}

/** Lists the types offered next: none before the last type picked, unless too few units of later types are left. */
function typesOpen(look: Look, frame: EffectFrame, step: Step): readonly UnitIndex[] {
  const { entry, done, last } = progressOf(frame);
  return listedTypes(itemsOf(look, frame, step), last, at(step.units, entry).count - done);
}

/** Whether the supply has a unit of any kind that the step gains. */
export function isInSupply(look: Look, { faction, units }: Step): boolean {
  const types = units.flatMap((wanted) => typesOf(look.box, sideOfFaction(faction), wanted));
  return types.some(({ index }) => supplyOf(look, index) > 0);
}

function typesOf(box: Box, side: Side, wanted: UnitsWanted): readonly UnitKind[] {
  return box.units.filter(({ side: of, id, entry: { buildIcon } }) => {
    if (of !== side) return false;
    if ("type" in wanted) return id === wanted.type;
    const fits = wanted.theater === "any" || buildIcon?.theater === wanted.theater;
    return fits && buildIcon?.shape === wanted.shape;
  });
}

/** Counts the side's units on other places that may be destroyed to gain one of their type. */
function freeable(look: Look, frame: EffectFrame, step: Step, unit: UnitIndex): number {
  let total = 0;
  for (const place of placesWith(look, frame, step, unit)) total += at(at(look.state.places, place).units, unit);
  return total;
}

/**
 * Lists the other places with units of the type that may be destroyed for it. By the rulebook there are none, and a
 * space station is never destroyed for this (reb.faq.never-destroy-own-death-star).
 */
function placesWith(look: Look, frame: EffectFrame, step: Step, unit: UnitIndex): readonly PlaceIndex[] {
  const { box, state } = look;
  if (state.config.rulings === "book" || at(box.units, unit).entry.class === "space-station") return [];
  const to = placeOf(look, frame, step.at);
  return state.places.flatMap(({ units }, place) => (place !== to && at(units, unit) > 0 ? [place] : []));
}

/** Whether a wanted type can still be gained without destroying a unit. */
function hasSupply(look: Look, frame: EffectFrame, step: Step): boolean {
  const { entry, last } = progressOf(frame);
  const types = typesOf(look.box, sideOfFaction(step.faction), at(step.units, entry));
  return types.some(({ index }) => index >= last && supplyOf(look, index) > 0);
}

/**
 * Gains units of the type from the supply, at most `count`. If the supply has none, asks which of the side's units to
 * destroy for it.
 */
function takeType(work: GameWork, frame: EffectFrame, step: Step, unit: UnitIndex, count: number): false {
  const supply = supplyOf(work, unit);
  if (supply > 0) return gain(work, frame, step, unit, Math.min(supply, count));
  return goOn(work, frame, { ...progressOf(frame), freeing: unit });
}

function gain(work: GameWork, frame: EffectFrame, step: Step, unit: UnitIndex, count: number): false {
  const { entry, done, last } = progressOf(frame);
  const place = placeOf(work, frame, step.at) ?? 0;
  const cause = causeOf(work, frame, "reb.deploy.gain");
  placeUnits(work, sideOfFaction(step.faction), unitsOf(work.box, unit, count), place, "gained", cause);
  return goOn(work, frame, { entry, done: done + count, last: Math.max(last, unit), freeing: NO_UNIT });
}
