import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Advantage } from "../../../catalogue/entries.ts";
import { BATTLE_CARDS } from "../../../catalogue/writing.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const NO_TIME_TO_LOSE = (): Advantage => ({
  id: "no-time-to-lose",
  name: { en: "No Time to Lose" },
  faction: "rebel-alliance",
  summary:
    "At the start of a friendly activation an advantage token of the own pass pool may be spent: the unit gains 1 aim and 1 dodge, or makes a free Recover.",
  verification: BATTLE_CARDS,
});

/** What it is. */
export const FIGURES: Cards<Advantage> = [NO_TIME_TO_LOSE];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
