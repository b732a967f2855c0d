import type { Pile } from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import type { BattleFrame, GameFrame, Tactics } from "../state/frames.ts";
import { bitOf, IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { bagView, deckView, named, poolView } from "./cards.ts";
import type { BattleView, Cards, FrameView, TacticsView } from "./shapes.ts";

/** Returns a frame as the sides in `mask` see it. */
export function frameView(box: Box, frame: GameFrame, mask: number): FrameView {
  if (frame.kind === "battle") return battleView(box, frame, mask);
  return frame.kind === "combat" ? { ...frame, tactics: tacticsView(box, frame.tactics, mask) } : frame;
}

/**
 * Returns a battle as the sides in `mask` see it: a chosen card is hidden from the other side until it is turned up
 * (rote.cinematic.choice-secret).
 */
function battleView(box: Box, frame: BattleFrame, mask: number): BattleView {
  const [rebel, imperial] = frame.chosen;
  return {
    ...frame,
    chosen: [bagView(box, rebel, mask, bitOf(REBEL)), bagView(box, imperial, mask, bitOf(IMPERIAL))],
  };
}

function tacticsView(box: Box, { decks, discards, hands }: Tactics, mask: number): TacticsView {
  const hand = (side: Side): readonly [Cards, Cards] => {
    const [space, ground]: readonly [Pile, Pile] = hands[side];
    return [bagView(box, space, mask, bitOf(side)), bagView(box, ground, mask, bitOf(side))];
  };
  return {
    decks: [deckView(box, decks[0], mask), deckView(box, decks[1], mask)],
    discards: [named(box, discards[0]), named(box, discards[1])],
    hands: [hand(REBEL), hand(IMPERIAL)],
    hiddenTactics: poolView(box, [...decks, ...hands.flat()], mask),
  };
}
