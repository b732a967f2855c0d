import { at } from "../../src/at.ts";
import type { DecisionView, Hash } from "../../src/contract/contract.ts";
import { HIDDEN, type Hidden, hiddenPool, type PileView, viewBag, viewDeck } from "../../src/piles/knowledge.ts";
import {
  bidName,
  cardOf,
  maskOf,
  numberOf,
  type SortFrame,
  TOY_SEATS,
  type ToyCard,
  type ToyConfig,
  type ToyFrame,
  type ToyPlay,
  type ToySeat,
  type ToyState,
  type TurnFrame,
} from "./state.ts";

/** A seat's things as a viewer sees them. */
export interface ToySideView {
  readonly deck: PileView<ToyCard>;
  readonly hand: PileView<ToyCard>;
  readonly open: readonly ToyCard[];
  readonly points: number;
  /** The cards of deck and hand that the viewer cannot place: known as a set. */
  readonly pool: readonly ToyCard[];
}

/** A bid as a viewer sees it; null while it is not made. */
export type BidView = ToyCard | "hold" | Hidden | null;

/** A frame as a viewer sees it. */
export type ToyFrameView =
  | TurnFrame
  | SortFrame
  | { readonly kind: "peek"; readonly seat: ToySeat; readonly card: ToyCard | Hidden }
  | { readonly kind: "duel"; readonly starter: ToySeat; readonly bids: readonly BidView[] };

/** What a viewer knows of the toy game. */
export interface ToyView {
  readonly format: ToyState["format"];
  readonly game: ToyState["game"];
  readonly catalogue: Hash;
  readonly viewer: ToySeat | "spectator";
  readonly config: ToyConfig;
  readonly turn: number;
  readonly sides: readonly ToySideView[];
  readonly stack: readonly ToyFrameView[];
  /** Null when the game is over. */
  readonly decision: DecisionView<ToyPlay> | null;
}

/** Builds a view, field by field; `decision` comes redacted. */
export function viewToy(
  state: ToyState,
  viewer: ToySeat | "spectator",
  decision: DecisionView<ToyPlay> | null,
): ToyView {
  const { format, game, catalogue, config, turn } = state;
  const sides = TOY_SEATS.map((owner) => viewSide(state, owner, viewer));
  return {
    format,
    game,
    catalogue,
    viewer,
    config,
    turn,
    sides,
    stack: state.stack.map((frame) => viewFrame(frame, viewer)),
    decision,
  };
}

function viewSide({ sides }: ToyState, owner: ToySeat, viewer: ToySeat | "spectator"): ToySideView {
  const { deck, hand, open, points } = at(sides, numberOf(owner));
  const mask = maskOf(viewer);
  return {
    deck: viewDeck(deck, mask, cardOf),
    hand: viewBag(hand, mask, maskOf(owner), cardOf),
    open: open.map(cardOf),
    points,
    pool: hiddenPool([deck, hand], mask).map(cardOf),
  };
}

function viewFrame(frame: ToyFrame, viewer: ToySeat | "spectator"): ToyFrameView {
  switch (frame.kind) {
    case "turn":
      return { kind: "turn", seat: frame.seat, acted: frame.acted };
    case "sort":
      return { kind: "sort", seat: frame.seat, picked: frame.picked };
    case "peek":
      return { kind: "peek", seat: frame.seat, card: frame.seat === viewer ? cardOf(frame.card) : HIDDEN };
    case "duel": {
      const bids = TOY_SEATS.map((seat): BidView => {
        const bid = frame.bids[numberOf(seat)] ?? null;
        return bid === null ? null : seat === viewer ? bidName(bid) : HIDDEN;
      });
      return { kind: "duel", starter: frame.starter, bids };
    }
  }
}
