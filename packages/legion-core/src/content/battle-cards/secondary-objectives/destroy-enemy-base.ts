import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { SecondaryObjective } from "../../../catalogue/entries.ts";
import { BATTLE_CARDS } from "../../../catalogue/writing.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const DESTROY_ENEMY_BASE = (): SecondaryObjective => ({
  id: "destroy-enemy-base",
  name: { en: "Destroy Enemy Base" },
  setup: [
    "Blue first, each player places a friendly Base (POI) not within 1 of any battlefield edge.",
    "Blue first, each player gives a Bomb (asset) to one friendly unit.",
  ],
  scoring: [{ when: "each End Phase", points: 4, condition: "The enemy Base was destroyed in that End Phase." }],
  rules: [
    "All units may Claim bombs; a unit holds at most one.",
    "At the start of the End Phase, if a player secures the enemy Base and a friendly unit contesting it holds a bomb, those bombs are removed and the Base is destroyed.",
  ],
  verification: BATTLE_CARDS,
});

/** How it scores. */
export const FIGURES: Cards<SecondaryObjective> = [DESTROY_ENEMY_BASE];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
