import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const BATTLEFIELD_RECONNAISSANCE = (): Command => ({
  id: "battlefield-reconnaissance",
  name: { en: "Battlefield Reconnaissance" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Rebel Agent" },
  orders: [
    { count: 1, of: [{ rank: "operative" }] },
    { count: 1, of: [{}] },
  ],
  summary: "This round the own pass pool gets as many more advantage tokens as the round number.",
  verification: COMMAND_CARDS,
});

/** Command cards of Rebel Agent. */
export const FIGURES: Cards<Command> = [BATTLEFIELD_RECONNAISSANCE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
