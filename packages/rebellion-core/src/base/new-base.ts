import { addToBag, at, type CardCode, drawTop, EMPTY_PILE, type Pile, pileCards, pileHas } from "@sw/tabletop";
import { asideToBottom } from "../decks/aside.ts";
import { takeOut } from "../decks/piles.ts";
import { seen, tellMoved } from "../decks/told.ts";
import type { RuleId } from "../rules/ids.ts";
import { cardOf } from "../state/box.ts";
import { NO_CARD, NOWHERE, type SystemIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, PLANTED_BIT, PUBLIC, REBEL, REBEL_BIT, SPECTATOR_BIT, viewersIn } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { hasSide } from "../units/units.ts";
import { emptyBaseSpace, forgetPlanted, hideBase, toProbeHand } from "./base.ts";
import { beginSearch } from "./solo.ts";

/**
 * Draws up to `count` top probe cards aside for the Rebel side, to look for a new base (reb.new-base.draw-four). If
 * only some of the cards aside were planted, the Empire can no longer tell where any planted card lies.
 */
export function drawLocations(work: GameWork, count: number, cause: Cause): void {
  const { box, state } = work;
  const drawn: CardCode[] = [];
  while (drawn.length < count && state.probeDeck.length > 0) {
    const { card, knownTo, pile } = drawTop(state.probeDeck, work, "draw:probe", work.nameOf);
    state.probeDeck = pile;
    const own = work.side(REBEL);
    own.aside = addToBag(own.aside, card, REBEL_BIT | (knownTo & PLANTED_BIT));
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  if (isPartlyPlanted(state.sides[REBEL].aside)) forgetAll(work);
  const cards = drawn.map((card) => seen(box, card, REBEL_BIT));
  work.emit({ type: "cards-drawn", faction: "rebel", deck: "probe", cards, from: "deck", to: "aside", ...cause });
}

function isPartlyPlanted(aside: Pile): boolean {
  const planted = aside.filter(({ knownTo }) => (knownTo & PLANTED_BIT) !== 0);
  return planted.length > 0 && planted.length < aside.length;
}

/** Removes the planted marks of all cards, in the deck and aside: the Empire loses track of them. */
function forgetAll(work: GameWork): void {
  forgetPlanted(work);
  const own = work.side(REBEL);
  own.aside = pileCards(own.aside).reduce((bag: Pile, card) => addToBag(bag, card, REBEL_BIT), EMPTY_PILE);
}

/** Returns the systems of the drawn probe cards, ascending. */
export function drawnSystems({ box, state }: Look): readonly SystemIndex[] {
  return pileCards(state.sides[REBEL].aside)
    .map((card) => cardOf(box, card, "probe").system)
    .sort((a, b) => a - b);
}

/** Returns the rule that forbids a base in a system now, or undefined if one may be established there. */
export function whyNoBase(look: Look, system: SystemIndex): RuleId | undefined {
  const { box, state } = look;
  const { loyalty, destroyed } = at(state.places, system);
  if (state.solo !== undefined && at(box.systems, system).populous) return "solo.base.move.choose";
  if (loyalty === IMPERIAL) return "reb.new-base.not-imperial-loyalty";
  if (destroyed) return "reb.new-base.not-destroyed";
  return hasSide(look, system, IMPERIAL) ? "reb.new-base.not-imperial-units" : undefined;
}

/** Declines a new base: all drawn cards go under the deck, shuffled (reb.new-base.decline-all-to-bottom). */
export function declineBase(work: GameWork, cause: Cause["cause"]): void {
  asideToBottom(work, REBEL, "probe", { rule: "reb.new-base.decline-all-to-bottom", cause });
}

/**
 * Establishes a new base in the system of a drawn card (reb.new-base.show-old-base and following). The old base is
 * shown and gets the units and leaders of the Rebel Base space; its card goes to the Empire, the other drawn cards
 * under the deck.
 */
export function establishBase(work: GameWork, system: SystemIndex, cause: Cause["cause"]): void {
  const { box, state } = work;
  const old = state.base.system ?? NOWHERE;
  const planted = plantedCards(state);
  const own = work.side(REBEL);
  const { knownTo, pile } = takeOut(box, own.aside, at(box.probeOf, system));
  own.aside = pile;
  const fromPlanted = (knownTo & PLANTED_BIT) !== 0;
  if (fromPlanted) forgetAll(work);
  work.revealed = true;
  const named = {
    old: at(box.placeIds, old),
    base: { system: at(box.placeIds, system), seenBy: viewersIn(REBEL_BIT) },
  };
  work.emit({ type: "base-established", ...named, rule: "reb.new-base.new-card-under-location", cause });
  emptyBaseSpace(work, old, cause, "reb.new-base.move-all-out");
  toProbeHand(work, old, PUBLIC);
  tellMoved(work, IMPERIAL, "probe", at(box.probeOf, old), { from: "base", to: "hand" }, PUBLIC, {
    rule: "reb.new-base.old-card-to-empire",
    cause,
  });
  asideToBottom(work, REBEL, "probe", { rule: "reb.new-base.unchosen-to-bottom", cause });
  const candidates = locationsInDoubt(work);
  const isPlanted = (one: SystemIndex): boolean => planted.includes(at(box.probeOf, one));
  const common = planted.length === 0 ? null : candidates.filter((one) => isPlanted(one) === fromPlanted);
  hideBase(work, system, candidates, common);
  if (state.solo !== undefined) beginSearch(work);
}

/**
 * Returns the planted cards: those marked in the deck, and the cards aside if all of them were planted. Both sides know
 * which cards these are, but not their order.
 */
function plantedCards({ probeDeck, sides }: State): readonly CardCode[] {
  const marked = [...probeDeck, ...sides[REBEL].aside].filter(({ knownTo }) => (knownTo & PLANTED_BIT) !== 0);
  return pileCards(marked);
}

/**
 * Returns the systems that could be the new base by what everybody knows: legal ones whose card is not open elsewhere.
 */
function locationsInDoubt(look: Look): readonly SystemIndex[] {
  const { box, state } = look;
  const { probes, probesBoxed } = state;
  const open = probes.filter(({ knownTo }) => (knownTo & SPECTATOR_BIT) !== 0);
  return box.systems.flatMap((_, system) => {
    const card = at(box.probeOf, system);
    const elsewhere = card === NO_CARD || probesBoxed.includes(card) || pileHas(open, card);
    return elsewhere || whyNoBase(look, system) !== undefined ? [] : [system];
  });
}
