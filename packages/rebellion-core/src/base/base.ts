import { addAllToBag, addToBag, at, type CardCode, EMPTY_PILE, type Pile, pileHas, takeFromBag } from "@sw/tabletop";
import { placeGatherIntel } from "../decks/gather-intel.ts";
import { leadersAt, moveLeader } from "../leaders/leaders.ts";
import { isRemote } from "../markers/systems.ts";
import type { RuleId } from "../rules/ids.ts";
import { cardOf } from "../state/box.ts";
import { GROUND, type SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, IMPERIAL_BIT, PLANTED_BIT, PUBLIC, REBEL, SPECTATOR_BIT, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { moveUnits } from "../units/board.ts";
import { hasSide } from "../units/units.ts";

/**
 * Narrows the systems that may hold the base, by what everybody can now tell. The true base must pass the test `among`.
 */
export function narrowBase(work: GameWork, among: (system: SystemIndex) => boolean): void {
  const { state } = work;
  if (state.base.revealed) return;
  const publicCandidates = state.base.publicCandidates.filter(among);
  if (publicCandidates.length === state.base.publicCandidates.length) return;
  const commonCandidates = state.base.commonCandidates.filter(among);
  const { system, revealed, planted } = state.base;
  state.base = { system, revealed, publicCandidates, planted, commonCandidates };
  state.baseCandidates = state.baseCandidates.filter(among);
}

/**
 * Hides the base in a system. `publicCandidates` are the systems where it may be by what everybody knows. `common` are
 * those left by what both sides know of planted cards, or null if no card is planted.
 */
export function hideBase(
  work: GameWork,
  system: SystemIndex,
  publicCandidates: readonly SystemIndex[],
  common: readonly SystemIndex[] | null = null,
): void {
  const { state, box } = work;
  const commonCandidates = common ?? publicCandidates;
  state.base = { system, revealed: false, publicCandidates, planted: common !== null, commonCandidates };
  state.baseCandidates = commonCandidates.filter((one) => !hasSeen(state, at(box.probeOf, one)));
}

/** Whether the Imperial side has the probe card, in its hand or under another card. */
export function hasSeen({ probes, held = [] }: Pick<State, "probes" | "held">, card: CardCode): boolean {
  return pileHas(probes, card) || held.some(({ probe, chair }) => probe === card && sideOf(chair) === IMPERIAL);
}

/** Removes a system from the candidates: the Imperial side has seen its probe card (reb.probe.meaning). */
function ruleOut(work: GameWork, system: SystemIndex): void {
  const { state } = work;
  if (!state.baseCandidates.includes(system)) return;
  state.baseCandidates = state.baseCandidates.filter((other) => other !== system);
}

/**
 * Takes a probe card from the Imperial hand, to be planted in the deck. Both sides see which one, and know from then on
 * that the base is not there (reb.faq.plant-false-lead-visibility). It is marked `PLANTED_BIT` and known to the Rebels
 * (`REBEL_BIT`). Spectators do not see which cards the Empire keeps.
 */
export function takeToPlant(work: GameWork, system: SystemIndex): void {
  const { state, box } = work;
  const taken = takeFromBag(state.probes, at(box.probeOf, system));
  if (taken === undefined) throw new RangeError(`the Empire has no probe card of ${at(box.placeIds, system)}`);
  state.probes = taken.pile.reduce(
    (hand: Pile, { cards, knownTo }) => addAllToBag(hand, cards, knownTo & ~SPECTATOR_BIT),
    EMPTY_PILE,
  );
  if (state.solo !== undefined) leaveOpen(work, system);
  const { revealed, publicCandidates, commonCandidates: common, system: base } = state.base;
  const commonCandidates = common.filter((other) => other !== system);
  state.base = { system: base, revealed, publicCandidates, planted: true, commonCandidates };
}

/**
 * Updates a solo game after a probe card has left the Imperial hand: those of remote systems still lie open there
 * (solo.refresh.probes). Ground units in a remote system rule it out without the card, and do not take the card again
 * (solo.decision.plant-false-lead).
 */
export function leaveOpen(work: GameWork, system: SystemIndex): void {
  const { box, state } = work;
  const isOpen = (card: CardCode): boolean => !at(box.systems, cardOf(box, card, "probe").system).populous;
  state.probes = state.probes.reduce((hand: Pile, { cards, knownTo }) => {
    const others = cards.filter((card) => !isOpen(card));
    const open = addAllToBag(hand, cards.filter(isOpen), PUBLIC);
    return others.length === 0 ? open : addAllToBag(open, others, knownTo);
  }, EMPTY_PILE);
  const others = work.solo.garrisoned.filter((one) => one !== system);
  const isHeld = !at(box.systems, system).populous && hasSide(work, system, IMPERIAL, GROUND);
  work.changeSolo({ garrisoned: isHeld ? [...others, system].sort((a, b) => a - b) : others });
  work.place(system);
}

/**
 * Forgets where planted cards lie in the deck: the Rebels have drawn some, so the Empire can no longer tell the places
 * of the others. The Empire still knows that the base is not in their systems.
 */
export function forgetPlanted(work: GameWork): void {
  work.state.probeDeck = work.state.probeDeck.map((part) => ({ ...part, knownTo: part.knownTo & ~PLANTED_BIT }));
}

/**
 * Narrows the candidates after Rebel units moved by adjacency between the base space and a system: the base is in that
 * system or next to it (reb.base.ltp-movement-hint).
 */
export function hintAdjacent(work: GameWork, system: SystemIndex): void {
  const { neighbors } = at(work.box.systems, system);
  narrowBase(work, (candidate) => candidate === system || neighbors.includes(candidate));
}

/** Reveals the base: its units and leaders go to its system (reb.base.reveal-flip-card and following). */
export function revealBase(work: GameWork, cause: Cause): void {
  const { state, box } = work;
  const { system, revealed } = state.base;
  if (revealed || system === null) return;
  const only = [system];
  state.base = { system, revealed: true, publicCandidates: only, planted: false, commonCandidates: only };
  state.baseCandidates = only;
  work.revealed = true;
  work.emit({ type: "base-revealed", system: at(box.placeIds, system), ...cause });
  if (state.solo !== undefined) placeGatherIntel(work);
  emptyBaseSpace(work, system, cause.cause);
}

/**
 * Moves all units and leaders from the Rebel Base space to a system. `rule` defaults to the rules of revealing the
 * base.
 */
export function emptyBaseSpace(work: GameWork, to: SystemIndex, cause: Cause["cause"], rule?: RuleId): void {
  const { state, box } = work;
  const { units } = at(state.places, box.baseSpace);
  moveUnits(work, REBEL, units, box.baseSpace, to, { rule: rule ?? "reb.base.reveal-move-units", cause });
  for (const leader of leadersAt(work, box.baseSpace, REBEL)) {
    moveLeader(work, leader, to, { rule: rule ?? "reb.base.reveal-move-leaders", cause });
  }
}

/**
 * Whether the Imperial side has a loyalty marker or ground units in the system (reb.base.reveal-on-loyalty,
 * reveal-on-ground).
 */
export function forcesReveal(look: Look, system: SystemIndex): boolean {
  return at(look.state.places, system).loyalty === IMPERIAL || hasSide(look, system, IMPERIAL, GROUND);
}

/** Adds a probe card to the Imperial hand; `knownTo` names the other viewers who know that it is there. */
export function toProbeHand(work: GameWork, system: SystemIndex, knownTo: number): void {
  const card = at(work.box.probeOf, system);
  const open = isOpenProbe(work, system);
  work.state.probes = addToBag(work.state.probes, card, open ? PUBLIC : (knownTo | IMPERIAL_BIT) & PUBLIC);
  if (open) showProbe(work, system);
  ruleOut(work, system);
}

/**
 * Whether this is a remote system of a solo game: the Empire lays the probe cards of these open (solo.refresh.probes).
 */
export function isOpenProbe({ box, state: { solo } }: Look, system: SystemIndex): boolean {
  return solo !== undefined && !at(box.systems, system).populous;
}

/**
 * Shows everybody that the base is not in this system. If the system was a possible base, notes that one was ruled out
 * in this phase (solo.move.hidden.after-a-find). The upkeep then checks how many possible bases are left.
 */
function showProbe(work: GameWork, system: SystemIndex): void {
  const { state } = work;
  if (state.base.system !== system) narrowBase(work, (candidate) => candidate !== system);
  // A card that comes by other means than troops stays when they leave (solo.move.keep-probed-cards).
  const garrisoned = work.solo.garrisoned.filter((one) => one !== system);
  const wasPossible = isRemote(work, system) && !work.solo.garrisoned.includes(system);
  work.changeSolo(state.phase === "command" && wasPossible ? { garrisoned, found: true } : { garrisoned });
  work.place(system);
}

/** Whether the base has been chosen and not been revealed: only the Rebels know where it is. */
export function isHidden({ base }: State): boolean {
  return base.system !== null && !base.revealed;
}
