import { at } from "@sw/tabletop";
import { isFoughtOver } from "../forces/forces.ts";
import { firstSide } from "../forces/sides.ts";
import { leadersAt } from "../leaders/leaders.ts";
import { GROUND, SPACE, type TheaterIndex } from "../state/codes.ts";
import type { CombatFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { modifiersOf } from "../state/modifiers.ts";
import { IMPERIAL, opponentOf, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import type { QuietStage } from "./stages.ts";
import { drawTactics, openHands } from "./tactics.ts";

/** Step 2: both sides draw tactic cards, the initiating side first (reb.combat.draw-tactics, reb.combat.draw-order). */
export const drawStage: QuietStage<"combat"> = {
  run(work, frame) {
    work.change(frame, { stage: "round" });
    openHands(work);
    const first = firstSide(frame);
    for (const side of [first, opponentOf(first)]) drawFor(work, frame, side);
    return false;
  },
};

/** Draws a side's cards for the theaters in which both sides have units (reb.combat.draw-contested-theaters). */
function drawFor(work: GameWork, { system }: CombatFrame, side: Side): void {
  const { box } = work;
  for (const theater of [SPACE, GROUND] as const) {
    if (!isFoughtOver(box, work.state, system, theater)) continue;
    const count = cardsFor(work, system, side, theater);
    drawTactics(work, side, theater, count, { rule: "reb.combat.draw-tactics", cause: null });
  }
}

/**
 * Returns how many cards a side draws: its tactic value for the theater. In a solo game the Empire draws none, and the
 * Rebels draw one while Good Intel is active (solo.var.combat.no-cards, solo.var.combat.original).
 */
function cardsFor(look: Look, system: number, side: Side, theater: TheaterIndex): number {
  if (look.state.solo === undefined) return tacticValue(look, system, side, theater);
  if (side === IMPERIAL) return 0;
  const isSeen = modifiersOf(look.state, "open-tactics").some(({ effect }) => effect.faction === "rebel");
  return isSeen ? 1 : tacticValue(look, system, side, theater);
}

/**
 * Returns the highest tactic value for the theater among a side's leaders there, or 0 without leaders
 * (reb.combat.draw-highest-value).
 */
export function tacticValue(look: Look, system: number, side: Side, theater: TheaterIndex): number {
  let highest = 0;
  for (const leader of leadersAt(look, system, side)) {
    highest = Math.max(highest, at(look.box.leaders, leader).tactics?.[theater] ?? 0);
  }
  return highest;
}
