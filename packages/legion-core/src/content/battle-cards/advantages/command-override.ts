import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Advantage } from "../../../catalogue/entries.ts";
import { BATTLE_CARDS } from "../../../catalogue/writing.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const COMMAND_OVERRIDE = (): Advantage => ({
  id: "command-override",
  name: { en: "Command Override" },
  faction: "separatist-alliance",
  summary:
    "Starts with 2 advantage tokens. In the Issue Orders step one may be removed to let a friendly unit with AI order itself.",
  verification: BATTLE_CARDS,
});

/** What it is. */
export const FIGURES: Cards<Advantage> = [COMMAND_OVERRIDE];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
