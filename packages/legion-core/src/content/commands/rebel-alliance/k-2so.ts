import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const SACRIFICE = (): Command => ({
  id: "sacrifice",
  name: { en: "Sacrifice" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "K-2SO" },
  orders: [
    { count: 1, of: [{ unit: "Cassian Andor" }] },
    { count: 1, of: [{ unit: "K-2SO" }] },
  ],
  keywords: [{ id: "guardian", value: 4 }],
  summary:
    "K-2SO has Guardian 4 this round. When his next activation ends he may be defeated to make another friendly commander or operative within 1 and in his line of sight immune to ranged attacks for the round.",
  verification: COMMAND_CARDS,
});

/** Command cards of K-2SO. */
export const FIGURES: Cards<Command> = [SACRIFICE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
