import { type CardCode, type Chance, isHidden } from "@sw/tabletop";
import type { Box } from "../../state/box.ts";
import { SPACE } from "../../state/codes.ts";
import type { BattleFrame } from "../../state/frames.ts";
import { factionOf, IMPERIAL, REBEL, type Side } from "../../state/seats.ts";
import type { BattleView, View } from "../shapes.ts";
import { dealBag, dealersOf, UNSEEN } from "./deal.ts";
import { codesOf } from "./reading.ts";

/** Deals a round of cinematic battle that fits the view. A secretly chosen card is any that its side may play. */
export function dealBattle(box: Box, frame: BattleView, view: View, chance: Chance): BattleFrame {
  const chosen = (side: Side) => {
    const isFacedown = frame.chosen[side].some(({ cards }) => isHidden(cards));
    const back = frame.theater === SPACE ? "space" : "ground";
    const cards = isFacedown ? playable(box, frame, view, side) : [];
    const dealers = dealersOf(box, [{ back, label: `chosen:${factionOf(side)}`, cards }], chance);
    return dealBag(box, frame.chosen[side], dealers, UNSEEN);
  };
  return { ...frame, chosen: [chosen(REBEL), chosen(IMPERIAL)] };
}

function playable(box: Box, { theater }: BattleView, { advancedTactics }: View, side: Side): readonly CardCode[] {
  const { discards, removed } = advancedTactics ?? { discards: NONE, removed: [] };
  const gone = codesOf(box, [...discards[side][theater], ...removed]);
  return box.advancedTactics[side][theater].filter((card) => !gone.includes(card));
}

const NONE = [
  [[], []],
  [[], []],
] as const;
