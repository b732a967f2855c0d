import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const THATS_JUST_GOOD_BUSINESS = (): Command => ({
  id: "thats-just-good-business",
  name: { en: "That's Just Good Business" },
  pips: 2,
  requires: { unit: "Hondo Ohnaka" },
  orders: [
    { count: 1, of: [{ unit: "Hondo Ohnaka" }] },
    { count: 1, of: [{}] },
  ],
  summary:
    "Hondo can be neither suppressed nor panicked and may make a free move this round. The first time he moves into melee he hands his suppression to that enemy and takes its green tokens.",
  verification: COMMAND_CARDS,
});

const STORIES_SO_MANY_OF_THEM_TRUE = (): Command => ({
  id: "stories-so-many-of-them-true",
  name: { en: "Stories, So Many of Them True" },
  pips: 3,
  requires: { unit: "Hondo Ohnaka" },
  orders: [{ count: 1, of: [{ unit: "Hondo Ohnaka" }] }],
  summary:
    "This round, when a friendly unit within 3 of Hondo activates and he has a face-up order and is not panicked, he may take 1 suppression to give it 1 aim, dodge or surge.",
  verification: { ...COMMAND_CARDS, complete: false, doubts: ["Range read from icons."] },
});

/** Command cards of Hondo Ohnaka. */
export const FIGURES: Cards<Command> = [THATS_JUST_GOOD_BUSINESS, STORIES_SO_MANY_OF_THEM_TRUE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
