import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const THE_HAND_THING = (): Command => ({
  id: "the-hand-thing",
  name: { en: "The Hand Thing" },
  pips: 2,
  requires: { unit: "Grogu" },
  orders: [],
  playedFromHand: true,
  keywords: [{ id: "deflect" }],
  summary:
    "Never selected in the Command Phase. Discard it from hand when a friendly unit within 1 and in line of sight of Grogu is attacked at range: it gains 2 dodges and has Deflect for that attack.",
  verification: COMMAND_CARDS,
});

/** Command cards of Grogu. */
export const FIGURES: Cards<Command> = [THE_HAND_THING];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
