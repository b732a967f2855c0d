import type { Cause, Lasting } from "../state/events.ts";
import { unitId } from "../state/ids.ts";
import type { Ongoing, State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { isSpared } from "./spared.ts";

/** A unit has a keyword for a while; a unit may have the same one several times. What lasts for an attack lasts for the innermost. */
export function beginOngoing(work: GameWork, ongoing: Ongoing, cause: Cause): void {
  if (isSpared(work, ongoing.unit, cause.cause)) return;
  const begun = ongoing.until === "attack" ? { ...ongoing, attack: attacksUnderWay(work.state) } : ongoing;
  work.state.ongoing = [...work.state.ongoing, begun];
  work.emit({ type: "ongoing-began", ...lasting(work, ongoing), ...cause });
}

/** What units have for a while is over: each of those that `isOver` names. */
export function endOngoing(work: GameWork, isOver: (ongoing: Ongoing) => boolean, cause: Cause): void {
  const over = work.state.ongoing.filter(isOver);
  if (over.length === 0) return;
  work.state.ongoing = work.state.ongoing.filter((one) => !over.includes(one));
  for (const one of over) work.emit({ type: "ongoing-ended", ...lasting(work, one), ...cause });
}

/** Whether something lasts for the attack that is under way, the innermost, and not for one in which that is made. */
export function isOfAttack(state: Pick<State, "frames">, { until, attack = attacksUnderWay(state) }: Ongoing): boolean {
  return until === "attack" && attack === attacksUnderWay(state);
}

/** How many attacks are under way: a standby attack is made within the one that caused it. */
function attacksUnderWay({ frames }: Pick<State, "frames">): number {
  return frames.filter(({ kind }) => kind === "attack").length;
}

function lasting({ state }: GameWork, { unit, keyword, value, about }: Ongoing): Lasting {
  const what = { unit: unitId(state, unit), keyword, value };
  return about === undefined ? what : { ...what, about: unitId(state, about) };
}
