import type { BattleCards } from "../../state/hooks/battle-card.ts";
import { ADVANTAGE } from "./advantages.ts";
import { PRIMARY } from "./primary.ts";
import { SECONDARY } from "./secondary.ts";

/** Every battle card that is played, by its id. */
export const BATTLE_CARDS: BattleCards = Object.fromEntries(
  [...PRIMARY, ...SECONDARY, ...ADVANTAGE].map((card) => [card.id, card]),
);
