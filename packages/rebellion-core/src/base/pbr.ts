import { at } from "@sw/tabletop";
import { GROUND, type SystemIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { hasSide } from "../units/units.ts";
import { hasSeen } from "./base.ts";

/**
 * The remote systems whose probe cards the Empire does not hold: where the base of a solo game may be by its cards, ascending
 * (solo.def.pbr). Imperial ground units rule their system out, whoever holds its card (solo.decision.plant-false-lead).
 */
export function possibleBases(look: Look): readonly SystemIndex[] {
  const { box, state } = look;
  return box.systems.flatMap(({ populous }, system) =>
    populous || hasSeen(state, at(box.probeOf, system)) || hasTroops(look, system) ? [] : [system],
  );
}

/** True if Imperial ground units are there. */
export function hasTroops(look: Look, system: SystemIndex): boolean {
  return hasSide(look, system, IMPERIAL, GROUND);
}

/** Most spaces between the two markers at which the Empire of a solo game hurries (solo.def.mr-mt-5). */
export const HURRY = 5;

/** True while own leaders keep no Imperial fleet of a solo game where it is: the base is revealed, or time is short. */
export function ignoresLeaders({ solo, base, reputation, time }: State): boolean {
  return solo !== undefined && (base.revealed || reputation - time <= HURRY);
}
