import { type CardCode, drawTop, pileCards, shuffled } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "../state/box.ts";
import type { Deck } from "../state/events.ts";
import { IMPERIAL, PROJECT_BIT, PUBLIC } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { deckOf, renewDeck, setDeck } from "./decks.ts";
import { missionSetOf } from "./solo-decks.ts";
import { seen } from "./told.ts";

/** The decks that missions of the Empire belong to: the Starting Missions deck and the Main Missions deck. */
export type OwnDeck = "imperial-starting" | "imperial-mission";

/** A mission drawn from its deck. `isProject` says whether everybody knows that it is a project. */
interface DrawnMission {
  readonly card: CardCode;
  readonly isProject: boolean;
}

/**
 * Draws the top card of a deck of the Empire, seen by the sides in `seenBy`. An empty Main Missions deck is first
 * refilled from its discards. Returns undefined if no card is left.
 */
export function drawOwnDeck(work: GameWork, deck: OwnDeck, seenBy = 0): DrawnMission | undefined {
  if (deck === "imperial-mission") renewDeck(work, "mission", IMPERIAL);
  const pile = deckOf(work.state, deck);
  const [top] = pile;
  if (top === undefined) return undefined;
  // What is left of projects that everybody knows to be some is known as before.
  const taken = drawTop(pile, work, `draw:${deck}`, work.nameOf, seenBy | PROJECT_BIT);
  setDeck(work, deck, taken.pile);
  const isKnown = (top.knownTo & (PROJECT_BIT | PUBLIC)) !== 0;
  return { card: taken.card, isProject: isKnown && missionSetOf(work.box, taken.card) === "project" };
}

/** Returns the deck that a mission of the Empire belongs to. */
export function ownDeckOf(box: Box, card: CardCode): OwnDeck {
  return missionSetOf(box, card) === "starting" ? "imperial-starting" : "imperial-mission";
}

/**
 * Makes the Round Deck: one starting mission and `mains` main missions, unseen and shuffled (solo.assign.round-deck).
 */
export function makeRoundDeck(work: GameWork, mains: number, rule: RuleId): void {
  const drawn: CardCode[] = [];
  let projects = 0;
  const draw = (deck: OwnDeck, count: number): void => {
    const cards: CardCode[] = [];
    for (let left = count; left > 0; left--) {
      const taken = drawOwnDeck(work, deck);
      if (taken === undefined) break;
      if (taken.isProject) projects += 1;
      cards.push(taken.card);
    }
    if (cards.length > 0) tellDrawn(work, deck, cards, rule);
    drawn.push(...cards);
  };
  draw("imperial-starting", 1);
  draw("imperial-mission", mains);
  work.changeSolo({ roundDeck: shuffled(drawn), roundProjects: projects });
  work.emit({ type: "deck-shuffled", deck: "round", discards: false, rule, cause: null });
}

/** Emits that cards were drawn, without showing them to anybody. */
function tellDrawn(work: GameWork, deck: Deck, codes: readonly CardCode[], rule: RuleId): void {
  const cards = codes.map((code) => seen(work.box, code, 0));
  work.emit({
    type: "cards-drawn",
    faction: "imperial",
    deck,
    cards,
    from: "deck",
    to: "round-deck",
    rule,
    cause: null,
  });
}

/** Takes the top card off the Round Deck, face up. The caller emits the event. */
export function takeTopOfRound(work: GameWork): CardCode {
  const { roundDeck, roundProjects } = work.solo;
  const { card, pile } = drawTop(roundDeck, work, "draw:round", work.nameOf, PUBLIC);
  const isProject = missionSetOf(work.box, card) === "project";
  work.changeSolo({ roundDeck: pile, roundProjects: isProject ? Math.max(0, roundProjects - 1) : roundProjects });
  work.revealed = true;
  return card;
}

/** Counts the cards of the Round Deck that have not been turned up in this round. */
export function unrevealedCards({ solo }: Pick<GameWork["state"], "solo">): number {
  if (solo === undefined) return 0;
  return pileCards(solo.roundDeck.filter(({ knownTo }) => (knownTo & PUBLIC) === 0)).length;
}
