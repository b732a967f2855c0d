import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const WE_DO_WHAT_WE_DO = (): Command => ({
  id: "we-do-what-we-do",
  name: { en: "We Do What We Do" },
  pips: 3,
  requires: { unit: "The Bad Batch" },
  orders: [{ count: 1, of: [{ unit: "The Bad Batch" }] }],
  keywords: [
    { id: "tactical", value: 1 },
    { id: "reliable", value: 1 },
    { id: "precise", value: 1 },
    { id: "inspire", value: 1 },
    { id: "suppressive" },
  ],
  summary:
    "This round, per member still in the unit: Hunter +1 speed, Tech Tactical 1, Echo Reliable 1, Crosshair Precise 1, Omega Inspire 1, Wrecker Suppressive weapons.",
  verification: COMMAND_CARDS,
});

/** Command cards of The Bad Batch. */
export const FIGURES: Cards<Command> = [WE_DO_WHAT_WE_DO];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
