import { at, type Pile, pileHas } from "@sw/tabletop";
import { shuffleDeck, takeOutOfDeck } from "../decks/decks.ts";
import { placeGatherIntel } from "../decks/gather-intel.ts";
import { takeOut } from "../decks/piles.ts";
import { tellMoved } from "../decks/told.ts";
import { isRemote } from "../markers/systems.ts";
import type { SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import { IMPERIAL, PUBLIC } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { isHidden, revealBase, toProbeHand } from "./base.ts";
import { hasTroops, possibleBases } from "./pbr.ts";

/**
 * Updates the probe cards of a solo game: troops gain the card of a remote system, and lose it when they leave. By the
 * FAQ rulings a destroyed system is not remote, and its card stays where it is. The base is revealed when its card is
 * the only one that the Empire does not hold (solo.move.take-probe-card, lose-probe-card, solo.base.reveal).
 */
export function lookAfterProbes(work: GameWork, system: SystemIndex): void {
  const { box, state } = work;
  if (at(box.systems, system).populous) return;
  const { garrisoned } = work.solo;
  const isGarrisoned = garrisoned.includes(system);
  if (!isRemote(work, system)) {
    if (isGarrisoned) work.changeSolo({ garrisoned: garrisoned.filter((one) => one !== system) });
  } else if (hasTroops(work, system)) {
    if (!isGarrisoned) explore(work, system);
  } else if (isGarrisoned) giveBack(work, [system], "solo.move.lose-probe-card");
  if (isHidden(state) && possibleBases(work).length === 1) revealBase(work, { rule: "solo.base.reveal", cause: null });
}

/** Moves the probe card of the system from the deck to those that the Empire holds because of its troops. */
function explore(work: GameWork, system: SystemIndex): void {
  const rule = "solo.move.take-probe-card";
  if (!gainProbe(work, system, { rule, cause: null })) return;
  work.changeSolo({ garrisoned: [...work.solo.garrisoned, system].sort((a, b) => a - b) });
  shuffleDeck(work, "probe", { rule, cause: null });
}

/**
 * Moves the probe card of a system from the deck to the Empire. Returns false if it is not in the deck. Does not
 * shuffle the deck.
 */
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

/** Moves the cards of these systems from the deck to the Empire, then shuffles the deck. */
function gainProbes(work: GameWork, systems: readonly SystemIndex[], cause: Cause): void {
  const gained = systems.filter((system) => gainProbe(work, system, cause));
  if (gained.length > 0) shuffleDeck(work, "probe", cause);
}

/**
 * Gives the Empire of a solo game the probe cards of all possible bases that a card has ruled out (solo.def.pbr). Does
 * nothing in other games.
 */
export function takeRuledOut(work: GameWork, isRuledOut: (system: SystemIndex) => boolean, cause: Cause): void {
  if (work.state.solo === undefined) return;
  gainProbes(work, possibleBases(work).filter(isRuledOut), cause);
}

/**
 * Returns the Empire's probe cards of these systems to the deck and shuffles it: the systems are possible bases again.
 * A card that left the Imperial hand earlier stays where it is (solo.decision.plant-false-lead).
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
 * Returns the probe cards of all remote systems without Imperial ground units to the deck, before the Rebels look for a
 * new base (solo.base.move.return-cards). Returns these systems, ascending.
 */
export function returnProbes(work: GameWork): readonly SystemIndex[] {
  const { box, state } = work;
  const systems = box.systems.flatMap((_, system) => {
    const isBack = isRemote(work, system) && pileHas(state.probes, at(box.probeOf, system)) && !hasTroops(work, system);
    return isBack ? [system] : [];
  });
  giveBack(work, systems, "solo.base.move.return-cards");
  return systems;
}

/** Gives the Empire back its returned probe cards, because the Rebels established no new base (solo.base.move.fail). */
export function restoreProbes(work: GameWork, systems: readonly SystemIndex[]): void {
  gainProbes(work, systems, { rule: "solo.base.move.fail", cause: null });
}

/**
 * Returns how many probe cards the Rebels may draw for a new base. In a solo game it is at most the number of rounds
 * left (solo.base.move.draw).
 */
export function locationLimit({ solo, reputation, time }: State, count: number): number {
  return solo === undefined ? count : Math.max(0, Math.min(count, reputation - time));
}

/** Restarts the search for the base of a solo game: earlier discoveries no longer count (solo.base.move.reset). */
export function beginSearch(work: GameWork): void {
  work.changeSolo({ found: false });
  placeGatherIntel(work);
}
