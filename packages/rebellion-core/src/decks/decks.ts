import { at, type CardCode, EMPTY_PILE, type Pile, pileCards, placeOnTop, shuffled, takeFromDeck } from "@sw/tabletop";
import { cardId } from "../state/box.ts";
import { GROUND, SPACE } from "../state/codes.ts";
import type { Cause, Deck } from "../state/events.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import type { Drawn } from "./piles.ts";

/**
 * Refills an empty mission deck of a side, or the project deck, from its discards (reb.discard.reshuffle,
 * reb.limits.cards-reshuffle).
 */
export function renewDeck(work: GameWork, deck: "mission" | "project", side: Side): void {
  const { state } = work;
  if (deck === "project") {
    if (state.projectDeck.length > 0 || state.projectDiscard.length === 0) return;
    state.projectDeck = shuffled(state.projectDiscard);
    state.projectDiscard = [];
  } else {
    const { missionDeck: cards, missionDiscard } = state.sides[side];
    if (cards.length > 0 || missionDiscard.length === 0) return;
    const own = work.side(side);
    own.missionDeck = shuffled(missionDiscard);
    own.missionDiscard = [];
  }
  const name = deck === "project" ? "project" : missionDeck(side);
  work.emit({ type: "deck-shuffled", deck: name, discards: true, rule: "reb.discard.reshuffle", cause: null });
}

/** Returns the name of a side's mission deck. */
export function missionDeck(side: Side): Deck {
  return side === REBEL ? "rebel-mission" : "imperial-mission";
}

/** Returns a deck of the state. A tactic deck is empty unless part of its order is known. */
export function deckOf(state: State, deck: Deck): Pile {
  switch (deck) {
    case "rebel-mission":
      return state.sides[REBEL].missionDeck;
    case "imperial-mission":
      return state.sides[IMPERIAL].missionDeck;
    case "rebel-action":
      return state.sides[REBEL].actionDeck;
    case "imperial-action":
      return state.sides[IMPERIAL].actionDeck;
    case "project":
      return state.projectDeck;
    case "objective":
      return state.objectiveDeck;
    case "probe":
      return state.probeDeck;
    case "imperial-starting":
      return state.solo?.startingDeck ?? EMPTY_PILE;
    case "round":
      return state.solo?.roundDeck ?? EMPTY_PILE;
    default:
      return at(tacticDecksOf(state), deck === "space-tactic" ? SPACE : GROUND);
  }
}

/** Replaces a deck of the state. */
export function setDeck(work: GameWork, deck: Deck, pile: Pile): void {
  const { state } = work;
  if (deck === "rebel-mission") work.side(REBEL).missionDeck = pile;
  else if (deck === "imperial-mission") work.side(IMPERIAL).missionDeck = pile;
  else if (deck === "rebel-action") work.side(REBEL).actionDeck = pile;
  else if (deck === "imperial-action") work.side(IMPERIAL).actionDeck = pile;
  else if (deck === "project") state.projectDeck = pile;
  else if (deck === "objective") state.objectiveDeck = pile;
  else if (deck === "probe") state.probeDeck = pile;
  else if (deck === "round") work.changeSolo({ roundDeck: pile });
  else if (deck === "imperial-starting") work.changeSolo({ startingDeck: pile });
  else {
    const [space, ground] = tacticDecksOf(state);
    state.tacticDecks = deck === "space-tactic" ? [pile, ground] : [space, pile];
  }
}

function tacticDecksOf({ tacticDecks }: State): readonly [Pile, Pile] {
  if (tacticDecks === undefined) throw new RangeError("the tactic decks are shuffled, or stand in a combat");
  return tacticDecks;
}

/** Shuffles a deck: all knowledge of its order is lost. */
export function shuffleDeck(work: GameWork, deck: Deck, cause: Cause): void {
  setDeck(work, deck, shuffled(pileCards(deckOf(work.state, deck))));
  work.emit({ type: "deck-shuffled", deck, discards: false, ...cause });
}

/** Takes a card out of a deck that holds it. */
export function takeOutOfDeck(work: GameWork, deck: Deck, card: CardCode): Drawn {
  const taken = takeFromDeck(deckOf(work.state, deck), card);
  if (taken === undefined) throw new RangeError(`${cardId(work.box, card)} is not in the ${deck} deck`);
  setDeck(work, deck, taken.pile);
  return taken;
}

/** Puts a card on top of a deck or under it, where the sides in `knownTo` know it. */
export function putOnDeck(work: GameWork, deck: Deck, card: CardCode, where: "top" | "bottom", knownTo: number): void {
  const pile = deckOf(work.state, deck);
  setDeck(work, deck, where === "top" ? placeOnTop(pile, card, knownTo) : placeUnder(pile, card, knownTo));
}

function placeUnder(pile: Pile, card: CardCode, knownTo: number): Pile {
  const last = pile[pile.length - 1];
  if (last?.ordered && last.knownTo === knownTo) {
    return [...pile.slice(0, -1), { ...last, cards: [...last.cards, card] }];
  }
  return [...pile, { cards: [card], ordered: true, knownTo }];
}
