import { at } from "@sw/tabletop";
import { isPinned } from "../../leaders/leaders.ts";
import type { UnitKind } from "../../state/box.ts";
import { GROUND, SPACE, type SystemIndex, type Units } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL } from "../../state/seats.ts";
import { movedAt } from "../../units/moved.ts";
import { hasSide, hasUnit } from "../../units/units.ts";
import { modeOf, systemsOf } from "./board.ts";

/** Whether the unit is an Imperial ship that moves by itself. */
export function sails({ side, theater, carried, immobile }: UnitKind): boolean {
  return side === IMPERIAL && theater === SPACE && !carried && !immobile;
}

/** Returns the units of a system that have not moved in this round (solo.command.activate.once). */
export function unmoved({ box, state }: Look, system: SystemIndex): Units {
  const { units } = at(state.places, system);
  return box.noUnits.map((_, unit) => at(units, unit) - movedAt(state, system, unit));
}

/**
 * Whether the fleet of a system can be picked to move. It needs a ship that moves by itself and has not moved yet. No
 * Imperial leader may keep it there, unless the base is revealed or the Empire hurries
 * (solo.command.activate.leader-block).
 */
function canSail(look: Look, system: SystemIndex): boolean {
  const { box } = look;
  const free = modeOf(look) !== "hidden" || !isPinned(look, system, IMPERIAL);
  return free && hasUnit(box, unmoved(look, system), sails);
}

/**
 * Whether the Empire has a ground unit there that can stay when the fleet leaves (solo.move.leave-garrison). One is
 * enough, because ships need no ground unit to go along.
 */
export function hasGroundForce({ box, state }: Look, system: SystemIndex): boolean {
  return hasUnit(box, at(state.places, system).units, ({ side, theater }) => side === IMPERIAL && theater === GROUND);
}

/** Lists the systems whose fleets can be picked to move, in ascending order. */
export function fleetsToSail(look: Look): readonly SystemIndex[] {
  return systemsOf(look).filter((system) => canSail(look, system));
}

/** Lists the systems with Imperial ships, in ascending order. */
export function fleetsAt(look: Look): readonly SystemIndex[] {
  return systemsOf(look).filter((system) => hasSide(look, system, IMPERIAL, SPACE));
}
