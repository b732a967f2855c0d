import { at, type Pile, pileHas } from "@sw/tabletop";
import { shuffleDeck, takeOutOfDeck } from "../decks/decks.ts";
import { placeGatherIntel } from "../decks/gather-intel.ts";
import { takeOut } from "../decks/piles.ts";
import { tellMoved } from "../decks/told.ts";
import type { SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import { IMPERIAL, PUBLIC } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { isHidden, revealBase, toProbeHand } from "./base.ts";
import { hasTroops, possibleBases } from "./pbr.ts";

/**
 * What a solo game looks after besides: troops explore a remote system and lose it again, and the base is revealed when its card is
 * the only one that the Empire does not hold (solo.move.take-probe-card, lose-probe-card, solo.base.reveal).
 */
export function lookAfterProbes(work: GameWork, system: SystemIndex): void {
  const { box, state } = work;
  if (at(box.systems, system).populous) return;
  const isGarrisoned = work.solo.garrisoned.includes(system);
  if (hasTroops(work, system)) {
    if (!isGarrisoned) explore(work, system);
  } else if (isGarrisoned) giveBack(work, [system], "solo.move.lose-probe-card");
  if (isHidden(state) && possibleBases(work).length === 1) revealBase(work, { rule: "solo.base.reveal", cause: null });
}

/** The probe card of the system goes from the deck to those that the Empire holds because of its troops. */
function explore(work: GameWork, system: SystemIndex): void {
  const rule = "solo.move.take-probe-card";
  if (!gainProbe(work, system, { rule, cause: null })) return;
  work.changeSolo({ garrisoned: [...work.solo.garrisoned, system].sort((a, b) => a - b) });
  shuffleDeck(work, "probe", { rule, cause: null });
}

/** The Empire takes the probe card of a system out of the deck; false: it is not there. The deck is not shuffled yet. */
function gainProbe(work: GameWork, system: SystemIndex, cause: Cause): boolean {
  const { box, state } = work;
  const card = at(box.probeOf, system);
  if (!pileHas(state.probeDeck, card)) return false;
  takeOutOfDeck(work, "probe", card);
  work.revealed = true;
  toProbeHand(work, system, PUBLIC);
  tellMoved(work, IMPERIAL, "probe", card, { from: "deck", to: "hand" }, PUBLIC, cause);
  return true;
}

/** The Empire takes the cards of these systems that lie in the deck, which is shuffled. */
function gainProbes(work: GameWork, systems: readonly SystemIndex[], cause: Cause): void {
  const gained = systems.filter((system) => gainProbe(work, system, cause));
  if (gained.length > 0) shuffleDeck(work, "probe", cause);
}

/**
 * A card has told where the hidden base is not: the Empire of a solo game takes the probe cards of the possible bases that this rules
 * out (solo.def.pbr). Of other games nothing changes.
 */
export function takeRuledOut(work: GameWork, isRuledOut: (system: SystemIndex) => boolean, cause: Cause): void {
  if (work.state.solo === undefined) return;
  gainProbes(work, possibleBases(work).filter(isRuledOut), cause);
}

/**
 * The systems are possible bases again: the Empire's probe cards of them go back to the deck, which is shuffled. A card that has left
 * its hand before stays where it is (solo.decision.plant-false-lead).
 */
function giveBack(work: GameWork, systems: readonly SystemIndex[], rule: Cause["rule"]): void {
  const { box, state } = work;
  const held = systems.map((system) => at(box.probeOf, system)).filter((card) => pileHas(state.probes, card));
  for (const card of held) {
    state.probes = takeOut(box, state.probes, card).pile;
    const deck: Pile = [...state.probeDeck, { cards: [card], ordered: false, knownTo: PUBLIC }];
    state.probeDeck = deck;
    work.revealed = true;
    tellMoved(work, IMPERIAL, "probe", card, { from: "hand", to: "deck" }, PUBLIC, { rule, cause: null });
  }
  work.changeSolo({ garrisoned: work.solo.garrisoned.filter((system) => !systems.includes(system)) });
  if (held.length > 0) shuffleDeck(work, "probe", { rule, cause: null });
}

/**
 * Before the Rebels look for a new base, the probe cards of all remote systems without Imperial ground units go back to the deck,
 * however they were gained (solo.base.move.return-cards). Returns the systems, ascending.
 */
export function returnProbes(work: GameWork): readonly SystemIndex[] {
  const { box, state } = work;
  const systems = box.systems.flatMap(({ populous }, system) => {
    const isBack = !populous && pileHas(state.probes, at(box.probeOf, system)) && !hasTroops(work, system);
    return isBack ? [system] : [];
  });
  giveBack(work, systems, "solo.base.move.return-cards");
  return systems;
}

/** No new base: the Empire takes its cards back (solo.base.move.fail). */
export function restoreProbes(work: GameWork, systems: readonly SystemIndex[]): void {
  gainProbes(work, systems, { rule: "solo.base.move.fail", cause: null });
}

/** Probe cards that the Rebels may draw for a new base: as many as there are rounds left (solo.base.move.draw). */
export function locationLimit({ solo, reputation, time }: State, count: number): number {
  return solo === undefined ? count : Math.max(0, Math.min(count, reputation - time));
}

/** The search begins anew: what was found does not count any more (solo.base.move.reset). */
export function beginSearch(work: GameWork): void {
  work.changeSolo({ found: false });
  placeGatherIntel(work);
}
