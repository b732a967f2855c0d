import { type CardCode, drawTop, placeOnTop } from "@sw/tabletop";
import { putInHand, putOnDeck, takeUnseen } from "../cards/hands.ts";
import type { Candidate, Scope } from "../conditions/selectors.ts";
import { fillSlot, loseTarget, setSlot, takeFromGalaxyDiscard, toGalaxyDiscard } from "../galaxy/galaxy.ts";
import { bitOf, opponentOf, PUBLIC, seatOf, viewersIn } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { slotOf, takeCard } from "./take-card.ts";

type Destination = "own-hand" | "own-deck-top" | "opp-deck-top";

/**
 * Moves one card to a hand or on top of a deck. A card moved from a hand to a deck stays hidden from players who see
 * neither.
 */
export function moveCard(work: GameWork, scope: Scope, card: Candidate, to: Destination, code: CardCode): void {
  const from = card.zone;
  const slot = slotOf(card);
  const unseen = from === "own-hand" || from === "opp-hand";
  const owner = to === "opp-deck-top" ? opponentOf(scope.seat) : scope.seat;
  const seenBy = unseen ? bitOf(scope.seat) | bitOf(owner) : PUBLIC;
  if (unseen) takeUnseen(work, owner, card.card, seenBy);
  else takeCard(work, scope.seat, card);
  if (to === "own-hand") putInHand(work, owner, code);
  else putOnDeck(work, owner, code, seenBy);
  work.emit({
    type: "card-moved",
    seat: seatOf(scope.seat),
    card: { card: work.ref(code), seenBy: viewersIn(seenBy) },
    from,
    slot,
    to,
    rule: "dbg.ability.announce",
    cause: work.cause(scope.card),
  });
  if (slot !== null) fillSlot(work, slot, work.cause(scope.card));
}

/** Exchanges the card held by the first half of a swap with a row card. Attackers of that slot lose their target. */
export function swapCards(work: GameWork, scope: Scope, { at: slot, card: rowCard }: Candidate): void {
  const { held } = scope;
  if (held === null) return;
  const card = held.card === null ? swapTop(work, rowCard) : swapDiscarded(work, held.card, rowCard);
  setSlot(work, slot, card);
  loseTarget(work, slot);
  work.emit({
    type: "cards-swapped",
    seat: seatOf(scope.seat),
    from: held.zone,
    card: work.ref(card),
    slot,
    rowCard: work.ref(rowCard),
    rule: "dbg.ability.announce",
    cause: work.cause(scope.card),
  });
}

function swapTop(work: GameWork, rowCard: CardCode): CardCode {
  const taken = drawTop(work.state.galaxyDeck, work, "galaxy-deck", work.ref);
  work.revealed = true;
  work.state.galaxyDeck = placeOnTop(taken.pile, rowCard, PUBLIC);
  return taken.card;
}

function swapDiscarded(work: GameWork, card: CardCode, rowCard: CardCode): CardCode {
  takeFromGalaxyDiscard(work, card);
  toGalaxyDiscard(work, rowCard);
  return card;
}
