import { at } from "../../src/at.ts";
import { notAsked } from "../../src/contract/result.ts";
import type { FrameKind } from "../../src/engine/machine.ts";
import { drawTop, showTop } from "../../src/piles/pile.ts";
import { popped } from "./stack.ts";
import { cardOf, maskOf, otherSeat, type PeekFrame, type ToyPlay, type ToySeat } from "./state.ts";
import type { ToyWork } from "./work.ts";

/** A lamp's effect: shows the seat the other's top card and waits for what it does about it. */
export function peek(work: ToyWork, seat: ToySeat): void {
  const owner = otherSeat(seat);
  const { cards, pile } = showTop(work.side(owner).deck, 1, maskOf(seat), work, `peek:${owner}`, cardOf);
  const [card] = cards;
  if (card === undefined) return;
  work.revealed = true;
  work.setSide(owner, { deck: pile });
  work.tell("peeked", "toy.lamp.peek", seat, { card: cardOf(card), knownTo: at(pile, 0).knownTo });
  work.setStack([...work.state.stack, { kind: "peek", seat, card }]);
}

/** Waits inside a lamp's effect. Options: leave, bury. */
export const peekFrame: FrameKind<ToyPlay, ToyWork, PeekFrame> = {
  run: () => true,
  question: (_state, { seat, card }) => ({
    seat,
    kind: "peek",
    rule: "toy.lamp.peek",
    context: { card: cardOf(card) },
  }),
  options: () => [{ type: "leave" }, { type: "bury" }],
  check(_state, _frame, action) {
    if (action.type === "leave" || action.type === "bury") return undefined;
    return notAsked("toy.lamp.peek", action, ["leave", "bury"]);
  },
  take(work, { seat }, { type }) {
    work.setStack(popped(work.state.stack));
    if (type === "leave") return work.tell("left", "toy.lamp.peek", seat);
    const owner = otherSeat(seat);
    const { card, knownTo, pile } = drawTop(work.side(owner).deck, work, `bury:${owner}`, cardOf);
    work.setSide(owner, { deck: [...pile, { cards: [card], ordered: true, knownTo }] });
    work.tell("buried", "toy.lamp.peek", seat, { card: cardOf(card), knownTo });
  },
};
