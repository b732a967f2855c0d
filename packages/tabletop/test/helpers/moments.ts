import { at } from "../../src/at.ts";
import { pileCards } from "../../src/piles/pile.ts";
import { duel } from "./duel.ts";
import type { DuelAction, DuelSeat } from "./duel-state.ts";
import { after, anyCard, type DuelTable, openDuel, referee } from "./tables.ts";

/** A duel to take apart: single actions, and tables at the moments that matter. */
export const raise: DuelAction = { type: "raise" };
export const draw: DuelAction = { type: "draw" };
export const ready: DuelAction = { type: "ready" };
export const abandon: DuelAction = { type: "abandon" };
export const seal: DuelAction = { type: "seal" };

export const opened: DuelTable = openDuel();
/** All three choose a card now, north first. */
export const choosing: DuelTable = after(opened, ["north", ready]);
export const sealing: DuelTable = after(openDuel({ sealing: true }), ["north", ready]);
/** A card from the seat's first hand. */
export const card = (seat: DuelSeat): DuelAction => anyCard(choosing, seat);
/** Another card from the seat's first hand. */
export const otherCard = (seat: DuelSeat): DuelAction => {
  const cards = pileCards(choosing.state.hands[seat]);
  return { type: "choose", card: at(cards, cards.length - 1) };
};
/** A card that nobody has. */
export const noCard: DuelAction = { type: "choose", card: 99 };
/** The table after both later seats have put a choice on hold. */
export const bothHeld: DuelTable = after(choosing, ["south", card("south")], ["east", card("east")]);

/** Plays legal actions until the game is over. */
export function playedOut(table: DuelTable): DuelTable {
  let now = table;
  while (referee.outcomeOf(now) === undefined) {
    const [seat = "north"] = referee.awaited(now);
    const decides = duel.decision(now.state)?.seat === seat;
    now = after(now, [seat, decides ? (duel.legalActions(now.state)[0] ?? ready) : anyCard(now, seat)]);
  }
  return now;
}
