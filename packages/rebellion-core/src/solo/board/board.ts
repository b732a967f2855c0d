import { isHidden } from "../../base/base.ts";
import { HURRY } from "../../base/pbr.ts";
import type { SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";

/**
 * Returns the number of spaces between both markers of the time track, which is the number of rounds left
 * (solo.def.mr-mt).
 */
export function roundsLeft({ state }: Look): number {
  return state.reputation - state.time;
}

/**
 * The current mode of the Empire: searching for the base, hurrying, or after the base is revealed (solo.mode5.exit).
 */
export type Mode = "hidden" | "hurried" | "revealed";

/** Returns the current mode. It is determined again for every decision. */
export function modeOf(look: Look): Mode {
  if (!isHidden(look.state)) return "revealed";
  return roundsLeft(look) <= HURRY ? "hurried" : "hidden";
}

/** Returns the system of the base, or undefined while it is hidden. */
export function revealedBase({ state: { base } }: Look): SystemIndex | undefined {
  return base.revealed && base.system !== null ? base.system : undefined;
}

/** Lists the systems of the board, in ascending order. */
export function systemsOf({ box }: Look): readonly SystemIndex[] {
  return box.systems.map((_, system) => system);
}
