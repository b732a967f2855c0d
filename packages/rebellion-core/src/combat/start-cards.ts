import { openWindow } from "../cards/windows.ts";
import { firstSide } from "../forces/sides.ts";
import { opponentOf } from "../state/seats.ts";
import type { QuietStage } from "./stages.ts";

/**
 * Creates the stage for a side's start-of-combat action cards, the initiating side's first
 * (reb.combat.start-of-combat-window, -order).
 */
export function cardsStage(whose: "first" | "second"): QuietStage<"combat"> {
  return {
    run(work, frame) {
      const first = firstSide(frame);
      work.change(frame, { stage: whose === "first" ? "cards-second" : "draw" });
      openWindow(work, "start-of-combat", whose === "first" ? first : opponentOf(first), frame.system);
      return false;
    },
  };
}
