import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const INEXORABLE_ADVANCE = (): Command => ({
  id: "inexorable-advance",
  name: { en: "Inexorable Advance" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Imperial Officer" },
  orders: [{ count: 3, of: [{ type: "trooper" }] }],
  keywords: [{ id: "suppressive" }],
  summary:
    "Corps trooper units ordered have Suppressive ranged weapons this round; after an enemy unit panics a friendly corps unit may move at speed 1.",
  verification: COMMAND_CARDS,
});

/** Command cards of Imperial Officer. */
export const FIGURES: Cards<Command> = [INEXORABLE_ADVANCE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
