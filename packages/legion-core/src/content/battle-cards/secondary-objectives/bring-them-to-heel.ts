import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { SecondaryObjective } from "../../../catalogue/entries.ts";
import { BATTLE_CARDS } from "../../../catalogue/writing.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const BRING_THEM_TO_HEEL = (): SecondaryObjective => ({
  id: "bring-them-to-heel",
  name: { en: "Bring Them to Heel" },
  scoring: [
    {
      when: "each End Phase from round 2",
      points: 1,
      condition: "More enemy than friendly units have suppression equal to or above their courage.",
    },
    {
      when: "a unit gains suppression",
      limit: "once per round and player",
      table: [
        { condition: "An enemy unit is panicked.", points: 2 },
        { condition: "Every enemy unit that can gain suppression has some.", points: 2 },
      ],
    },
  ],
  skirmish: true,
  verification: BATTLE_CARDS,
});

/** How it scores. */
export const FIGURES: Cards<SecondaryObjective> = [BRING_THEM_TO_HEEL];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
