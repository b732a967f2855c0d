import { at } from "@sw/tabletop";
import type { UnitIndex, Units } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import { factionOf, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { listed, totalUnits, unitsOf, withUnits } from "./units.ts";

/** Puts units from the supply on a space of their side's build queue (reb.build.from-supply). */
export function queueUnits(work: GameWork, side: Side, units: Units, space: 1 | 2 | 3, cause: Cause): void {
  if (totalUnits(units) === 0) return;
  setQueue(work, side, space, withUnits(work.state.sides[side].queue[space - 1] ?? units, units));
  work.emit({ type: "units-queued", faction: factionOf(side), units: listed(work.box, units), space, ...cause });
}

/** Destroys a unit on the build queue. */
export function destroyQueued(work: GameWork, side: Side, unit: UnitIndex, space: 1 | 2 | 3, cause: Cause): void {
  takeQueued(work, side, unit, space);
  const units = [{ unit: at(work.box.units, unit).id, count: 1 }];
  work.emit({ type: "units-destroyed", faction: factionOf(side), units, at: "queue", ...cause });
}

/** Takes one unit off the build queue. The caller puts it elsewhere. */
export function takeQueued(work: GameWork, side: Side, unit: UnitIndex, space: 1 | 2 | 3): void {
  const units = at(work.state.sides[side].queue, space - 1);
  setQueue(work, side, space, withUnits(units, unitsOf(work.box, unit, 1), -1));
}

/**
 * Slides a side's build queue one space ahead. Returns the units that left it from space 1 (reb.deploy.step,
 * reb.deploy.ready).
 */
export function slideQueue(work: GameWork, side: Side, cause: Cause): Units {
  const own = work.side(side);
  const [ready, two, three] = own.queue;
  own.queue = [two, three, work.box.noUnits];
  work.emit({ type: "queue-slid", faction: factionOf(side), ready: listed(work.box, ready), ...cause });
  return ready;
}

/** Replaces the units on a space of a build queue. */
function setQueue(work: GameWork, side: Side, space: 1 | 2 | 3, units: Units): void {
  const own = work.side(side);
  const [one, two, three] = own.queue;
  own.queue = space === 1 ? [units, two, three] : space === 2 ? [one, units, three] : [one, two, units];
}

/** Moves a queued unit one space closer to its deployment. */
export function advanceQueued(work: GameWork, side: Side, unit: UnitIndex, from: 2 | 3, cause: Cause): void {
  const to = from === 3 ? 2 : 1;
  takeQueued(work, side, unit, from);
  const moved = unitsOf(work.box, unit, 1);
  setQueue(work, side, to, withUnits(at(work.state.sides[side].queue, to - 1), moved));
  const name = at(work.box.units, unit).id;
  work.emit({ type: "queue-advanced", faction: factionOf(side), unit: name, from, ...cause });
}
