import {
  addAllToBag,
  addToBag,
  at,
  type CardCode,
  drawTop,
  EMPTY_PILE,
  type Pile,
  pileCards,
  pileSize,
  placeOnTop,
  shuffled,
  takeFromBag,
  takeFromDeck,
} from "@sw/tabletop";
import { type Box, type CardOf, cardId, cardOf } from "../state/box.ts";
import type { LeaderIndex } from "../state/codes.ts";
import type { CardSpot, Cause, Deck, SeenCard } from "../state/events.ts";
import {
  bitOf,
  factionOf,
  IMPERIAL,
  PLANTED_BIT,
  PUBLIC,
  REBEL,
  type Role,
  type Side,
  seenBy,
} from "../state/seats.ts";
import type { KnownMission, State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** A card as events tell it: known to the sides of a mask. */
export function seen(box: Box, code: CardCode, mask: number): SeenCard {
  const kind = at(box.cards, code);
  if (kind.type !== "objective") return { card: kind.id, seenBy: seenBy(mask) };
  return { card: kind.id, seenBy: seenBy(mask), back: kind.entry.level };
}

/** A card drawn, and the sides that know it. */
export interface Drawn {
  readonly card: CardCode;
  readonly knownTo: number;
}

/**
 * Makes an empty mission deck of a side, or the project deck, anew from its discards (reb.discard.reshuffle,
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
  work.emit({ type: "deck-shuffled", deck: name, rule: "reb.discard.reshuffle", cause: null });
}

/**
 * Draws the top card of a side's mission deck or of the project deck; an empty one is first made anew from its discards.
 * Undefined if no card is left.
 */
function drawMissionCard(work: GameWork, deck: "mission" | "project", side: Side): Drawn | undefined {
  renewDeck(work, deck, side);
  const name = deck === "project" ? "project" : missionDeck(side);
  const pile = deckOf(work.state, name);
  if (pile.length === 0) return undefined;
  const taken = drawTop(pile, work, `draw:${name}`, work.nameOf);
  setDeck(work, name, taken.pile);
  return taken;
}

/** Name of a side's mission deck. */
function missionDeck(side: Side): Deck {
  return side === REBEL ? "rebel-mission" : "imperial-mission";
}

/** Draws missions, or projects, into a side's mission hand. */
export function drawMissions(
  work: GameWork,
  side: Side,
  deck: "mission" | "project",
  count: number,
  cause: Cause,
): void {
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
  if (cards.length > 0) work.emit({ type: "cards-drawn", faction: factionOf(side), deck: name, cards, ...cause });
}

/** Draws projects aside, to keep some; the cards lie in the side's `aside`. */
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
  if (cards.length > 0) work.emit({ type: "cards-drawn", faction: "imperial", deck: "project", cards, ...cause });
}

/** Draws objectives into the Rebel hand (reb.objective.draw-one-per-refresh); an empty deck gives none. */
export function drawObjectives(work: GameWork, count: number, cause: Cause): void {
  drawObjectiveCards(work, count, cause, (card, knownTo) => {
    work.state.objectives = addToBag(work.state.objectives, card, knownTo);
  });
}

/** Draws objectives aside, to keep some. */
export function drawObjectivesAside(work: GameWork, count: number, cause: Cause): void {
  drawObjectiveCards(work, count, cause, (card, knownTo) => {
    const own = work.side(REBEL);
    own.aside = addToBag(own.aside, card, knownTo);
  });
}

function drawObjectiveCards(
  work: GameWork,
  count: number,
  cause: Cause,
  put: (card: CardCode, knownTo: number) => void,
): void {
  const cards: SeenCard[] = [];
  for (let drawn = 0; drawn < count && work.state.objectiveDeck.length > 0; drawn++) {
    const taken = drawTop(work.state.objectiveDeck, work, "draw:objective", work.nameOf);
    work.state.objectiveDeck = taken.pile;
    const knownTo = taken.knownTo | bitOf(REBEL);
    put(taken.card, knownTo);
    cards.push(seen(work.box, taken.card, knownTo));
  }
  if (cards.length > 0) work.emit({ type: "cards-drawn", faction: "rebel", deck: "objective", cards, ...cause });
}

/**
 * Keeps a card that lies aside: it goes to the objective or mission hand. Where others stay (`secretly`), nobody else can
 * tell any longer which card is where.
 */
export function keepAside(work: GameWork, side: Side, card: CardCode, secretly: boolean, cause: Cause): void {
  const own = work.side(side);
  if (secretly) own.aside = addAllToBag(EMPTY_PILE, pileCards(own.aside), bitOf(side));
  const { knownTo, pile } = takeOut(work.box, own.aside, card);
  own.aside = pile;
  const isMission = at(work.box.cards, card).type === "mission";
  if (isMission) toMissionHand(work, side, card, knownTo);
  else work.state.objectives = addToBag(work.state.objectives, card, knownTo);
  tellMoved(work, side, isMission ? "project" : "objective", card, "hand", bitOf(side), cause);
}

/** Puts cards that lie aside under their deck, in one heap whose order nobody knows. */
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
  work.emit({ type: "cards-moved", faction: factionOf(side), deck, cards: told, to: "deck-bottom", ...cause });
}

/** A deck of the state. Tactic decks stand in combats and have no place here. */
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
    default:
      throw new RangeError(`${deck} stands in a combat`);
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
  else throw new RangeError(`${deck} stands in a combat`);
}

/** Shuffles a deck: what anybody knew of its order is gone. */
export function shuffleDeck(work: GameWork, deck: Deck, cause: Cause): void {
  setDeck(work, deck, shuffled(pileCards(deckOf(work.state, deck))));
  work.emit({ type: "deck-shuffled", deck, ...cause });
}

/** Takes a card that is known to lie in a deck out of it. */
export function takeOutOfDeck(work: GameWork, deck: Deck, card: CardCode): Drawn {
  const taken = takeFromDeck(deckOf(work.state, deck), card);
  if (taken === undefined) throw new RangeError(`${cardId(work.box, card)} is not in the ${deck} deck`);
  setDeck(work, deck, taken.pile);
  return taken;
}

/** Takes a card out of a bag; it must be there. */
export function takeOut(box: Box, pile: Pile, card: CardCode): Drawn & { readonly pile: Pile } {
  const taken = takeFromBag(pile, card);
  if (taken === undefined) throw new RangeError(`${cardId(box, card)} is not there`);
  return taken;
}

/** Adds a card to a side's mission hand. */
export function toMissionHand(work: GameWork, side: Side, card: CardCode, knownTo: number): void {
  const own = work.side(side);
  own.missions = addToBag(own.missions, card, knownTo | bitOf(side));
}

/** Discards a mission: face up on the pile of its deck (reb.discard.faceup-pile, reb.project.discard-pile). */
export function discardMission(work: GameWork, side: Side, card: CardCode, cause: Cause): void {
  const { entry } = cardOf(work.box, card, "mission");
  if (entry.set === "project") work.state.projectDiscard = [...work.state.projectDiscard, card];
  else {
    const own = work.side(side);
    own.missionDiscard = [...own.missionDiscard, card];
  }
  const deck = entry.set === "project" ? "project" : missionDeck(side);
  tellMoved(work, side, deck, card, "discard", PUBLIC, cause);
}

/** Puts a mission card face down with leaders on it; returns its place in the row. */
export function assignMission(
  work: GameWork,
  side: Side,
  card: CardCode,
  leaders: readonly LeaderIndex[],
  known: KnownMission | null,
  cause: Cause,
): number {
  const own = work.side(side);
  const place = own.assigned.length;
  own.assigned = [...own.assigned, { card, leaders, known }];
  for (const leader of leaders) work.leader(leader).at = "mission";
  work.emit({
    type: "leaders-assigned",
    faction: factionOf(side),
    mission: place,
    leaders: leaders.map((leader) => at(work.box.leaders, leader).id),
    card: seen(work.box, card, bitOf(side)),
    ...cause,
  });
  return place;
}

/** A second leader joins a mission that lies face down. */
export function joinMission(work: GameWork, side: Side, place: number, leader: LeaderIndex, cause: Cause): void {
  const own = work.side(side);
  const { card, leaders, known } = at(own.assigned, place);
  const together = [...leaders, leader].sort((a, b) => a - b);
  own.assigned = own.assigned.map((one, index) => (index === place ? { card, leaders: together, known } : one));
  work.leader(leader).at = "mission";
  work.emit({
    type: "leaders-assigned",
    faction: factionOf(side),
    mission: place,
    leaders: together.map((one) => at(work.box.leaders, one).id),
    card: seen(work.box, card, bitOf(side)),
    ...cause,
  });
}

/** Takes one of two leaders off a mission that lies face down; where the leader goes is the caller's. */
export function partMission(work: GameWork, side: Side, place: number, leader: LeaderIndex): void {
  const own = work.side(side);
  own.assigned = own.assigned.map((one, index) =>
    index === place ? { ...one, leaders: one.leaders.filter((other) => other !== leader) } : one,
  );
}

/** Takes a mission out of a side's hand face down: the other side no longer knows which cards are left in it. */
export function takeMission(work: GameWork, side: Side, card: CardCode): void {
  const own = work.side(side);
  const { pile } = takeOut(work.box, own.missions, card);
  own.missions = pileSize(pile) === 0 ? EMPTY_PILE : addAllToBag(EMPTY_PILE, pileCards(pile), bitOf(side));
}

/** An assigned card returns unrevealed to its owner's hand. Its leaders are the caller's. */
export function returnMission(work: GameWork, side: Side, place: number, cause: Cause): void {
  const { card } = at(work.state.sides[side].assigned, place);
  dropAssigned(work, side, place);
  toMissionHand(work, side, card, 0);
  work.emit({ type: "mission-returned", faction: factionOf(side), card: seen(work.box, card, bitOf(side)), ...cause });
}

/** Takes a card out of the row of assigned missions. */
export function dropAssigned(work: GameWork, side: Side, place: number): void {
  const own = work.side(side);
  own.assigned = own.assigned.filter((_, index) => index !== place);
}

/** Adds an action card to what a role of a side holds. */
export function toActionHand(work: GameWork, side: Side, role: Role, card: CardCode, knownTo: number): void {
  const own = work.side(side);
  const [admiral, general] = own.actions;
  const bag = addToBag(role === 0 ? admiral : general, card, knownTo | bitOf(side));
  own.actions = role === 0 ? [bag, general] : [admiral, bag];
}

/** Takes an action card from the role that holds it: it has been used and goes back to the box (reb.action.use-procedure). */
export function spendAction(work: GameWork, side: Side, role: Role, card: CardCode): void {
  const own = work.side(side);
  const [admiral, general] = own.actions;
  const { knownTo, pile } = takeOut(work.box, role === 0 ? admiral : general, card);
  own.actions = role === 0 ? [pile, general] : [admiral, pile];
  own.actionsUsed = [...own.actionsUsed, card].sort((a, b) => a - b);
  if (knownTo !== PUBLIC) work.revealed = true;
}

/** Tells that one card went somewhere. */
export function tellMoved(
  work: GameWork,
  side: Side,
  deck: Deck,
  card: CardCode,
  to: CardSpot,
  mask: number,
  cause: Cause,
): void {
  work.emit({ type: "cards-moved", faction: factionOf(side), deck, cards: [seen(work.box, card, mask)], to, ...cause });
}

/** Puts a card on top of, or under, a deck, known there to some sides. */
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

/** Missions in a side's hand, and assigned ones. */
export function missionCount(state: State, side: Side): number {
  return pileSize(state.sides[side].missions);
}

/** Distinct cards of a pile, ascending: copies cannot be told apart. */
export function distinct(pile: Pile): readonly CardCode[] {
  const found: CardCode[] = [];
  for (const { cards } of pile) for (const card of cards) if (!found.includes(card)) found.push(card);
  return isAscending(found) ? found : found.sort((a, b) => a - b);
}

/** As the cards of a single unordered part are. */
function isAscending(cards: readonly CardCode[]): boolean {
  for (let index = 1; index < cards.length; index++) if (at(cards, index) < at(cards, index - 1)) return false;
  return true;
}

/** The mission kind of a card. */
export function missionOf(box: Box, card: CardCode): CardOf<"mission"> {
  return cardOf(box, card, "mission");
}
