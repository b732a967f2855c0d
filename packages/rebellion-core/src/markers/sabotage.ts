import { at } from "@sw/tabletop";
import type { SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { GameWork } from "../state/work.ts";

/**
 * Places or removes a sabotage marker. A system has at most one (reb.sabotage.one-per-system), and by the FAQ rulings a
 * destroyed system has none (reb.faq.destroyed-removes-sabotage).
 */
export function setSabotaged(work: GameWork, system: SystemIndex, sabotaged: boolean, cause: Cause): void {
  const place = work.place(system);
  if (place.sabotaged === sabotaged) return;
  if (sabotaged && place.destroyed && work.state.config.rulings === "faq") return;
  place.sabotaged = sabotaged;
  const type = sabotaged ? "sabotage-placed" : "sabotage-removed";
  work.emit({ type, system: at(work.box.placeIds, system), ...cause });
}
