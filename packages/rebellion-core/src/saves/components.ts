import { at, type CardCode, pileCards } from "@sw/tabletop";
import { isOnTable } from "../decks/put-away.ts";
import { type Box, copiesOf } from "../state/box.ts";
import { NO_CARD, type Units } from "../state/codes.ts";
import type { GameFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import type { SoloState } from "../state/solo.ts";
import type { State } from "../state/state.ts";

/** Returns every card of a state in any location. Shuffled tactic decks outside of combat are not stored. */
function allCards(state: State): readonly CardCode[] {
  const cards: CardCode[] = [
    ...pileCards(state.probeDeck),
    ...pileCards(state.probes),
    ...state.probesBoxed,
    ...pileCards(state.projectDeck),
    ...state.projectDiscard,
    ...pileCards(state.objectives),
    ...pileCards(state.objectiveDeck),
    ...state.objectivesPlayed,
    ...(state.objectivesInPlay ?? []),
    ...(state.held ?? []).map(({ probe }) => probe),
    ...(state.tacticDecks ?? []).flatMap(pileCards),
  ];
  for (const side of state.sides) {
    for (const pile of [
      side.missions,
      side.missionDeck,
      ...side.actions,
      side.actionDeck,
      side.actionsBoxed,
      side.aside,
    ]) {
      cards.push(...pileCards(pile));
    }
    cards.push(...side.missionDiscard, ...side.actionsUsed);
    for (const { card } of side.assigned) cards.push(card);
  }
  const { expansion } = state;
  if (expansion !== undefined) cards.push(...pileCards(expansion.objectivesBoxed), ...expansion.missionsBoxed.flat());
  for (const frame of state.frames) cards.push(...cardsOfFrame(frame));
  if (state.solo !== undefined) cards.push(...cardsOfSolo(state.solo));
  if (state.advancedTactics !== undefined) {
    cards.push(...state.advancedTactics.discards.flat(2), ...state.advancedTactics.removed);
  }
  return cards;
}

/** Returns the missions that only a solo game has. Missions reserved for a second try are part of the Round Deck. */
function cardsOfSolo(solo: SoloState): readonly CardCode[] {
  const { startingDeck, roundDeck, projects, returning, startingUsed, startingOut, boxed } = solo;
  const piles = [startingDeck, roundDeck, projects].flatMap(pileCards);
  return [...piles, ...returning, ...startingUsed, ...startingOut, ...boxed];
}

function cardsOfFrame(frame: GameFrame): readonly CardCode[] {
  if (frame.kind === "round-card") return [frame.card];
  if (frame.kind === "mission") return isOnTable(frame) ? [frame.card] : [];
  if (frame.kind === "attack") return frame.card === NO_CARD ? [] : [frame.card];
  if (frame.kind === "battle") return [...frame.chosen.flatMap(pileCards), ...frame.additional];
  if (frame.kind !== "combat") return [];
  const { decks, discards, hands } = frame.tactics;
  return [...decks, ...hands.flat()].flatMap(pileCards).concat(discards.flat());
}

/** Counts the cards by code, including the base's own probe card. Outside of combat all tactic cards are counted. */
export function cardCounts({ box, state }: Look): readonly number[] {
  const counts = box.cards.map(() => 0);
  const add = (code: CardCode, count: number): void => {
    counts[code] = (counts[code] ?? 0) + count;
  };
  for (const code of allCards(state)) add(code, 1);
  if (box.cinematic) addDecks(box, counts, add);
  const { system } = state.base;
  if (system !== null) add(at(box.probeOf, system), 1);
  if (state.tacticDecks !== undefined || state.frames.some(({ kind }) => kind === "combat")) return counts;
  for (const card of box.cards) if (card.type === "tactic") add(card.code, copiesOf(card));
  return counts;
}

/** Adds advanced tactic cards that are in no other location: they are in their decks, which are not stored. */
function addDecks(box: Box, counts: readonly number[], add: (code: CardCode, count: number) => void): void {
  for (const card of box.cards) {
    if (card.type === "advanced-tactic" && counts[card.code] === 0) add(card.code, 1);
  }
}

/** Counts the units of each type on the board, on build queues and on their way from the queue to the board. */
export function unitCounts({ box, state }: Look): Units {
  const counts = box.units.map(() => 0);
  const add = (units: Units): void => {
    for (let unit = 0; unit < counts.length; unit++) counts[unit] = (counts[unit] ?? 0) + at(units, unit);
  };
  for (const { units } of state.places) add(units);
  for (const { queue } of state.sides) for (const units of queue) add(units);
  for (const frame of state.frames) {
    if (frame.kind === "deploy") add(frame.ready);
    if (frame.kind === "setup") add(frame.left);
  }
  return counts;
}

/** Counts each card and leader by name, wherever they are. The counts never change during a game. */
export function componentCounts(look: Look): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { leaders: look.state.leaders.length };
  for (const [code, count] of cardCounts(look).entries()) counts[at(look.box.cards, code).id] = count;
  return counts;
}
