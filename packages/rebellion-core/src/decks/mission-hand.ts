import { addAllToBag, addToBag, type CardCode, drawTop, EMPTY_PILE, pileCards, pileSize } from "@sw/tabletop";
import { cardOf } from "../state/box.ts";
import type { Cause, SeenCard } from "../state/events.ts";
import { bitOf, factionOf, IMPERIAL, PUBLIC, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { deckOf, missionDeck, renewDeck, setDeck } from "./decks.ts";
import { type Drawn, takeOut } from "./piles.ts";
import { seen, tellMoved } from "./told.ts";

/**
 * Draws the top card of a side's mission deck or of the project deck. An empty deck is first refilled from its
 * discards. Returns undefined if no card is left.
 */
export function drawMissionCard(work: GameWork, deck: "mission" | "project", side: Side): Drawn | undefined {
  renewDeck(work, deck, side);
  const name = deck === "project" ? "project" : missionDeck(side);
  const pile = deckOf(work.state, name);
  if (pile.length === 0) return undefined;
  const taken = drawTop(pile, work, `draw:${name}`, work.nameOf);
  setDeck(work, name, taken.pile);
  return taken;
}

/** Draws missions, or projects, into a side's mission hand. */
export function drawMissions(
  work: GameWork,
  side: Side,
  deck: "mission" | "project",
  count: number,
  cause: Cause,
): void {
  if (side === IMPERIAL && work.state.solo !== undefined) return drawUnseen(work, deck, count, cause);
  const cards: SeenCard[] = [];
  for (let drawn = 0; drawn < count; drawn++) {
    const taken = drawMissionCard(work, deck, side);
    if (taken === undefined) break;
    const knownTo = taken.knownTo | bitOf(side);
    const own = work.side(side);
    own.missions = addToBag(own.missions, taken.card, knownTo);
    cards.push(seen(work.box, taken.card, knownTo));
  }
  const name = deck === "project" ? "project" : missionDeck(side);
  if (cards.length > 0)
    work.emit({ type: "cards-drawn", faction: factionOf(side), deck: name, cards, from: "deck", to: "hand", ...cause });
}

/**
 * Draws missions for the Empire of a solo game, which has no hand. Projects that it gains lie aside unseen
 * (solo.missions.projects-aside); it draws no other missions (solo.missions.no-hand).
 */
function drawUnseen(work: GameWork, deck: "mission" | "project", count: number, cause: Cause): void {
  if (deck === "mission") return;
  const cards: SeenCard[] = [];
  for (let drawn = 0; drawn < count; drawn++) {
    const taken = drawMissionCard(work, "project", IMPERIAL);
    if (taken === undefined) break;
    work.changeSolo({ projects: addToBag(work.solo.projects, taken.card, taken.knownTo) });
    cards.push(seen(work.box, taken.card, 0));
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

/** Adds a card to a side's mission hand. */
export function toMissionHand(work: GameWork, side: Side, card: CardCode, knownTo: number): void {
  const own = work.side(side);
  own.missions = addToBag(own.missions, card, knownTo | bitOf(side));
}

/** Takes a mission out of a side's hand face down: the other side no longer knows which cards are left in it. */
export function takeMission(work: GameWork, side: Side, card: CardCode): void {
  const own = work.side(side);
  const { pile } = takeOut(work.box, own.missions, card);
  own.missions = pileSize(pile) === 0 ? EMPTY_PILE : addAllToBag(EMPTY_PILE, pileCards(pile), bitOf(side));
}

/**
 * Discards a mission from the hand, or an open one, face up onto the discard pile of its deck (reb.discard.faceup-pile,
 * reb.project.discard-pile).
 */
export function discardMission(work: GameWork, side: Side, card: CardCode, from: "hand" | "open", cause: Cause): void {
  const { entry } = cardOf(work.box, card, "mission");
  if (entry.set === "project") work.state.projectDiscard = [...work.state.projectDiscard, card];
  else {
    const own = work.side(side);
    own.missionDiscard = [...own.missionDiscard, card];
  }
  const deck = entry.set === "project" ? "project" : missionDeck(side);
  tellMoved(work, side, deck, card, { from, to: "discard" }, PUBLIC, cause);
}

/** Counts a side's missions, both in hand and assigned. */
export function missionCount(state: State, side: Side): number {
  return pileSize(state.sides[side].missions);
}
