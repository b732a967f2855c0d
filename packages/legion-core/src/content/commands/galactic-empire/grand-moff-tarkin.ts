import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const FEAR_WILL_KEEP_THEM_IN_LINE = (): Command => ({
  id: "fear-will-keep-them-in-line",
  name: { en: "Fear Will Keep Them in Line" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Grand Moff Tarkin" },
  orders: [{ count: 3, of: [{}] }],
  permanent: true,
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "demoralize", value: 1 }],
  summary:
    "Friendly Imperial units have Demoralize 1 this round. Divulged in set-up it stays in play: any Imperial unit ordered has Demoralize 1 for the round.",
  verification: COMMAND_CARDS,
});

/** Command cards of Grand Moff Tarkin. */
export const FIGURES: Cards<Command> = [FEAR_WILL_KEEP_THEM_IN_LINE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
