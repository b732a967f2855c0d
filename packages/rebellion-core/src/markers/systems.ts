import { at } from "@sw/tabletop";
import type { Icon } from "../language/language.ts";
import { iconsOf } from "../state/box.ts";
import type { PlaceIndex, SystemIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import type { State } from "../state/state.ts";

/**
 * Whether a system is populous: it has a loyalty space and resource icons. By the FAQ rulings a destroyed system is not
 * (reb.faq.destroyed-neither-populous-nor-remote).
 */
export function isPopulous({ box, state }: Look, system: SystemIndex): boolean {
  return at(box.systems, system).populous && !losesItsKind(state, system);
}

/** Whether a system is remote: it lacks resource icons or a loyalty space (reb.remote-system.definition). */
export function isRemote({ box, state }: Look, system: SystemIndex): boolean {
  return !at(box.systems, system).populous && !losesItsKind(state, system);
}

/** Returns the icons that a place has now. By the FAQ rulings a destroyed system has none (reb.faq.destroyed-no-icons). */
export function iconsNow({ box, state }: Look, place: PlaceIndex): readonly Icon[] {
  return place < 0 || losesItsKind(state, place) ? [] : iconsOf(box, place);
}

function losesItsKind(state: State, system: SystemIndex): boolean {
  return state.config.rulings === "faq" && at(state.places, system).destroyed;
}

/** Whether a system is a Rebel system: Rebel loyalty and no subjugation (reb.rebel-system.definition). */
export function isRebelSystem(state: State, system: SystemIndex): boolean {
  const { loyalty, subjugated } = at(state.places, system);
  return loyalty === REBEL && !subjugated;
}

/** Whether a system is an Imperial system: Imperial loyalty or subjugation (reb.imperial-system.definition). */
export function isImperialSystem(state: State, system: SystemIndex): boolean {
  const { loyalty, subjugated } = at(state.places, system);
  return loyalty === IMPERIAL || subjugated;
}

/**
 * Whether a system has neither loyalty nor subjugation (reb.neutral-system.definition). The FAQ rulings consider only
 * loyalty (reb.faq.neutral-ignores-subjugation).
 */
export function isNeutral(state: State, system: SystemIndex): boolean {
  const { loyalty, subjugated } = at(state.places, system);
  return loyalty === null && (state.config.rulings === "faq" || !subjugated);
}
