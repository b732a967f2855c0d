import { addToBag, pileCards, takeFromBag } from "@sw/tabletop";
import { meets } from "../../army/match.ts";
import { commandId, commandOf } from "../../state/box.ts";
import type { CardPart } from "../../state/hooks/keyword.ts";
import { playerMust } from "../../state/hooks/words.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, PUBLIC, type Side, seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { byCard } from "./effects.ts";

/** Lists the ids of a player's discarded command cards that fit, in the order in which they were discarded. */
export function discarded({ box, state }: Look, side: Side, fits: (id: string) => boolean): readonly string[] {
  return state.sides[side].discard.map((card) => commandId(box, card)).filter(fits);
}

/** Returns a discarded command card to its player's hand. Everyone knows from then on that it is there. */
export function takeBack(work: GameWork, side: Side, id: string, card: string): void {
  const own = work.side(side);
  const place = own.discard.find((one) => commandId(work.box, one) === id);
  if (place === undefined) return;
  own.discard = own.discard.filter((one) => one !== place);
  toHand(work, side, place, card);
}

/** Creates an effect that returns a card to the hand at the start of the End Phase, if it was discarded. */
export function bringingBack(card: string, id: string): CardPart {
  return playerMust(
    "end-phase-start",
    (look, side) => discarded(look, side, (one) => one === id).length > 0,
    (work, side) => takeBack(work, side, id, card),
  );
}

/** Whether a command card is tied to a unit of that name. */
export function isOf({ box }: Look, id: string, unit: string): boolean {
  const { requires } = box.cards.commands.get(id) ?? {};
  return requires !== undefined && meets(requires, (match) => match.unit === unit);
}

/**
 * Discards the revealed card of a player and returns that of the opponent to the hand. Then both players choose again,
 * but the opponent cannot choose the returned card.
 */
export function chooseAnew(work: GameWork, side: Side, card: string): void {
  const rival = opponentOf(side);
  const [own, theirs] = [work.side(side), work.side(rival)];
  const { revealed } = theirs;
  if (revealed === null || own.revealed === null) return;
  own.discard = [...own.discard, own.revealed];
  own.revealed = null;
  work.emit({ type: "command-discarded", seat: seatOf(side), card, ...byCard(card) });
  toHand(work, rival, revealed, card);
  theirs.revealed = null;
  work.amend("command", ({ kind }) => ({ kind, stage: "choose", turn: 0, barred: { side: rival, card: revealed } }));
}

/**
 * Plays a card, just used from the hand, instead of the revealed one, which returns to the hand. Everyone knows the
 * returned card.
 */
export function playInstead(work: GameWork, side: Side, card: string): void {
  const own = work.side(side);
  const place = own.discard.find((one) => commandId(work.box, one) === card);
  const { revealed } = own;
  if (place === undefined || revealed === null) return;
  own.discard = own.discard.filter((one) => one !== place);
  toHand(work, side, revealed, card);
  own.revealed = place;
  work.emit({ type: "command-revealed", seat: seatOf(side), card, ...byCard(card) });
}

/** Keeps a card that its player has just divulged in play instead of returning it to the hand. */
export function stayInPlay(work: GameWork, side: Side, card: string): void {
  const own = work.side(side);
  const place = work.box.cards.catalogue.commands.findIndex(({ id }) => id === card);
  own.hand = takeFromBag(own.hand, place)?.pile ?? own.hand;
  own.permanents = [...own.permanents, place];
  work.emit({ type: "command-kept", seat: seatOf(side), card, ...byCard(card) });
}

/** Sets aside, faceup, the command cards with this number of pips from a player's hand. */
export function layAside(work: GameWork, side: Side, pips: number, card: string): void {
  const own = work.side(side);
  const laid = pileCards(own.hand).filter((place) => commandOf(work.box, place).pips === pips);
  if (laid.length === 0) return;
  work.revealed = true;
  own.hand = laid.reduce((hand, place) => takeFromBag(hand, place)?.pile ?? hand, own.hand);
  own.laidAside = [...(own.laidAside ?? []), ...laid];
  for (const place of laid) {
    const { id } = commandOf(work.box, place);
    work.emit({ type: "command-laid-aside", seat: seatOf(side), card: id, ...byCard(card) });
  }
}

/** Returns all cards that were set aside to the hand. Everyone knows these cards. */
export function bringHome(work: GameWork, side: Side, card: string): void {
  const { laidAside = [] } = work.state.sides[side];
  work.side(side).laidAside = [];
  for (const place of laidAside) toHand(work, side, place, card);
}

/** Discards a card that stayed in play. */
export function leavePlay(work: GameWork, side: Side, card: string): void {
  const own = work.side(side);
  const place = own.permanents.find((one) => commandId(work.box, one) === card);
  if (place === undefined) return;
  own.permanents = own.permanents.filter((one) => one !== place);
  own.discard = [...own.discard, place];
  work.emit({ type: "command-discarded", seat: seatOf(side), card, ...byCard(card) });
}

function toHand(work: GameWork, side: Side, place: number, card: string): void {
  const own = work.side(side);
  own.hand = addToBag(own.hand, place, PUBLIC);
  work.emit({ type: "command-returned", seat: seatOf(side), card: commandId(work.box, place), ...byCard(card) });
}
