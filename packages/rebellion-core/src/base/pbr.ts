import { at } from "@sw/tabletop";
import { isRemote } from "../markers/systems.ts";
import { GROUND, type SystemIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { hasSide } from "../units/units.ts";
import { hasSeen } from "./base.ts";

/**
 * Returns the systems where the base of a solo game may be, ascending: remote ones whose probe cards the Empire does
 * not hold (solo.def.pbr). Imperial ground units rule their system out, whether or not the Empire has its card
 * (solo.decision.plant-false-lead), and by the FAQ rulings a destroyed system is not remote.
 */
export function possibleBases(look: Look): readonly SystemIndex[] {
  const { box, state } = look;
  return box.systems.flatMap((_, system) =>
    !isRemote(look, system) || hasSeen(state, at(box.probeOf, system)) || hasTroops(look, system) ? [] : [system],
  );
}

/** Whether Imperial ground units are in the system. */
export function hasTroops(look: Look, system: SystemIndex): boolean {
  return hasSide(look, system, IMPERIAL, GROUND);
}

/**
 * The largest distance between the time and reputation markers at which the Empire of a solo game hurries
 * (solo.def.mr-mt-5).
 */
export const HURRY = 5;

/**
 * Whether Imperial fleets of a solo game may move away from their own leaders: the base is revealed, or time is short.
 */
export function ignoresLeaders({ solo, base, reputation, time }: State): boolean {
  return solo !== undefined && (base.revealed || reputation - time <= HURRY);
}
