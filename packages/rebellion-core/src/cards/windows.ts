import type { ActionTiming } from "../language/language.ts";
import type { PlaceIndex } from "../state/codes.ts";
import { chairsOf, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { mayUseAction } from "./action-cards.ts";

/**
 * Asks the chairs of a side, one after the other, whether they use action cards of a timing; `system` is that of the
 * mission or combat ({@link NOWHERE}: none). Nobody is asked where everybody can tell that no such card can be held and used.
 */
export function openWindow(work: GameWork, timing: ActionTiming, side: Side, system: PlaceIndex): void {
  const { state } = work;
  const open = chairsOf(state.config, side).some((chair) => mayUseAction(work, timing, { chair, system }));
  if (open) work.push({ kind: "window", timing, side, asked: 0, system });
}
