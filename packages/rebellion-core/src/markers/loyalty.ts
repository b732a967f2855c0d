import { at } from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import type { SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import { factionOf, IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** Populous: a loyalty space and resource icons; by the faq rulings a destroyed system is not (reb.faq.destroyed-neither-populous-nor-remote). */
export function isPopulous(box: Box, state: State, system: SystemIndex): boolean {
  return at(box.systems, system).populous && !loosesItsKind(state, system);
}

/** Remote: no resource icons or no loyalty space (reb.remote-system.definition). */
export function isRemote(box: Box, state: State, system: SystemIndex): boolean {
  return !at(box.systems, system).populous && !loosesItsKind(state, system);
}

function loosesItsKind(state: State, system: SystemIndex): boolean {
  return state.config.rulings === "faq" && at(state.places, system).destroyed;
}

/** Rebel loyalty and no subjugation (reb.rebel-system.definition). */
export function isRebelSystem(state: State, system: SystemIndex): boolean {
  const { loyalty, subjugated } = at(state.places, system);
  return loyalty === REBEL && !subjugated;
}

/** Imperial loyalty or subjugation (reb.imperial-system.definition). */
export function isImperialSystem(state: State, system: SystemIndex): boolean {
  const { loyalty, subjugated } = at(state.places, system);
  return loyalty === IMPERIAL || subjugated;
}

/** Neither loyalty nor subjugation (reb.neutral-system.definition); the faq rulings look at loyalty alone (reb.faq.neutral-ignores-subjugation). */
export function isNeutral(state: State, system: SystemIndex): boolean {
  const { loyalty, subjugated } = at(state.places, system);
  return loyalty === null && (state.config.rulings === "faq" || !subjugated);
}

/** True if loyalty can change there: populous, not destroyed, not Coruscant. */
function takesLoyalty(box: Box, state: State, system: SystemIndex): boolean {
  const { entry, populous } = at(box.systems, system);
  return populous && !entry.fixedLoyalty && !at(state.places, system).destroyed;
}

/**
 * A side gains loyalty in a system: 1 turns neutral to own or enemy to neutral, 2 turns enemy to own
 * (reb.loyalty.gain-neutral, gain-one-enemy, gain-two-enemy). Nothing happens where loyalty cannot change.
 */
export function gainLoyalty(
  work: GameWork,
  side: Side,
  amount: 1 | 2,
  system: SystemIndex,
  cause: Cause["cause"],
): void {
  if (!takesLoyalty(work.box, work.state, system)) return;
  const { loyalty } = at(work.state.places, system);
  if (loyalty === side) return;
  if (loyalty === null) return setLoyalty(work, system, side, { rule: "reb.loyalty.gain-neutral", cause });
  if (amount === 2) return setLoyalty(work, system, side, { rule: "reb.loyalty.gain-two-enemy", cause });
  setLoyalty(work, system, null, { rule: "reb.loyalty.gain-one-enemy", cause });
}

/** A side loses its loyalty marker in a system; in a neutral one there is none to lose (reb.loyalty.lose, neutral-cannot-lose). */
export function loseLoyalty(work: GameWork, side: Side, system: SystemIndex, cause: Cause["cause"]): void {
  if (!takesLoyalty(work.box, work.state, system) || at(work.state.places, system).loyalty !== side) return;
  setLoyalty(work, system, null, { rule: "reb.loyalty.lose", cause });
}

/** Replaces a system's loyalty marker. An Imperial one takes the place of a subjugation marker (reb.subjugation.neutral-gains-imperial). */
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

/** Places or removes a subjugation marker. */
export function setSubjugated(work: GameWork, system: SystemIndex, subjugated: boolean, cause: Cause): void {
  const place = work.place(system);
  if (place.subjugated === subjugated) return;
  place.subjugated = subjugated;
  const type = subjugated ? "subjugation-placed" : "subjugation-removed";
  work.emit({ type, system: at(work.box.placeIds, system), ...cause });
}

/**
 * Places or removes a sabotage marker; there is at most one (reb.sabotage.one-per-system), and by the faq rulings none in a
 * destroyed system (reb.faq.destroyed-removes-sabotage).
 */
export function setSabotaged(work: GameWork, system: SystemIndex, sabotaged: boolean, cause: Cause): void {
  const place = work.place(system);
  if (place.sabotaged === sabotaged) return;
  if (sabotaged && place.destroyed && work.state.config.rulings === "faq") return;
  place.sabotaged = sabotaged;
  const type = sabotaged ? "sabotage-placed" : "sabotage-removed";
  work.emit({ type, system: at(work.box.placeIds, system), ...cause });
}

/** Puts the destroyed-system marker down; loyalty and subjugation go (reb.destroyed-system.no-loyalty, no-subjugation). Units are the caller's. */
export function markDestroyed(work: GameWork, system: SystemIndex, cause: Cause): void {
  const place = work.place(system);
  if (!place.destroyed) {
    place.destroyed = true;
    work.emit({ type: "system-destroyed", system: at(work.box.placeIds, system), ...cause });
  }
  setLoyalty(work, system, null, { ...cause, rule: "reb.destroyed-system.no-loyalty" });
  setSubjugated(work, system, false, { ...cause, rule: "reb.destroyed-system.no-subjugation" });
  if (work.state.config.rulings === "faq") {
    setSabotaged(work, system, false, { ...cause, rule: "reb.faq.destroyed-removes-sabotage" });
  }
}
