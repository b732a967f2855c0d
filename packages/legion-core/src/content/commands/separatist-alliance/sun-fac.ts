import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const BRUTAL_ENFORCER = (): Command => ({
  id: "brutal-enforcer",
  name: { en: "Brutal Enforcer" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "Sun Fac" },
  orders: [{ count: 1, of: [{ unit: "Sun Fac" }] }],
  keywords: [
    { id: "agile", value: 1 },
    { id: "jump", value: 3 },
    { id: "demoralize", value: 1 },
  ],
  summary:
    "At the start of the Activation Phase up to 2 Geonosian Warriors units within 2 of Sun Fac may Jump 3; he has Agile 1 and Demoralize 1 this round.",
  verification: COMMAND_CARDS,
});

/** Command cards of Sun Fac. */
export const FIGURES: Cards<Command> = [BRUTAL_ENFORCER];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
