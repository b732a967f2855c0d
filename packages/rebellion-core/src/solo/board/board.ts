import { isHidden } from "../../base/base.ts";
import { HURRY } from "../../base/pbr.ts";
import type { SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";

/** Spaces between both markers of the time track: the rounds that are left (solo.def.mr-mt). */
export function roundsLeft({ state }: Look): number {
  return state.reputation - state.time;
}

/** How the Empire goes on at the moment: looking for the base, in a hurry, or after it (solo.mode5.exit). */
export type Mode = "hidden" | "hurried" | "revealed";

/** The mode of the moment; it is looked up anew for every decision. */
export function modeOf(look: Look): Mode {
  if (!isHidden(look.state)) return "revealed";
  return roundsLeft(look) <= HURRY ? "hurried" : "hidden";
}

/** The system of the base, once it is revealed. */
export function revealedBase({ state: { base } }: Look): SystemIndex | undefined {
  return base.revealed && base.system !== null ? base.system : undefined;
}

/** The systems of the board, ascending. */
export function systemsOf({ box }: Look): readonly SystemIndex[] {
  return box.systems.map((_, system) => system);
}
