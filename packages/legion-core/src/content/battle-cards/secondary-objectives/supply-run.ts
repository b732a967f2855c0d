import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { SecondaryObjective } from "../../../catalogue/entries.ts";
import { BATTLE_CARDS } from "../../../catalogue/writing.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const SUPPLY_RUN = (): SecondaryObjective => ({
  id: "supply-run",
  name: { en: "Supply Run" },
  setup: [
    "Blue first, each player places 2 Supply Caches (assets) in contested territory, not within 2 of any edge nor within 1 of another cache.",
  ],
  scoring: [
    {
      when: "start of a friendly activation, from round 2",
      points: 1,
      condition: "The unit contests a POI and holds a cache, which its player may remove.",
      bonus: { rounds: [4, 5], points: 1 },
    },
  ],
  rules: ["Trooper units may Claim caches; a unit holds at most one."],
  verification: BATTLE_CARDS,
});

/** How it scores. */
export const FIGURES: Cards<SecondaryObjective> = [SUPPLY_RUN];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
