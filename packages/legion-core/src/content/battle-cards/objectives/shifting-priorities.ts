import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { PrimaryObjective } from "../../../catalogue/entries.ts";
import { BATTLE_CARDS, rectangle } from "../../../catalogue/writing.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const SHIFTING_PRIORITIES = (): PrimaryObjective => ({
  id: "shifting-priorities",
  name: { en: "Shifting Priorities" },
  setup: [{ place: "priority-target", count: 5 }],
  map: {
    size: [12, 6],
    redTerritory: [rectangle(0, 4.5, 9, 6)],
    blueTerritory: [rectangle(3, 0, 12, 1.5)],
    pois: [
      [1, 2],
      [3, 3],
      [6, 3],
      [9, 3],
      [11, 4],
    ],
  },
  scoring: [{ points: 1, per: "priority-target secured" }],
  rules: [
    "At the end of each End Phase from round 2 the players alternate, blue first: each picks a target the opponent secures and moves it to a spot within half a range of where it is; every target moves at most once per round this way.",
  ],
  verification: BATTLE_CARDS,
});

const SHIFTING_PRIORITIES_TEXT: CardText = {
  id: "shifting-priorities",
  tokens: { "priority-target": { en: "priority target", es: "objetivo prioritario" } },
};

/** How it scores, and where. */
export const FIGURES: Cards<PrimaryObjective> = [SHIFTING_PRIORITIES];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [SHIFTING_PRIORITIES_TEXT];
