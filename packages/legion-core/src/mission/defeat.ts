import { at } from "@sw/tabletop";
import type { UnitIndex } from "../state/ids.ts";
import type { GameWork } from "../state/work.ts";
import { commandsInPlay } from "../units/commands-in-play.ts";
import { happens } from "../units/parts.ts";
import { statusOf } from "../units/positions.ts";
import { readUnit } from "../units/reading.ts";
import { dropInDefeat } from "./assets.ts";
import { cardsInPlay } from "./in-play.ts";

/**
 * Applies the effects of a unit's defeat, by an attack of unit `by` or otherwise (null): battle cards score, command
 * cards record it, its assets are dropped, and keywords of `victor` take effect, the unit whose attack or effect it
 * was. Must be called before its last leader leaves the battlefield (leg.objective.drop-on-defeat).
 */
export function unitDefeated(work: GameWork, unit: UnitIndex, by: number | null, victor: UnitIndex | null = by): void {
  const before = work.state.frames.length;
  if (victor !== null && statusOf(at(work.state.units, victor)) !== "defeated") {
    happens(work, readUnit(work, victor), "defeats", { unit });
  }
  dropInDefeat(work, unit);
  for (const { does } of cardsInPlay(work)) does.defeated?.(work, unit, by);
  for (const side of [0, 1] as const) {
    for (const card of commandsInPlay(work, side)) card.defeated?.(work, side, unit, by, victor);
  }
  work.turnAbove(before);
}
