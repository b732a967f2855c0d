import { type CardCode, takeFromDeck } from "@sw/tabletop";
import { removePiece } from "../attack/damage.ts";
import { takeFromHand } from "../cards/hands.ts";
import type { Candidate } from "../conditions/selectors.ts";
import { takeFromGalaxyDiscard, takeFromRow, withoutLast } from "../galaxy/galaxy.ts";
import type { Zone } from "../language/language.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/** Takes a card out of its zone. Does not refill an emptied slot of the row. */
export function takeCard(work: GameWork, seat: Side, { zone, card, at }: Candidate): CardCode {
  const side = sideOf(seat, zone);
  switch (zone) {
    case "galaxy-row":
      return takeFromRow(work, at);
    case "galaxy-discard":
      takeFromGalaxyDiscard(work, card);
      return card;
    case "own-hand":
    case "opp-hand":
      takeFromHand(work, side, card);
      return card;
    case "own-discard": {
      const player = work.player(side);
      player.discard = withoutLast(player.discard, card);
      return card;
    }
    case "own-play":
    case "opp-play":
      removePiece(work, side, at);
      return card;
    default:
      return takeFromTop(work, seat, zone, card);
  }
}

function takeFromTop(work: GameWork, side: Side, zone: Zone, card: CardCode): CardCode {
  if (zone === "galaxy-deck-top") {
    work.state.galaxyDeck = takeFromDeck(work.state.galaxyDeck, card)?.pile ?? work.state.galaxyDeck;
  } else {
    const player = work.player(sideOf(side, zone));
    player.deck = takeFromDeck(player.deck, card)?.pile ?? player.deck;
  }
  work.revealed = true;
  return card;
}

/** Returns the player to whose side a zone belongs. */
export function sideOf(side: Side, zone: Zone): Side {
  return zone.startsWith("opp-") ? opponentOf(side) : side;
}

/** Returns the slot of the galaxy row that holds a card, or null if the card is elsewhere. */
export function slotOf({ zone, at }: Candidate): number | null {
  return zone === "galaxy-row" ? at : null;
}
