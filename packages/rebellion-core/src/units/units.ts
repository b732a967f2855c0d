import { at } from "@sw/tabletop";
import type { Box, UnitKind } from "../state/box.ts";
import type { PlaceIndex, UnitIndex, Units } from "../state/codes.ts";
import type { Cause, EventBody, UnitsOfType } from "../state/events.ts";
import { factionOf, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** A test for types of unit. */
export type UnitTest = (kind: UnitKind) => boolean;

/** How many units of a place pass the test. */
export function countUnits(box: Box, units: Units, test: UnitTest): number {
  let total = 0;
  for (let index = 0; index < units.length; index++) {
    const count = at(units, index);
    if (count > 0 && test(at(box.units, index))) total += count;
  }
  return total;
}

/** True if a unit there passes the test. */
export function hasUnit(box: Box, units: Units, test: UnitTest): boolean {
  for (let index = 0; index < units.length; index++) {
    if (at(units, index) > 0 && test(at(box.units, index))) return true;
  }
  return false;
}

/** True if the side has a unit at the place, in the theater if one is given. */
export function hasSide(box: Box, state: State, place: PlaceIndex, side: Side, theater?: 0 | 1): boolean {
  const { units } = at(state.places, place);
  return hasUnit(box, units, (kind) => kind.side === side && (theater === undefined || kind.theater === theater));
}

/** True if both sides have units of a theater there. A destroyed system sees no ground battles (reb.destroyed-system.no-ground-battles). */
export function isContested(box: Box, state: State, place: PlaceIndex, theater: 0 | 1): boolean {
  if (theater === 1 && at(state.places, place).destroyed) return false;
  return hasSide(box, state, place, 0, theater) && hasSide(box, state, place, 1, theater);
}

/** Types of units as events name them, those that are there. */
export function listed(box: Box, units: Units): readonly UnitsOfType[] {
  const types: UnitsOfType[] = [];
  for (let index = 0; index < units.length; index++) {
    const count = at(units, index);
    if (count > 0) types.push({ unit: at(box.units, index).id, count });
  }
  return types;
}

/** Units not on the board and not on a build queue: those that can be taken (reb.limits.units). */
export function supplyOf(box: Box, state: State, unit: UnitIndex): number {
  let used = 0;
  for (const place of state.places) used += at(place.units, unit);
  for (const space of state.sides[at(box.units, unit).side].queue) used += at(space, unit);
  for (const frame of state.frames) {
    if (frame.kind === "deploy") used += at(frame.ready, unit);
    if (frame.kind === "setup") used += at(frame.left, unit);
  }
  return at(box.units, unit).entry.count - used;
}

/**
 * Units with some of them added (or, negative, taken away). A copy that is written to: lists made by `map` are of
 * another kind to the engine (holes, fractions), and one reader of several kinds of list is slow.
 */
function withUnits(units: Units, changes: Units, sign: 1 | -1 = 1): Units {
  const sum = units.slice();
  for (let index = 0; index < sum.length; index++) {
    const change = at(changes, index);
    if (change !== 0) sum[index] = at(sum, index) + (sign === 1 ? change : -change);
  }
  return sum;
}

/** Figures in a row, one of them changed. */
export function changedAt(figures: readonly number[], index: number, by: number): readonly number[] {
  const copy = figures.slice();
  copy[index] = at(figures, index) + by;
  return copy;
}

/** Units of one type only. */
export function unitsOf(box: Box, unit: UnitIndex, count: number): Units {
  const units = box.noUnits.slice();
  units[unit] = count;
  return units;
}

/** Total number of units. */
export function totalUnits(units: Units): number {
  let total = 0;
  for (const count of units) total += count;
  return total;
}

/** Puts units on a place: from the supply, the queue, or wherever the caller took them. */
export function placeUnits(
  work: GameWork,
  side: Side,
  units: Units,
  place: PlaceIndex,
  how: Extract<EventBody, { type: "units-placed" }>["how"],
  cause: Cause,
): void {
  if (totalUnits(units) === 0) return;
  const target = work.place(place);
  target.units = withUnits(target.units, units);
  const at = work.box.placeIds[place] ?? "";
  work.emit({ type: "units-placed", faction: factionOf(side), units: listed(work.box, units), at, how, ...cause });
}

/** Moves units from place to place. */
export function moveUnits(
  work: GameWork,
  side: Side,
  units: Units,
  from: PlaceIndex,
  to: PlaceIndex,
  cause: Cause,
): void {
  if (totalUnits(units) === 0) return;
  const source = work.place(from);
  source.units = withUnits(source.units, units, -1);
  const target = work.place(to);
  target.units = withUnits(target.units, units);
  work.emit({
    type: "units-moved",
    faction: factionOf(side),
    units: listed(work.box, units),
    from: at(work.box.placeIds, from),
    to: at(work.box.placeIds, to),
    ...cause,
  });
}

/** Destroys units on a place: back to the supply (reb.destroy.to-supply). A running combat there counts them. */
export function destroyUnits(work: GameWork, side: Side, units: Units, place: PlaceIndex, cause: Cause): void {
  if (totalUnits(units) === 0) return;
  const source = work.place(place);
  source.units = withUnits(source.units, units, -1);
  work.amend("combat", (frame) =>
    frame.system === place ? { ...frame, destroyed: withUnits(frame.destroyed, units) } : frame,
  );
  const faction = factionOf(side);
  const name = at(work.box.placeIds, place);
  work.emit({ type: "units-destroyed", faction, units: listed(work.box, units), at: name, ...cause });
  takeAlong(work, side, units);
}

/** With a Death Star Under Construction goes the Death Star that is being built (reb.death-star.dsuc-destroyed-queue). */
function takeAlong(work: GameWork, side: Side, destroyed: Units): void {
  const { box } = work;
  if (!hasUnit(box, destroyed, ({ entry }) => entry.abilities.includes("under-construction"))) return;
  const built = box.units.findIndex((kind) => kind.side === side && kind.entry.abilities.includes("superstation"));
  for (const space of [1, 2, 3] as const) {
    if (at(at(work.state.sides[side].queue, space - 1), built) === 0) continue;
    destroyQueued(work, side, built, space, { rule: "reb.death-star.dsuc-destroyed-queue", cause: null });
    return;
  }
}

/** Puts units from the supply on a space of their side's build queue (reb.build.from-supply). */
export function queueUnits(work: GameWork, side: Side, units: Units, space: 1 | 2 | 3, cause: Cause): void {
  if (totalUnits(units) === 0) return;
  setQueue(work, side, space, withUnits(work.state.sides[side].queue[space - 1] ?? units, units));
  work.emit({ type: "units-queued", faction: factionOf(side), units: listed(work.box, units), space, ...cause });
}

/** Destroys a queued unit. */
export function destroyQueued(work: GameWork, side: Side, unit: UnitIndex, space: 1 | 2 | 3, cause: Cause): void {
  takeQueued(work, side, unit, space);
  const units = [{ unit: at(work.box.units, unit).id, count: 1 }];
  work.emit({ type: "units-destroyed", faction: factionOf(side), units, at: "queue", ...cause });
}

/** Takes one unit off the build queue; the caller says where it goes. */
export function takeQueued(work: GameWork, side: Side, unit: UnitIndex, space: 1 | 2 | 3): void {
  const units = at(work.state.sides[side].queue, space - 1);
  setQueue(work, side, space, withUnits(units, unitsOf(work.box, unit, 1), -1));
}

/** Slides a side's build queue one space ahead; the units that left it from space 1 (reb.deploy.step, reb.deploy.ready). */
export function slideQueue(work: GameWork, side: Side, cause: Cause): Units {
  const own = work.side(side);
  const [ready, two, three] = own.queue;
  own.queue = [two, three, work.box.noUnits];
  work.emit({ type: "queue-slid", faction: factionOf(side), ready: listed(work.box, ready), ...cause });
  return ready;
}

/** Replaces what lies on a space of a build queue. */
function setQueue(work: GameWork, side: Side, space: 1 | 2 | 3, units: Units): void {
  const own = work.side(side);
  const [one, two, three] = own.queue;
  own.queue = space === 1 ? [units, two, three] : space === 2 ? [one, units, three] : [one, two, units];
}

/** Moves a queued unit one space toward its owner. */
export function advanceQueued(work: GameWork, side: Side, unit: UnitIndex, from: 2 | 3, cause: Cause): void {
  const to = from === 3 ? 2 : 1;
  takeQueued(work, side, unit, from);
  const moved = unitsOf(work.box, unit, 1);
  setQueue(work, side, to, withUnits(at(work.state.sides[side].queue, to - 1), moved));
  const name = at(work.box.units, unit).id;
  work.emit({ type: "queue-advanced", faction: factionOf(side), unit: name, from, ...cause });
}

/** Puts a unit from the supply or the queue in the place of another, which goes back to the supply. */
export function replaceUnit(
  work: GameWork,
  side: Side,
  old: UnitIndex,
  unit: UnitIndex,
  place: PlaceIndex,
  cause: Cause,
): void {
  const target = work.place(place);
  target.units = withUnits(target.units, unitsOf(work.box, old, 1), -1);
  placeUnits(work, side, unitsOf(work.box, unit, 1), place, "replaced", cause);
}
