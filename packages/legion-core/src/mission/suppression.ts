import type { GameWork } from "../state/work.ts";
import { cardsInPlay } from "./in-play.ts";

/** What the battle cards in play make of suppression that units have just gained, whatever gave it to them. */
export function afterSuppression(work: GameWork): void {
  for (const unit of work.newlySuppressed()) {
    if (work.state.outcome !== null) return;
    for (const { does } of cardsInPlay(work)) does.suppressed?.(work, unit);
  }
}
