import { at } from "@sw/tabletop";
import { GROUND, type SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL } from "../state/seats.ts";
import { isUnsettled } from "../state/unsettled.ts";
import type { GameWork } from "../state/work.ts";
import { hasSide } from "../units/units.ts";

/** Places or removes a subjugation marker. */
export function setSubjugated(work: GameWork, system: SystemIndex, subjugated: boolean, cause: Cause): void {
  const place = work.place(system);
  if (place.subjugated === subjugated) return;
  place.subjugated = subjugated;
  const type = subjugated ? "subjugation-placed" : "subjugation-removed";
  work.emit({ type, system: at(work.box.placeIds, system), ...cause });
}

/**
 * Whether a system can be subjugated: not loyal to the Empire, not remote and not destroyed
 * (reb.subjugation.condition).
 */
export function canBeSubjugated({ box, state }: Look, system: SystemIndex): boolean {
  const { loyalty, destroyed } = at(state.places, system);
  return loyalty !== IMPERIAL && !destroyed && at(box.systems, system).populous;
}

/**
 * Updates subjugation: it begins once no movement or combat there is in progress (reb.activation.subjugate-last), and
 * ends at once.
 */
export function lookAfterSubjugation(work: GameWork, system: SystemIndex): void {
  const { state } = work;
  const place = at(state.places, system);
  const occupied = hasSide(work, system, IMPERIAL, GROUND);
  if (place.subjugated && !occupied) {
    setSubjugated(work, system, false, { rule: "reb.subjugation.removed", cause: null });
  } else if (!place.subjugated && occupied && canBeSubjugated(work, system) && !isUnsettled(work, system)) {
    setSubjugated(work, system, true, { rule: "reb.subjugation.condition", cause: null });
  }
}
