import { type CardCode, drawTop, type Pile, pileSize } from "@sw/tabletop";
import { deckOf, putOnDeck, renewDeck, setDeck } from "../decks/decks.ts";
import { putUnderOwn } from "../decks/gather-intel.ts";
import { drawOwnDeck, type OwnDeck, ownDeckOf, takeTopOfRound, unrevealedCards } from "../decks/round-deck.ts";
import { seen, tellMoved } from "../decks/told.ts";
import { moveLeader, poolOf } from "../leaders/leaders.ts";
import { meetsRequirement } from "../leaders/skills.ts";
import type { RuleId } from "../rules/ids.ts";
import { missionOf } from "../state/box.ts";
import type { LeaderIndex } from "../state/codes.ts";
import type { RoundCardFrame } from "../state/frames.ts";
import { ADMIRAL, chairOf, IMPERIAL, PUBLIC } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { capableLeaders, hasEffectNow } from "./playable.ts";

/** Whether a mission may be revealed: a card is there, and not all have been looked at in this turn. */
export function canPlayMission({ solo, sides }: State): boolean {
  if (solo === undefined || solo.nothingPlayable) return false;
  const { missionDeck, missionDiscard } = sides[IMPERIAL];
  return pileSize(solo.roundDeck) + pileSize(missionDeck) + missionDiscard.length > 0;
}

/**
 * Reveals missions of the Round Deck until one can be played; its frame then asks for its leaders. If the Round Deck is
 * empty, the Main Missions deck is used (solo.command.mission.play, solo.command.action-roll). If none can be played,
 * the turn continues.
 */
export function playMission(work: GameWork): void {
  const empty = pileSize(work.solo.roundDeck) === 0;
  const card = empty ? searchDeck(work, "imperial-mission") : nextOfRound(work);
  if (card === undefined) work.changeNearest("command", () => ({ stage: "start" }));
  else if (card !== "reserving") begin(work, card, "leaders");
}

function begin(work: GameWork, card: CardCode, stage: RoundCardFrame["stage"]): void {
  work.push({ kind: "round-card", card, stage, leaders: [] });
}

/**
 * Returns the next mission of the Round Deck that can be played, or a replacement from its own deck. Returns undefined
 * if there is none.
 */
function nextOfRound(work: GameWork): CardCode | "reserving" | undefined {
  const hasLeaders = poolOf(work, chairOf(work.state.config, IMPERIAL, ADMIRAL)).length > 0;
  while (hasLeaders && unrevealedCards(work.state) > 0) {
    const card = turnUp(work);
    if (isPlayable(work, card)) return card;
    if (mayRetry(work, card)) {
      begin(work, card, "reserve");
      return "reserving";
    }
    const other = replaceUnplayable(work, card);
    if (other !== undefined) return other;
  }
  return retry(work);
}

function isPlayable({ box, state }: GameWork, card: CardCode): boolean {
  return hasEffectNow({ box, state }, card) && capableLeaders({ box, state }, card).length > 0;
}

/**
 * Whether a mission is kept for later because only the current state of the game makes it unplayable. Always false
 * without that variation (solo.var.unplayable.retry).
 */
function mayRetry({ box, state }: GameWork, card: CardCode): boolean {
  const isOn = state.config.solo?.retryUnplayableMissions ?? false;
  return isOn && !hasEffectNow({ box, state }, card) && capableLeaders({ box, state }, card).length > 0;
}

/** Reveals the top card of the Round Deck. */
function turnUp(work: GameWork): CardCode {
  const card = takeTopOfRound(work);
  tellTurned(work, "round", card, "solo.command.mission.play");
  return card;
}

function tellTurned(work: GameWork, deck: OwnDeck | "round" | "project", card: CardCode, rule: RuleId): void {
  work.revealed = true;
  const cards = [seen(work.box, card, PUBLIC)];
  work.emit({ type: "cards-drawn", faction: "imperial", deck, cards, from: "deck", to: "open", rule, cause: null });
}

/**
 * Puts an unplayable mission under its own deck and reveals cards of that deck until one can be played
 * (solo.missions.unplayable).
 */
function replaceUnplayable(work: GameWork, card: CardCode): CardCode | undefined {
  const seenBefore = putUnder(work, card) ? 1 : 0;
  return searchDeck(work, ownDeckOf(work.box, card), seenBefore);
}

/**
 * Reveals the cards of a deck, each once, until one can be played, and puts the others under it
 * (solo.missions.no-starting-playable). The last `seenBefore` cards are skipped, because they were just put there.
 */
function searchDeck(work: GameWork, deck: OwnDeck, seenBefore = 0): CardCode | undefined {
  let left = deckSize(work.state, deck) - seenBefore;
  while (left > 0) {
    const taken = drawOwnDeck(work, deck, PUBLIC);
    if (taken === undefined) break;
    tellTurned(work, deck, taken.card, "solo.missions.unplayable");
    if (isPlayable(work, taken.card)) return taken.card;
    left = deckOf(work.state, deck).length === 0 ? deckSize(work.state, deck) : left - 1;
    putUnder(work, taken.card);
  }
  if (deck === "imperial-mission") work.changeSolo({ nothingPlayable: true });
  return undefined;
}

/** Counts the cards of a deck. If the Main Missions deck is empty, its discards count. */
function deckSize({ solo, sides }: State, deck: OwnDeck): number {
  if (deck === "imperial-starting") return pileSize(solo?.startingDeck ?? []);
  const { missionDeck, missionDiscard } = sides[IMPERIAL];
  return missionDeck.length > 0 ? pileSize(missionDeck) : missionDiscard.length;
}

function putUnder(work: GameWork, card: CardCode): boolean {
  return putUnderOwn(work, card, { rule: "solo.missions.unplayable", cause: null });
}

/**
 * Puts a mission under the Round Deck with the leader who waits for it, then continues the turn with the next mission.
 */
export function reserve(work: GameWork, card: CardCode, leader: LeaderIndex): void {
  keepForLater(work, card, leader, "solo.var.unplayable.retry");
  playMission(work);
}

function keepForLater(work: GameWork, card: CardCode, leader: LeaderIndex, rule: RuleId): void {
  work.changeSolo({ reserved: [...work.solo.reserved, { card, leader }] });
  putOnDeck(work, "round", card, "bottom", PUBLIC);
  tellMoved(work, IMPERIAL, "round", card, { from: "open", to: "deck-bottom" }, PUBLIC, { rule, cause: null });
  moveLeader(work, leader, "mission", { rule, cause: work.cause(card) });
}

/**
 * Reveals projects for a leader that an action card lets search, until one would have an effect now and the leader
 * meets its requirement. That project goes under the Round Deck with the leader, the others under their deck
 * (solo.missions.projects-aside).
 */
export function searchProjects(work: GameWork, first: CardCode, leader: LeaderIndex): void {
  const rule = "solo.missions.projects-aside";
  const fits = (card: CardCode): boolean =>
    hasEffectNow(work, card) && meetsRequirement(work, missionOf(work.box, card), [leader]);
  let card = first;
  for (let left = pileSize(work.state.projectDeck); !fits(card); left--) {
    if (work.state.projectDeck.length === 0) {
      renewDeck(work, "project", IMPERIAL);
      left = pileSize(work.state.projectDeck);
    }
    putOnDeck(work, "project", card, "bottom", PUBLIC);
    tellMoved(work, IMPERIAL, "project", card, { from: "open", to: "deck-bottom" }, PUBLIC, { rule, cause: null });
    if (left === 0) return;
    const taken = drawTop(work.state.projectDeck, work, "draw:project", work.nameOf, PUBLIC);
    setDeck(work, "project", taken.pile);
    card = taken.card;
    tellTurned(work, "project", card, rule);
  }
  keepForLater(work, card, leader, rule);
}

/** Returns the Round Deck without the uppermost of the faceup missions under it. */
function withoutFirstOpen(deck: Pile): Pile {
  const open = deck.findIndex(({ knownTo }) => (knownTo & PUBLIC) === PUBLIC);
  return deck
    .map((part, index) => (index === open ? { ...part, cards: part.cards.slice(1) } : part))
    .filter(({ cards }) => cards.length > 0);
}

/**
 * Tries the missions under the Round Deck again with their leaders, once all others have been revealed. A mission that
 * still cannot be played goes under its deck, another replaces it, and its leader is free
 * (solo.var.unplayable.second-try).
 */
function retry(work: GameWork): CardCode | "reserving" | undefined {
  const rule = "solo.var.unplayable.second-try";
  for (let [first, ...rest] = work.solo.reserved; first !== undefined; [first, ...rest] = work.solo.reserved) {
    const { card, leader } = first;
    work.changeSolo({ roundDeck: withoutFirstOpen(work.solo.roundDeck), reserved: rest });
    tellTurned(work, "round", card, rule);
    if (hasEffectNow(work, card)) {
      work.push({ kind: "round-card", card, stage: "leaders", leaders: [leader] });
      return "reserving";
    }
    moveLeader(work, leader, "pool", { rule, cause: work.cause(card) });
    const other = replaceUnplayable(work, card);
    if (other !== undefined) return other;
  }
  return undefined;
}
