import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const FEARSOME_ORATION = (): Command => ({
  id: "fearsome-oration",
  name: { en: "Fearsome Oration" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Imperial Agent" },
  orders: [{ count: 1, of: [{ unit: "Imperial Agent" }] }],
  keywords: [
    { id: "demoralize", value: 2 },
    { id: "inspire", value: 2 },
  ],
  summary: "An Imperial Agent ordered has Demoralize 2 and Inspire 2 this round.",
  verification: COMMAND_CARDS,
});

/** Command cards of Imperial Agent. */
export const FIGURES: Cards<Command> = [FEARSOME_ORATION];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
