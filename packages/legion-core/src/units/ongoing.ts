import type { Cause, Lasting } from "../state/events.ts";
import type { GameFrame } from "../state/frames.ts";
import { unitId } from "../state/ids.ts";
import type { Ongoing, State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { isSpared } from "./spared.ts";

/**
 * Gives a unit a temporary keyword. A unit can have the same one several times; one that lasts for an attack lasts for
 * the innermost attack.
 */
export function beginOngoing(work: GameWork, ongoing: Ongoing, cause: Cause): void {
  if (isSpared(work, ongoing.unit, cause.cause)) return;
  const begun = ongoing.until === "attack" ? { ...ongoing, attack: attacksUnderWay(work.state) } : ongoing;
  work.state.ongoing = [...work.state.ongoing, begun];
  work.emit({ type: "ongoing-began", ...lasting(work, ongoing), ...cause });
}

/** Ends the temporary effects for which `isOver` returns true. */
export function endOngoing(work: GameWork, isOver: (ongoing: Ongoing) => boolean, cause: Cause): void {
  const over = work.state.ongoing.filter(isOver);
  if (over.length === 0) return;
  work.state.ongoing = work.state.ongoing.filter((one) => !over.includes(one));
  for (const one of over) work.emit({ type: "ongoing-ended", ...lasting(work, one), ...cause });
}

/** Whether an effect lasts for the innermost current attack, and not for an attack around it. */
export function isOfAttack(state: Pick<State, "frames">, { until, attack = attacksUnderWay(state) }: Ongoing): boolean {
  return until === "attack" && attack === attacksUnderWay(state);
}

/** Why effects of an attack end with it. */
export const ATTACK_ENDS: Cause = { rule: "leg.attack.action-ends", cause: null };

/** Whether a frame makes attacks: those of a unit with its pools, or those of a charge or another weapon around it. */
export function makesAttacks(frame: GameFrame): boolean {
  return frame.kind === "attack" || (frame.kind === "area" && frame.weapon !== null);
}

/** Counts the current attacks. A standby attack or a charge attacks within the attack that came before it. */
function attacksUnderWay({ frames }: Pick<State, "frames">): number {
  return frames.filter(makesAttacks).length;
}

function lasting({ state }: GameWork, { unit, keyword, value, about }: Ongoing): Lasting {
  const what = { unit: unitId(state, unit), keyword, value };
  return about === undefined ? what : { ...what, about: unitId(state, about) };
}
