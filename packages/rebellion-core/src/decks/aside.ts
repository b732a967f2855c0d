import { addAllToBag, addToBag, at, type CardCode, EMPTY_PILE, type Pile, pileCards } from "@sw/tabletop";
import type { Cause, Deck, SeenCard } from "../state/events.ts";
import { bitOf, factionOf, IMPERIAL, PLANTED_BIT, PUBLIC, REBEL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { deckOf, missionDeck, setDeck } from "./decks.ts";
import { drawMissionCard, toMissionHand } from "./mission-hand.ts";
import { drawObjectiveCards } from "./objective-hand.ts";
import { takeOut } from "./piles.ts";
import { seen, tellMoved } from "./told.ts";

/** Draws projects aside, from which the side will keep some. */
export function drawProjectsAside(work: GameWork, count: number, cause: Cause): void {
  const cards: SeenCard[] = [];
  for (let drawn = 0; drawn < count; drawn++) {
    const taken = drawMissionCard(work, "project", IMPERIAL);
    if (taken === undefined) break;
    const own = work.side(IMPERIAL);
    const knownTo = taken.knownTo | bitOf(IMPERIAL);
    own.aside = addToBag(own.aside, taken.card, knownTo);
    cards.push(seen(work.box, taken.card, knownTo));
  }
  if (cards.length > 0)
    work.emit({
      type: "cards-drawn",
      faction: "imperial",
      deck: "project",
      cards,
      from: "deck",
      to: "aside",
      ...cause,
    });
}

/** Draws objectives aside, from which the Rebels will keep some. */
export function drawObjectivesAside(work: GameWork, count: number, cause: Cause): void {
  drawObjectiveCards(work, count, "aside", cause, (card, knownTo) => {
    const own = work.side(REBEL);
    own.aside = addToBag(own.aside, card, knownTo);
  });
}

/**
 * Moves a card from aside to the objective or mission hand. With `secretly`, other cards stay aside, and the other side
 * can no longer tell which card is where.
 */
export function keepAside(work: GameWork, side: Side, card: CardCode, secretly: boolean, cause: Cause): void {
  const own = work.side(side);
  if (secretly) own.aside = addAllToBag(EMPTY_PILE, pileCards(own.aside), bitOf(side));
  const { knownTo, pile } = takeOut(work.box, own.aside, card);
  own.aside = pile;
  const kind = at(work.box.cards, card);
  const isMission = kind.type === "mission";
  if (isMission) toMissionHand(work, side, card, knownTo);
  else work.state.objectives = addToBag(work.state.objectives, card, knownTo);
  const missions = isMission && kind.entry.set === "regular" ? missionDeck(side) : "project";
  tellMoved(work, side, isMission ? missions : "objective", card, { from: "aside", to: "hand" }, bitOf(side), cause);
}

/** Puts the cards that lie aside under their deck, in an order that nobody knows. */
export function asideToBottom(work: GameWork, side: Side, deck: Deck, cause: Cause): void {
  const { aside } = work.state.sides[side];
  const cards = pileCards(aside)
    .slice()
    .sort((a, b) => a - b);
  if (cards.length === 0) return;
  const knownTo = aside.reduce((mask, part) => mask & part.knownTo, PUBLIC | PLANTED_BIT);
  const heap: Pile = [{ cards, ordered: false, knownTo }];
  work.side(side).aside = EMPTY_PILE;
  setDeck(work, deck, [...deckOf(work.state, deck), ...heap]);
  const told = cards.map((card) => seen(work.box, card, bitOf(side)));
  const way = { from: "aside", to: "deck-bottom" } as const;
  work.emit({ type: "cards-moved", faction: factionOf(side), deck, cards: told, ...way, ...cause });
}
