import type { GameWork } from "../state/work.ts";
import { cardsInPlay } from "./in-play.ts";

/** Applies the battle cards in play to units that have just gained suppression, whatever the source. */
export function afterSuppression(work: GameWork): void {
  for (const unit of work.newlySuppressed()) {
    if (work.state.outcome !== null) return;
    for (const { does } of cardsInPlay(work)) does.suppressed?.(work, unit);
  }
}
