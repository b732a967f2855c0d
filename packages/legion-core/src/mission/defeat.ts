import type { GameWork } from "../state/work.ts";
import { dropInDefeat } from "./assets.ts";
import { cardsInPlay } from "./in-play.ts";

/**
 * What a mission makes of the defeat of a unit, by an attack of unit `by` or otherwise (null): cards score, and its assets
 * are dropped. To be called before its last leader leaves the battlefield (leg.objective.drop-on-defeat).
 */
export function unitDefeated(work: GameWork, unit: number, by: number | null): void {
  const before = work.state.frames.length;
  dropInDefeat(work, unit);
  for (const { does } of cardsInPlay(work)) does.defeated?.(work, unit, by);
  work.turnAbove(before);
}
