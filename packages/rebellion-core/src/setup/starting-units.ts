import { at } from "@sw/tabletop";
import { isImperialSystem, isNeutral, isRebelSystem } from "../markers/systems.ts";
import type { RuleId } from "../rules/ids.ts";
import { GROUND, NOWHERE, type PlaceIndex, type UnitIndex } from "../state/codes.ts";
import { isSolo } from "../state/config.ts";
import type { Cause } from "../state/events.ts";
import type { SetupFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { placeUnits, returnUnits } from "../units/board.ts";
import { changedAt, countUnits, hasSide, unitsOf } from "../units/units.ts";
import { expansionStart, givenUnits, hasStation } from "./expansion-units.ts";

/** Returns the side that places its units in a stage of set-up. */
export function placingSide({ stage }: SetupFrame): Side {
  return stage === "imperial-units" ? IMPERIAL : REBEL;
}

/**
 * Whether a place may take starting units of the side that is placing: an Imperial system
 * (reb.setup.s8-imperial-placement), or the Rebel Base space and one Rebel or neutral system
 * (reb.setup.s8-rebel-placement). By the FAQ rulings the Rebels may choose any system without Imperial units
 * (reb.faq.rebel-starting-placement).
 */
export function takesStartingUnits(look: Look, frame: SetupFrame, place: PlaceIndex): boolean {
  const { box, state } = look;
  if (frame.stage === "imperial-units") return place !== box.baseSpace && takesImperial(look, place);
  if (place === box.baseSpace) return true;
  if (frame.rebelSystem !== NOWHERE) return place === frame.rebelSystem;
  if (state.config.rulings === "faq" || isSolo(state.config) || expansionStart(box, state) !== undefined)
    return !hasSide(look, place, IMPERIAL);
  return isRebelSystem(state, place) || isNeutral(state, place);
}

/**
 * Whether a system takes Imperial starting units: an Imperial system, and with the expansion's list also the one with
 * the station (rote.setup.units-imperial).
 */
export function takesImperial(look: Look, system: PlaceIndex): boolean {
  const { box, state } = look;
  if (isImperialSystem(state, system)) return true;
  return expansionStart(box, state) !== undefined && hasStation(look, system);
}

/**
 * Whether every Imperial system can still get a ground unit after one of this type has gone to the place
 * (reb.setup.s8-imperial-minimum). Always true for the Rebels.
 */
export function leavesEnoughGround(look: Look, frame: SetupFrame, unit: UnitIndex, to: PlaceIndex): boolean {
  if (!countsForMinimum(look, frame, unit)) return true;
  return isEnoughWithout(to, systemsWithoutGround(look), groundLeft(look, frame));
}

function countsForMinimum({ box }: Look, { stage }: SetupFrame, unit: UnitIndex): boolean {
  return stage === "imperial-units" && at(box.units, unit).theater === GROUND;
}

function isEnoughWithout(to: PlaceIndex, missing: readonly PlaceIndex[], ground: number): boolean {
  return missing.length - (missing.includes(to) ? 1 : 0) < ground;
}

/** Returns the Imperial systems that have no Imperial ground unit. */
function systemsWithoutGround(look: Look): readonly PlaceIndex[] {
  const missing: PlaceIndex[] = [];
  for (let system = 0; system < look.box.systems.length; system++) {
    if (isImperialSystem(look.state, system) && !hasSide(look, system, IMPERIAL, GROUND)) missing.push(system);
  }
  return missing;
}

function groundLeft({ box }: Look, { left }: SetupFrame): number {
  return countUnits(box, left, ({ theater }) => theater === GROUND);
}

/** A starting unit type and the place where it goes. */
export interface StartingPick {
  readonly unit: UnitIndex;
  readonly place: PlaceIndex;
}

/**
 * Returns every pick that can be made next: each remaining type in each place that takes it, by type, then by place.
 */
export function openStarting(look: Look, frame: SetupFrame): readonly StartingPick[] {
  const picks: StartingPick[] = [];
  for (const [unit, count] of frame.left.entries()) {
    if (count > 0) for (const place of placesFor(look, frame, unit)) picks.push({ unit, place });
  }
  return picks;
}

/** Returns the places where a starting unit of a type can go, ascending. */
function placesFor(look: Look, frame: SetupFrame, unit: UnitIndex): readonly PlaceIndex[] {
  const isCounted = countsForMinimum(look, frame, unit);
  const missing = isCounted ? systemsWithoutGround(look) : [];
  const ground = isCounted ? groundLeft(look, frame) : 1;
  const places: PlaceIndex[] = [];
  for (let place = 0; place <= look.box.baseSpace; place++) {
    if (takesStartingUnits(look, frame, place) && isEnoughWithout(place, missing, ground)) places.push(place);
  }
  return places;
}

/**
 * Returns the picks that are listed next: of the first remaining type, from the last place that has one on. If the
 * remaining ground units are needed in earlier places, all picks of the type are listed.
 */
export function nextStarting(look: Look, frame: SetupFrame): readonly StartingPick[] {
  const unit = frame.left.findIndex((count) => count > 0);
  if (unit < 0) return [];
  const open = placesFor(look, frame, unit);
  const last = lastPlaceOf(look, unit);
  const following = open.filter((place) => place >= last);
  return (following.length > 0 ? following : open).map((place) => ({ unit, place }));
}

/** Returns the last place in which the side has placed a unit of a type; 0 if there is none. */
function lastPlaceOf(look: Look, unit: UnitIndex): PlaceIndex {
  for (let place = look.state.places.length - 1; place > 0; place--) {
    if (placedAt(look, place, unit) > 0) return place;
  }
  return 0;
}

/** Returns how many units of a type were placed somewhere, without those that came with the station. */
function placedAt(look: Look, place: PlaceIndex, unit: UnitIndex): number {
  return Math.max(0, at(at(look.state.places, place).units, unit) - givenUnits(look, place, unit));
}

/**
 * Returns the picks that the side has made, by type, then by place. Units that came with the station are not included.
 */
export function pickedStarting(look: Look, frame: SetupFrame): readonly StartingPick[] {
  const side = placingSide(frame);
  return look.box.units.flatMap(({ index: unit, side: owner }) =>
    look.state.places.flatMap((_, place) => {
      const count = owner === side ? placedAt(look, place, unit) : 0;
      return new Array<StartingPick>(count).fill({ unit, place });
    }),
  );
}

/**
 * Returns the rule for the units of a stage: that of the expansion's list if it is used, otherwise one of the two
 * given.
 */
export function unitsRule(
  { box, state }: Look,
  { stage }: SetupFrame,
  [imperial, rebel]: readonly [imperial: RuleId, rebel: RuleId],
): RuleId {
  const expanded = expansionStart(box, state) !== undefined;
  if (stage === "imperial-units") return expanded ? "rote.setup.units-imperial" : imperial;
  return expanded ? "rote.setup.units-rebel" : rebel;
}

/** Places a starting unit. */
export function placeStarting(work: GameWork, frame: SetupFrame, { unit, place }: StartingPick): void {
  const { box } = work;
  const joins = frame.stage === "rebel-units" && place !== box.baseSpace;
  work.change(frame, { left: changedAt(frame.left, unit, -1), rebelSystem: joins ? place : frame.rebelSystem });
  placeUnits(work, placingSide(frame), unitsOf(box, unit, 1), place, "setup", causeOf(work, frame));
}

/**
 * Takes a starting unit back, so that it can be placed again. If the Rebel system then has no Rebel unit, the Rebels
 * may choose another system.
 */
export function takeBackStarting(work: GameWork, frame: SetupFrame, { unit, place }: StartingPick): void {
  const { box } = work;
  returnUnits(work, placingSide(frame), unitsOf(box, unit, 1), place, causeOf(work, frame));
  const leaves = place === frame.rebelSystem && !hasSide(work, place, REBEL);
  work.change(frame, {
    left: changedAt(frame.left, unit, 1),
    rebelSystem: leaves ? NOWHERE : frame.rebelSystem,
  });
}

function causeOf({ box, state }: GameWork, frame: SetupFrame): Cause {
  return {
    rule: unitsRule({ box, state }, frame, ["reb.setup.s8-imperial-units", "reb.setup.s8-rebel-units"]),
    cause: null,
  };
}
