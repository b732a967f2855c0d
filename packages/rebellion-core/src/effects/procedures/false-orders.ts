import { returnMission } from "../../decks/assigned.ts";
import { putOnDeck, renewDeck } from "../../decks/decks.ts";
import { putUnderOwn } from "../../decks/gather-intel.ts";
import { takeTopOfRound, unrevealedCards } from "../../decks/round-deck.ts";
import { missionSetOf } from "../../decks/solo-decks.ts";
import { seen, tellMoved } from "../../decks/told.ts";
import { moveLeader } from "../../leaders/leaders.ts";
import type { Cause } from "../../state/events.ts";
import { IMPERIAL, opponentOf, PUBLIC, sideOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { advance, causeOf, type Deed, type InstructionOf } from "../ops/op.ts";

/**
 * Returns the chosen leader to the pool. A mission with no other leader returns to the hand unseen
 * (rote.card.false-orders).
 */
export const falseOrders: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    const { chosenLeader: leader, chair } = frame;
    const side = opponentOf(sideOf(chair));
    advance(work, frame);
    if (work.state.solo !== undefined && side === IMPERIAL) {
      returnTopOfRound(work, causeOf(work, frame, "rote.card.false-orders"));
      return false;
    }
    const place = work.state.sides[side].assigned.findIndex(({ leaders }) => leaders.includes(leader));
    if (place < 0) return false;
    const cause = causeOf(work, frame, "rote.card.false-orders");
    returnMission(work, side, place, cause);
    moveLeader(work, leader, "pool", cause);
    return false;
  },
};

/**
 * Puts the top card of the Round Deck of a solo game on the bottom of its own deck, without a replacement. A project
 * goes under the projects (solo.decision.false-orders).
 */
function returnTopOfRound(work: GameWork, cause: Cause): void {
  if (unrevealedCards(work.state) === 0) return;
  const card = takeTopOfRound(work);
  const cards = [seen(work.box, card, PUBLIC)];
  work.emit({ type: "cards-drawn", faction: "imperial", deck: "round", cards, from: "deck", to: "open", ...cause });
  if (missionSetOf(work.box, card) === "project") {
    renewDeck(work, "project", IMPERIAL);
    putOnDeck(work, "project", card, "bottom", PUBLIC);
    tellMoved(work, IMPERIAL, "project", card, { from: "open", to: "deck-bottom" }, PUBLIC, cause);
  } else putUnderOwn(work, card, cause);
}
