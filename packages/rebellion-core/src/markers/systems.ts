import { at } from "@sw/tabletop";
import type { SystemIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import type { State } from "../state/state.ts";

/** Populous: a loyalty space and resource icons; by the faq rulings a destroyed system is not (reb.faq.destroyed-neither-populous-nor-remote). */
export function isPopulous({ box, state }: Look, system: SystemIndex): boolean {
  return at(box.systems, system).populous && !losesItsKind(state, system);
}

/** Remote: no resource icons or no loyalty space (reb.remote-system.definition). */
export function isRemote({ box, state }: Look, system: SystemIndex): boolean {
  return !at(box.systems, system).populous && !losesItsKind(state, system);
}

function losesItsKind(state: State, system: SystemIndex): boolean {
  return state.config.rulings === "faq" && at(state.places, system).destroyed;
}

/** Rebel loyalty and no subjugation (reb.rebel-system.definition). */
export function isRebelSystem(state: State, system: SystemIndex): boolean {
  const { loyalty, subjugated } = at(state.places, system);
  return loyalty === REBEL && !subjugated;
}

/** Imperial loyalty or subjugation (reb.imperial-system.definition). */
export function isImperialSystem(state: State, system: SystemIndex): boolean {
  const { loyalty, subjugated } = at(state.places, system);
  return loyalty === IMPERIAL || subjugated;
}

/**
 * Whether a system has neither loyalty nor subjugation (reb.neutral-system.definition). The faq rulings look only at
 * loyalty (reb.faq.neutral-ignores-subjugation).
 */
export function isNeutral(state: State, system: SystemIndex): boolean {
  const { loyalty, subjugated } = at(state.places, system);
  return loyalty === null && (state.config.rulings === "faq" || !subjugated);
}
