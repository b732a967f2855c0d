import { type CardCode, drawTop, pileCards, shuffled } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Deck } from "../state/events.ts";
import { IMPERIAL, PROJECT_BIT, PUBLIC } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { drawMissionCard } from "./mission-hand.ts";
import type { Drawn } from "./piles.ts";
import { missionSetOf } from "./solo-decks.ts";
import { seen } from "./told.ts";

/** Draws the top card of the Starting Missions deck. */
function drawStarting(work: GameWork): Drawn | undefined {
  const { startingDeck } = work.solo;
  if (startingDeck.length === 0) return undefined;
  const taken = drawTop(startingDeck, work, "draw:imperial-starting", work.nameOf);
  work.changeSolo({ startingDeck: taken.pile });
  return taken;
}

/** Draws the top card of the deck that a card belongs to: of the Starting Missions deck or of the Main Missions deck. */
export function drawOwnDeck(work: GameWork, deck: "imperial-starting" | "imperial-mission"): Drawn | undefined {
  return deck === "imperial-starting" ? drawStarting(work) : drawMissionCard(work, "mission", IMPERIAL);
}

/** The deck that a mission of the Empire belongs to. */
export function ownDeckOf(work: GameWork, card: CardCode): "imperial-starting" | "imperial-mission" {
  return missionSetOf(work.box, card) === "starting" ? "imperial-starting" : "imperial-mission";
}

/** One starting mission and so many main missions, unseen and shuffled, are the Round Deck (solo.assign.round-deck). */
export function makeRoundDeck(work: GameWork, mains: number, rule: RuleId): void {
  const drawn: CardCode[] = [];
  let projects = 0;
  const draw = (deck: "imperial-starting" | "imperial-mission", count: number): void => {
    const cards: CardCode[] = [];
    for (let left = count; left > 0; left--) {
      const taken = drawOwnDeck(work, deck);
      if (taken === undefined) break;
      const isKnown = (taken.knownTo & (PROJECT_BIT | PUBLIC)) !== 0;
      if (isKnown && missionSetOf(work.box, taken.card) === "project") projects += 1;
      cards.push(taken.card);
    }
    if (cards.length > 0) tellDrawn(work, deck, cards, rule);
    drawn.push(...cards);
  };
  draw("imperial-starting", 1);
  draw("imperial-mission", mains);
  work.changeSolo({ roundDeck: shuffled(drawn), roundProjects: projects });
  work.emit({ type: "deck-shuffled", deck: "round", rule, cause: null });
}

/** Nobody sees what is drawn. */
function tellDrawn(work: GameWork, deck: Deck, codes: readonly CardCode[], rule: RuleId): void {
  const cards = codes.map((code) => seen(work.box, code, 0));
  work.emit({ type: "cards-drawn", faction: "imperial", deck, cards, rule, cause: null });
}

/** How many cards of the Round Deck have not been turned up in this round. */
export function unrevealedCards({ solo }: Pick<GameWork["state"], "solo">): number {
  if (solo === undefined) return 0;
  return pileCards(solo.roundDeck.filter(({ knownTo }) => (knownTo & PUBLIC) === 0)).length;
}
