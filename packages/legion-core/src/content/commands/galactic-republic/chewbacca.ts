import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const SIZE_MATTERS_SOMETIMES = (): Command => ({
  id: "size-matters-sometimes",
  name: { en: "Size Matters Sometimes" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Chewbacca" },
  orders: [
    { count: 1, of: [{ unit: "Chewbacca" }] },
    { count: 1, of: [{ unit: "Yoda" }] },
  ],
  keywords: [{ id: "deflect" }, { id: "guardian" }],
  summary:
    "If Yoda is within 1 of Chewbacca he is set in base contact and rides along for the round, unable to move; while in contact Chewbacca has Deflect, may spend Yoda's dodges and rolls red defence dice, also for Guardian.",
  verification: COMMAND_CARDS,
});

/** Command cards of Chewbacca. */
export const FIGURES: Cards<Command> = [SIZE_MATTERS_SOMETIMES];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
