import { at } from "@sw/tabletop";
import { GROUND, SPACE, type SystemIndex, type UnitIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL } from "../state/seats.ts";
import { needsTransport } from "../units/transport.ts";
import { hasSide, hasUnit, supplyOf } from "../units/units.ts";

/** The unit type that reinforces first (solo.move.reinforce-instead). */
const FIRST = "stormtrooper";
/** The shapes of the icons that build ground units, from the weakest to the strongest units. */
const SHAPES = ["triangle", "circle", "square"] as const;

/**
 * Returns the systems whose Imperial fleet has no ground unit to leave behind, ascending. A ground unit can be sent
 * there instead of an activation (solo.move.reinforce-instead, solo.command.activate.reinforce).
 */
export function reinforceable(look: Look): readonly SystemIndex[] {
  if (reinforcement(look) === undefined) return [];
  return look.box.systems.flatMap((_, system) => (isStranded(look, system) ? [system] : []));
}

/** Whether the system has an Imperial ship that moves by itself, and no Imperial ground unit. */
function isStranded(look: Look, system: SystemIndex): boolean {
  if (hasSide(look, system, IMPERIAL, GROUND)) return false;
  return hasUnit(
    look.box,
    at(look.state.places, system).units,
    (kind) => kind.side === IMPERIAL && kind.theater === SPACE && !kind.immobile && !needsTransport(kind),
  );
}

/** Returns the ground unit that reinforces: a Stormtrooper, otherwise the weakest mobile type in the supply. */
export function reinforcement(look: Look): UnitIndex | undefined {
  const rank = (unit: UnitIndex): number => {
    const { id, entry } = at(look.box.units, unit);
    const shape = entry.buildIcon === null ? SHAPES.length : SHAPES.indexOf(entry.buildIcon.shape);
    return id === FIRST ? -1 : shape;
  };
  const open = look.box.units.filter(
    (kind) => kind.side === IMPERIAL && kind.theater === GROUND && !kind.immobile && supplyOf(look, kind.index) > 0,
  );
  return open.map(({ index }) => index).sort((a, b) => rank(a) - rank(b) || a - b)[0];
}
