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

/** The side that places its units in a stage of set-up. */
export function placingSide({ stage }: SetupFrame): Side {
  return stage === "imperial-units" ? IMPERIAL : REBEL;
}

/**
 * True if a place may take starting units of the side by its loyalty: an Imperial system (reb.setup.s8-imperial-placement),
 * or the Rebel Base space and one Rebel or neutral system (reb.setup.s8-rebel-placement); by the faq rulings one without
 * Imperial units (reb.faq.rebel-starting-placement).
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

/** An Imperial system; of the expansion's list also the one with the station (rote.setup.units-imperial). */
export function takesImperial(look: Look, system: PlaceIndex): boolean {
  const { box, state } = look;
  if (isImperialSystem(state, system)) return true;
  return expansionStart(box, state) !== undefined && hasStation(look, system);
}

/**
 * Whether every Imperial system can still get a ground unit after one of this type has gone to the place
 * (reb.setup.s8-imperial-minimum). This binds the Imperial side alone.
 */
export function leavesEnoughGround(look: Look, frame: SetupFrame, unit: UnitIndex, to: PlaceIndex): boolean {
  const { box, state } = look;
  const isGround = at(box.units, unit).theater === GROUND;
  if (frame.stage !== "imperial-units" || !isGround) return true;
  const missing = box.systems.filter(
    (_, system) => system !== to && isImperialSystem(state, system) && !hasSide(look, system, IMPERIAL, GROUND),
  );
  return missing.length < countUnits(box, frame.left, ({ theater }) => theater === GROUND);
}

/** A starting unit of a type at a place. */
export interface StartingPick {
  readonly unit: UnitIndex;
  readonly place: PlaceIndex;
}

/** Every pick that can be made next, by type, then by place: each type that is left, wherever it may go. */
export function openStarting(look: Look, frame: SetupFrame): readonly StartingPick[] {
  const picks: StartingPick[] = [];
  for (const [unit, count] of frame.left.entries()) {
    for (let place = 0; count > 0 && place <= look.box.baseSpace; place++) {
      if (!takesStartingUnits(look, frame, place)) continue;
      if (leavesEnoughGround(look, frame, unit, place)) picks.push({ unit, place });
    }
  }
  return picks;
}

/**
 * The picks that follow in order: the first type left goes to the last place that has one or to a place behind it. Where the ground
 * units left are needed at places before it, all picks of the type follow.
 */
export function nextStarting(look: Look, frame: SetupFrame): readonly StartingPick[] {
  const next = frame.left.findIndex((count) => count > 0);
  const open = openStarting(look, frame).filter(({ unit }) => unit === next);
  const last =
    pickedStarting(look, frame)
      .filter(({ unit }) => unit === next)
      .at(-1)?.place ?? 0;
  const following = open.filter(({ place }) => place >= last);
  return following.length > 0 ? following : open;
}

/** The picks that the side has made, by type, then by place. Units that come with the station are none. */
export function pickedStarting(look: Look, frame: SetupFrame): readonly StartingPick[] {
  const side = placingSide(frame);
  return look.box.units.flatMap(({ index: unit, side: owner }) =>
    look.state.places.flatMap(({ units }, place) => {
      const count = owner === side ? at(units, unit) - givenUnits(look, place, unit) : 0;
      return new Array<StartingPick>(Math.max(0, count)).fill({ unit, place });
    }),
  );
}

/** The rule of the expansion's list for the units of a stage; of the base list the one given, Imperial or Rebel. */
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

/** Takes a starting unit back: it can be placed anew. The Rebel system without any unit is open again. */
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
