import { at } from "@sw/tabletop";
import type { SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import { factionOf, IMPERIAL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { setSubjugated } from "./subjugation.ts";

/** Whether loyalty can change in a system: populous, not destroyed, not Coruscant. */
function takesLoyalty({ box, state }: Look, system: SystemIndex): boolean {
  const { entry, populous } = at(box.systems, system);
  return populous && !entry.fixedLoyalty && !at(state.places, system).destroyed;
}

/**
 * Whether a side can gain loyalty in a system: it can change there, and the system is not loyal to the side already.
 */
export function canGainLoyalty(look: Look, side: Side, system: SystemIndex): boolean {
  return takesLoyalty(look, system) && at(look.state.places, system).loyalty !== side;
}

/**
 * Gains loyalty in a system for a side: 1 turns neutral to own or enemy to neutral, 2 turns enemy to own
 * (reb.loyalty.gain-neutral, gain-one-enemy, gain-two-enemy). Does nothing where loyalty cannot change.
 */
export function gainLoyalty(
  work: GameWork,
  side: Side,
  amount: 1 | 2,
  system: SystemIndex,
  cause: Cause["cause"],
): void {
  if (!canGainLoyalty(work, side, system)) return;
  const { loyalty } = at(work.state.places, system);
  if (loyalty === null) return setLoyalty(work, system, side, { rule: "reb.loyalty.gain-neutral", cause });
  if (amount === 2) return setLoyalty(work, system, side, { rule: "reb.loyalty.gain-two-enemy", cause });
  setLoyalty(work, system, null, { rule: "reb.loyalty.gain-one-enemy", cause });
}

/** Removes a side's loyalty marker from a system, if there is one (reb.loyalty.lose, neutral-cannot-lose). */
export function loseLoyalty(work: GameWork, side: Side, system: SystemIndex, cause: Cause["cause"]): void {
  if (!takesLoyalty(work, system) || at(work.state.places, system).loyalty !== side) return;
  setLoyalty(work, system, null, { rule: "reb.loyalty.lose", cause });
}

/**
 * Replaces a system's loyalty marker. An Imperial marker replaces a subjugation marker
 * (reb.subjugation.neutral-gains-imperial).
 */
export function setLoyalty(work: GameWork, system: SystemIndex, to: Side | null, cause: Cause): void {
  const place = work.place(system);
  const from = place.loyalty;
  if (from === to) return;
  place.loyalty = to;
  const name = at(work.box.placeIds, system);
  const factions = { from: from === null ? null : factionOf(from), to: to === null ? null : factionOf(to) };
  work.emit({ type: "loyalty-changed", system: name, ...factions, ...cause });
  if (to === IMPERIAL && place.subjugated) {
    setSubjugated(work, system, false, { ...cause, rule: "reb.subjugation.neutral-gains-imperial" });
  }
}
