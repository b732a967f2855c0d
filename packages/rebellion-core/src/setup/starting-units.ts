import { at } from "@sw/tabletop";
import { isImperialSystem, isNeutral, isRebelSystem } from "../markers/systems.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "../state/box.ts";
import { GROUND, NOWHERE, type PlaceIndex, type UnitIndex } from "../state/codes.ts";
import { isSolo } from "../state/config.ts";
import type { SetupFrame } from "../state/frames.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { placeUnits } from "../units/board.ts";
import { changedAt, hasSide, unitsOf } from "../units/units.ts";
import { expansionStart, givenUnits, hasStation } from "./expansion-units.ts";

/** The type of unit to be placed next: the first of which some are left; {@link NO_UNIT}: all are placed. */
export function nextUnit({ left }: SetupFrame): UnitIndex {
  return left.findIndex((count) => count > 0);
}

/** The side that places its units in a stage of set-up. */
export function placingSide({ stage }: SetupFrame): Side {
  return stage === "imperial-units" ? IMPERIAL : REBEL;
}

/**
 * True if a place may take starting units of the side by its loyalty: an Imperial system (reb.setup.s8-imperial-placement),
 * or the Rebel Base space and one Rebel or neutral system (reb.setup.s8-rebel-placement); by the faq rulings one without
 * Imperial units (reb.faq.rebel-starting-placement).
 */
export function takesStartingUnits(box: Box, state: State, frame: SetupFrame, place: PlaceIndex): boolean {
  if (frame.stage === "imperial-units") return place !== box.baseSpace && takesImperial(box, state, place);
  if (place === box.baseSpace) return true;
  if (frame.rebelSystem !== NOWHERE) return place === frame.rebelSystem;
  if (state.config.rulings === "faq" || isSolo(state.config) || expansionStart(box, state) !== undefined)
    return !hasSide(box, state, place, IMPERIAL);
  return isRebelSystem(state, place) || isNeutral(state, place);
}

/** An Imperial system; of the expansion's list also the one with the station (rote.setup.units-imperial). */
export function takesImperial(box: Box, state: State, system: PlaceIndex): boolean {
  if (isImperialSystem(state, system)) return true;
  return expansionStart(box, state) !== undefined && hasStation(box, state, system);
}

/** Units of a type go to places in order, so that no set of placements can be made in two ways: not before this one. */
export function firstPlaceFor(box: Box, state: State, unit: UnitIndex): PlaceIndex {
  for (let place = state.places.length - 1; place > 0; place--) {
    if (at(at(state.places, place).units, unit) > givenUnits(box, state, place, unit)) return place;
  }
  return 0;
}

/**
 * True if every Imperial system can still get a ground unit after one of this type went to the place
 * (reb.setup.s8-imperial-minimum): systems behind it from those of this type too, those before it from later types only.
 */
function leavesEnoughGround(box: Box, state: State, { left }: SetupFrame, unit: UnitIndex, to: PlaceIndex): boolean {
  const ground = (index: UnitIndex): boolean => at(box.units, index).theater === GROUND;
  let before = 0;
  let missing = 0;
  for (let system = 0; system < box.systems.length; system++) {
    if (!isImperialSystem(state, system) || hasSide(box, state, system, IMPERIAL, GROUND)) continue;
    if (system === to && ground(unit)) continue;
    missing++;
    if (system < to) before++;
  }
  let later = 0;
  for (let index = unit + 1; index < left.length; index++) if (ground(index)) later += at(left, index);
  return ground(unit) ? before <= later && missing <= later + at(left, unit) - 1 : missing <= later;
}

/** Places that the next unit may go to, ascending. */
export function openPlaces(box: Box, state: State, frame: SetupFrame): readonly PlaceIndex[] {
  const unit = nextUnit(frame);
  const places: PlaceIndex[] = [];
  for (let place = firstPlaceFor(box, state, unit); place <= box.baseSpace; place++) {
    if (takesStartingUnits(box, state, frame, place) && fitsMinimum(box, state, frame, unit, place)) places.push(place);
  }
  return places;
}

/** The least number of ground units binds the Imperial side alone. */
export function fitsMinimum(box: Box, state: State, frame: SetupFrame, unit: UnitIndex, place: PlaceIndex): boolean {
  return frame.stage !== "imperial-units" || leavesEnoughGround(box, state, frame, unit, place);
}

/** The rule of the expansion's list for the units of a stage; of the base list the one given, Imperial or Rebel. */
export function unitsRule(
  box: Box,
  state: State,
  { stage }: SetupFrame,
  [imperial, rebel]: readonly [imperial: RuleId, rebel: RuleId],
): RuleId {
  const expanded = expansionStart(box, state) !== undefined;
  if (stage === "imperial-units") return expanded ? "rote.setup.units-imperial" : imperial;
  return expanded ? "rote.setup.units-rebel" : rebel;
}

/** Places the next unit. */
export function placeNext(work: GameWork, frame: SetupFrame, place: PlaceIndex): void {
  const { box } = work;
  const unit = nextUnit(frame);
  const left = changedAt(frame.left, unit, -1);
  const joins = frame.stage === "rebel-units" && place !== box.baseSpace;
  work.change(frame, { left, rebelSystem: joins ? place : frame.rebelSystem });
  const rule = unitsRule(box, work.state, frame, ["reb.setup.s8-imperial-units", "reb.setup.s8-rebel-units"]);
  placeUnits(work, placingSide(frame), unitsOf(box, unit, 1), place, "setup", { rule, cause: null });
}
