import { at } from "../../src/at.ts";
import { notAsked, violation } from "../../src/contract/result.ts";
import type { FrameKind } from "../../src/engine/machine.ts";
import { pileHas } from "../../src/piles/pile.ts";
import { popped, replacedTop } from "./stack.ts";
import {
  bidName,
  codeOf,
  type DuelFrame,
  HOLD,
  maskOf,
  numberOf,
  otherSeat,
  TOY_CARDS,
  TOY_SEATS,
  type ToyPlay,
  type ToySeat,
} from "./state.ts";
import type { ToyWork } from "./work.ts";

/** A blade's effect: both seats will bid in secret. */
export function openDuel(work: ToyWork, starter: ToySeat): void {
  work.setStack([...work.state.stack, { kind: "duel", starter, bids: [null, null] }]);
}

/** The seat that bids next: the starter, then the other. */
function bidder({ starter, bids }: DuelFrame): ToySeat {
  return at(bids, numberOf(starter)) === null ? starter : otherSeat(starter);
}

/** Waits for both bids; a bid card stays in the hand until it is shown. Options: commit (cards by code), hold. */
export const duelFrame: FrameKind<ToyPlay, ToyWork, DuelFrame> = {
  run(work, frame) {
    if (frame.bids.includes(null)) return true;
    work.setStack(popped(work.state.stack));
    showBids(work, frame);
    return false;
  },
  question(_state, frame) {
    const { starter } = frame;
    const simultaneous = [starter, otherSeat(starter)];
    return { seat: bidder(frame), kind: "duel", rule: "toy.blade.duel", context: null, simultaneous };
  },
  options(state, frame) {
    const { hand } = at(state.sides, numberOf(bidder(frame)));
    const cards = TOY_CARDS.filter((card) => pileHas(hand, codeOf(card)));
    return [...cards.map((subject) => ({ type: "commit", subject }) as const), { type: "hold" }];
  },
  check(state, frame, action) {
    if (action.type === "hold") return undefined;
    if (action.type !== "commit") return notAsked("toy.blade.duel", action, ["commit", "hold"]);
    if (pileHas(at(state.sides, numberOf(bidder(frame))).hand, codeOf(action.subject))) return undefined;
    return violation("toy.blade.duel", "not-in-hand", { card: action.subject });
  },
  take(work, frame, action) {
    const seat = bidder(frame);
    const bid = action.type === "commit" ? codeOf(action.subject) : HOLD;
    const bids = frame.bids.map((old, number) => (number === numberOf(seat) ? bid : old));
    work.setStack(replacedTop(work.state.stack, { ...frame, bids }));
    work.tell("bid", "toy.blade.duel", seat, { card: bidName(bid), knownTo: maskOf(seat) });
  },
};

function showBids(work: ToyWork, { bids }: DuelFrame): void {
  work.revealed = true;
  for (const seat of TOY_SEATS) {
    const bid = bids[numberOf(seat)] ?? HOLD;
    work.tell("bids-shown", "toy.blade.duel", seat, { card: bidName(bid) });
    if (bid !== HOLD) work.toOpen(seat, bid);
  }
  const [red = HOLD, blue = HOLD] = bids.map((bid) => bid ?? HOLD);
  if (red !== blue) work.score(red > blue ? "red" : "blue", 1, "toy.blade.duel");
}
