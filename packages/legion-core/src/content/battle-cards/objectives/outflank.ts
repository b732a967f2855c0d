import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { PrimaryObjective } from "../../../catalogue/entries.ts";
import { BATTLE_CARDS, rectangle } from "../../../catalogue/writing.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const OUTFLANK = (): PrimaryObjective => ({
  id: "outflank",
  name: { en: "Outflank" },
  setup: [
    { place: "flag", count: 4 },
    {
      choose:
        "Each player gives a Vanguard token to up to 3 friendly units that are not commanders and not transported.",
    },
  ],
  map: {
    size: [12, 6],
    redTerritory: [rectangle(3, 4.5, 9, 6)],
    blueTerritory: [rectangle(3, 0, 9, 1.5)],
    redFlank: [rectangle(11, 2, 12, 6)],
    blueFlank: [rectangle(0, 0, 1, 4)],
    pois: [
      [2, 4],
      [6, 4],
      [6, 2],
      [10, 2],
    ],
  },
  scoring: [
    { points: 1, per: "flag secured" },
    { points: 1, per: "round in which 2 or more Vanguard units contest flags the player secures" },
  ],
  rules: [
    "Vanguard units deploy in the flank territory on the short edge; other units may not, except inside a transport.",
  ],
  verification: { ...BATTLE_CARDS, doubts: ["Read from one map picture and one card picture."] },
});

const OUTFLANK_TEXT: CardText = { id: "outflank", tokens: { flag: { en: "flag", es: "bandera" } } };

/** How it scores, and where. */
export const FIGURES: Cards<PrimaryObjective> = [OUTFLANK];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [OUTFLANK_TEXT];
