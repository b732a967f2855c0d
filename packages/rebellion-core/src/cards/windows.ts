import type { ActionTiming } from "../language/language.ts";
import type { PlaceIndex } from "../state/codes.ts";
import { chairsOf, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { mayUseAction } from "./action-cards.ts";

/**
 * Asks the chairs of a side in turn whether they use action cards of a timing. `system` is that of the mission or
 * combat ({@link NOWHERE} if there is none). A chair is skipped if public knowledge shows that it has no card to use.
 */
export function openWindow(work: GameWork, timing: ActionTiming, side: Side, system: PlaceIndex): void {
  const { state } = work;
  const open = chairsOf(state.config, side).some((chair) => mayUseAction(work, timing, { chair, system }));
  if (open) work.push({ kind: "window", timing, side, asked: 0, system });
}
