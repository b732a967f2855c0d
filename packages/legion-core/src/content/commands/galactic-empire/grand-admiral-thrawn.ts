import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const WE_MUST_WAIT_AND_WATCH = (): Command => ({
  id: "we-must-wait-and-watch",
  name: { en: "We Must Wait and Watch" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Grand Admiral Thrawn" },
  orders: [],
  permanent: true,
  divulge: { step: "resolve-setup-effects", mandatory: false },
  playedFromHand: true,
  keywords: [{ id: "reinforcements" }],
  summary:
    "Divulged in set-up: 3 friendly Imperial units have Reinforcements for the game. Otherwise never selected: discard it when an enemy unit ends its activation to let a friendly unit within 2 of it, neither suppressed nor panicked, make a free move or attack.",
  verification: {
    ...COMMAND_CARDS,
    complete: false,
    doubts: ["Whether the unit must be free of both conditions or of one is not clear from the wording."],
  },
});

/** Command cards of Grand Admiral Thrawn. */
export const FIGURES: Cards<Command> = [WE_MUST_WAIT_AND_WATCH];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
