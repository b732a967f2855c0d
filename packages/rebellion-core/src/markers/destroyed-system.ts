import { at } from "@sw/tabletop";
import type { SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { GameWork } from "../state/work.ts";
import { setLoyalty } from "./loyalty.ts";
import { setSabotaged } from "./sabotage.ts";
import { setSubjugated } from "./subjugation.ts";

/**
 * Puts a destroyed-system marker in a system and removes its loyalty and subjugation (reb.destroyed-system.no-loyalty,
 * no-subjugation). The caller handles the units.
 */
export function markDestroyed(work: GameWork, system: SystemIndex, cause: Cause): void {
  const place = work.place(system);
  if (!place.destroyed) {
    place.destroyed = true;
    work.emit({ type: "system-destroyed", system: at(work.box.placeIds, system), ...cause });
  }
  setLoyalty(work, system, null, { ...cause, rule: "reb.destroyed-system.no-loyalty" });
  setSubjugated(work, system, false, { ...cause, rule: "reb.destroyed-system.no-subjugation" });
  if (work.state.config.rulings === "faq") {
    setSabotaged(work, system, false, { ...cause, rule: "reb.faq.destroyed-removes-sabotage" });
  }
}
