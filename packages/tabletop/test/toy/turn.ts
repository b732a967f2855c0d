import { at } from "../../src/at.ts";
import { notAsked, violation } from "../../src/contract/result.ts";
import type { FrameKind } from "../../src/engine/machine.ts";
import { pileHas, pileSize } from "../../src/piles/pile.ts";
import { openDuel } from "./duel.ts";
import { peek } from "./peek.ts";
import { whyNoSort } from "./sort.ts";
import { popped, replacedTop } from "./stack.ts";
import {
  codeOf,
  numberOf,
  otherSeat,
  TOY_CARDS,
  type ToyCard,
  type ToyPlay,
  type ToySeat,
  type TurnFrame,
} from "./state.ts";
import type { ToyWork } from "./work.ts";

/** What each kind of card does when played. */
const EFFECTS: Readonly<Record<ToyCard, (work: ToyWork, seat: ToySeat) => void>> = {
  lamp: peek,
  blade: openDuel,
  coin: (work, seat) => work.score(seat, 1, "toy.coin.point"),
  crown: (work, seat) => work.score(seat, 2, "toy.crown.points"),
};

/** A turn. Options: draw, play (cards by code), sort, rest. */
export const turnFrame: FrameKind<ToyPlay, ToyWork, TurnFrame> = {
  run(work, frame) {
    if (!frame.acted) return true;
    work.endTurn();
    if (work.state.turn < work.state.config.turns) {
      work.setStack([{ kind: "turn", seat: otherSeat(frame.seat), acted: false }]);
      return true;
    }
    work.tell("ended", "toy.end.turns", frame.seat);
    work.setStack(popped(work.state.stack));
    return false;
  },
  question(state, { seat }) {
    const left = state.config.turns - state.turn;
    return { seat, kind: "turn", rule: "toy.turn.one-action", context: { left } };
  },
  options(state, { seat }) {
    const { deck, hand } = at(state.sides, numberOf(seat));
    const cards = TOY_CARDS.filter((card) => pileHas(hand, codeOf(card)));
    return [
      ...(pileSize(deck) > 0 ? [{ type: "draw" } as const] : []),
      ...cards.map((subject) => ({ type: "play", subject }) as const),
      ...(whyNoSort(state, seat) === undefined ? [{ type: "sort" } as const] : []),
      { type: "rest" },
    ];
  },
  check(state, { seat }, action) {
    const { deck, hand } = at(state.sides, numberOf(seat));
    switch (action.type) {
      case "rest":
        return undefined;
      case "draw":
        return pileSize(deck) > 0 ? undefined : violation("toy.draw.deck", "deck-empty");
      case "sort":
        return whyNoSort(state, seat);
      case "play":
        if (pileHas(hand, codeOf(action.subject))) return undefined;
        return violation("toy.play.hand", "not-in-hand", { card: action.subject });
      default:
        return notAsked("toy.turn.one-action", action, ["draw", "play", "sort", "rest"]);
    }
  },
  keeps: (state, _frame, seat, kind) => (kind === "sort" ? whyNoSort(state, seat) : undefined),
  take(work, frame, action) {
    work.setStack(replacedTop(work.state.stack, { ...frame, acted: true }));
    if (action.type === "draw") work.draw(frame.seat);
    if (action.type === "sort") work.setStack([...work.state.stack, { kind: "sort", seat: frame.seat, picked: [] }]);
    if (action.type !== "play") return;
    work.toOpen(frame.seat, codeOf(action.subject));
    work.tell("played", "toy.play.hand", frame.seat, { card: action.subject });
    EFFECTS[action.subject](work, frame.seat);
  },
};
