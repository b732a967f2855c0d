import type { Event, View } from "@sw/legion-core";
import { isHidden } from "@sw/tabletop";
import type { Measured } from "@sw/tabletop/conformance";

type Seat = keyof View["sides"];

const SEATS = ["player-1", "player-2"] as const;

/** Where command cards are, by name but in the hand of another, and order tokens that may still be drawn. */
export function readCommand(view: View, counts: Measured): void {
  counts["viewer"] = view.viewer;
  for (const seat of SEATS) {
    const { hand, revealed, permanents, laidAside = [], orderPool, heldOrders = [], discard } = view.sides[seat];
    counts[`${seat} hand`] = hand.reduce((sum, { count }) => sum + count, 0);
    for (const { cards } of hand) {
      if (seat === view.viewer && !isHidden(cards)) for (const card of cards) counts[`${seat} holds ${card}`] = 1;
    }
    counts[`${seat} revealed`] = revealed;
    for (const card of discard) counts[`${seat} discarded ${card}`] = 1;
    for (const card of permanents) counts[`${seat} keeps ${card}`] = 1;
    for (const card of laidAside) counts[`${seat} aside ${card}`] = 1;
    for (const [rank, tokens] of Object.entries(orderPool)) add(counts, `${seat} pool ${rank}`, tokens);
    for (const rank of heldOrders) if (!isHidden(rank)) add(counts, `${seat} pool ${rank}`, 1);
    counts[`${seat} orders held`] = heldOrders.length;
  }
}

function add(counts: Measured, name: string, amount: number): void {
  counts[name] = Number(counts[name] ?? 0) + amount;
}

/** Keeps what {@link readCommand} reads up with an event. */
export function changeCommand(counts: Measured, event: Event): void {
  switch (event.type) {
    case "order-pool-changed":
      for (const [rank, tokens] of Object.entries(event.tokens)) counts[`${event.seat} pool ${rank}`] = tokens;
      return;
    case "order-drawn":
      return add(counts, `${event.seat} pool ${event.rank}`, -1);
    case "orders-held":
      counts[`${event.seat} orders held`] = event.tokens;
      return;
    case "command-revealed":
      if (event.card !== null) leave(counts, event.seat, event.card);
      counts[`${event.seat} revealed`] = event.card;
      return;
    case "command-used":
    case "command-discarded":
      leave(counts, event.seat, event.card);
      counts[`${event.seat} discarded ${event.card}`] = 1;
      return;
    case "command-kept":
      leave(counts, event.seat, event.card);
      counts[`${event.seat} keeps ${event.card}`] = 1;
      return;
    case "command-laid-aside":
      leave(counts, event.seat, event.card);
      counts[`${event.seat} aside ${event.card}`] = 1;
      return;
    case "command-returned":
      leave(counts, event.seat, event.card);
      return hold(counts, event.seat, event.card, 1);
    default:
  }
}

/** A card leaves wherever its player has it: faceup somewhere, or else in the hand. */
function leave(counts: Measured, seat: Seat, card: string): void {
  if (counts[`${seat} revealed`] === card) {
    counts[`${seat} revealed`] = null;
    return;
  }
  for (const place of ["discarded", "keeps", "aside"]) {
    const name = `${seat} ${place} ${card}`;
    if (counts[name] !== 1) continue;
    counts[name] = null;
    return;
  }
  hold(counts, seat, card, -1);
}

function hold(counts: Measured, seat: Seat, card: string, by: 1 | -1): void {
  add(counts, `${seat} hand`, by);
  if (counts["viewer"] === seat) add(counts, `${seat} holds ${card}`, by);
}
