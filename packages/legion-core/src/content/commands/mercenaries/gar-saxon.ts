import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const MARKED_FOR_ELIMINATION = (): Command => ({
  id: "marked-for-elimination",
  name: { en: "Marked For Elimination" },
  pips: 1,
  faction: "mercenary",
  requires: { unit: "Gar Saxon" },
  orders: [{ count: 1, of: [{ unit: "Gar Saxon" }] }],
  summary: "Gar Saxon gains 2 aims; an enemy commander or operative gains 4 observation and 2 suppression.",
  verification: COMMAND_CARDS,
});

const FIGHT_ANOTHER_DAY = (): Command => ({
  id: "fight-another-day",
  name: { en: "Fight Another Day" },
  pips: 2,
  faction: "mercenary",
  requires: { unit: "Gar Saxon" },
  orders: [
    { count: 1, of: [{ unit: "Gar Saxon" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "outmaneuver" }],
  summary:
    "Gar Saxon can order only units within 1 this round. Ordered units gain 1 dodge; he and friendly special forces have Outmaneuver this round.",
  verification: COMMAND_CARDS,
});

const VICTORY_OR_DEATH = (): Command => ({
  id: "victory-or-death",
  name: { en: "Victory or Death!" },
  pips: 3,
  faction: "mercenary",
  requires: { unit: "Gar Saxon" },
  orders: [
    { count: 1, of: [{ unit: "Gar Saxon" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "outmaneuver" }],
  summary: "Ordered units gain 1 aim; Gar Saxon and friendly special forces have Indomitable this round.",
  verification: COMMAND_CARDS,
});

/** Command cards of Gar Saxon. */
export const FIGURES: Cards<Command> = [MARKED_FOR_ELIMINATION, FIGHT_ANOTHER_DAY, VICTORY_OR_DEATH];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
