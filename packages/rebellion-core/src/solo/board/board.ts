import { isHidden } from "../../base/base.ts";
import { HURRY } from "../../base/pbr.ts";
import type { Box } from "../../state/box.ts";
import type { SystemIndex } from "../../state/codes.ts";
import type { State } from "../../state/state.ts";

/**
 * What the Empire looks at: a state that its view could be. What it cannot see is dealt anyhow there and is never read; so
 * whatever follows from a board follows from the view.
 */
export interface Board {
  readonly box: Box;
  readonly state: State;
}

/** Spaces between both markers of the time track: the rounds that are left (solo.def.mr-mt). */
export function roundsLeft({ state }: Board): number {
  return state.reputation - state.time;
}

/** How the Empire goes on at the moment: looking for the base, in a hurry, or after it (solo.mode5.exit). */
export type Mode = "hidden" | "hurried" | "revealed";

/** The mode of the moment; it is looked up anew for every decision. */
export function modeOf(board: Board): Mode {
  if (!isHidden(board.state)) return "revealed";
  return roundsLeft(board) <= HURRY ? "hurried" : "hidden";
}

/** The system of the base, once it is revealed. */
export function revealedBase({ state: { base } }: Board): SystemIndex | undefined {
  return base.revealed && base.system !== null ? base.system : undefined;
}

/** The systems of the board, ascending. */
export function systemsOf({ box }: Board): readonly SystemIndex[] {
  return box.systems.map((_, system) => system);
}
