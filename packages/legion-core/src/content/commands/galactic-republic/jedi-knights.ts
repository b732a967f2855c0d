import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const FLOW_OF_THE_FORCE = (): Command => ({
  id: "flow-of-the-force",
  name: { en: "Flow of the Force" },
  pips: 1,
  faction: "galactic-republic",
  requires: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  orders: [{ count: 1, of: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] }],
  summary: "Each ordered unit may Recover, then gains 1 aim, 1 dodge and 1 standby.",
  verification: COMMAND_CARDS,
});

const AFFIRMATIVE_GENERAL = (): Command => ({
  id: "affirmative-general",
  name: { en: "Affirmative, General!" },
  pips: 3,
  faction: "galactic-republic",
  requires: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  orders: [{ count: 3, of: [{ rank: "commander" }, { rank: "operative" }, { type: "clone-trooper" }] }],
  summary:
    "Orders may be left ungiven; for each, a different Republic clone trooper unit without a face-up order may move at speed 1 and remove 1 suppression.",
  verification: COMMAND_CARDS,
});

/** Command cards of Jedi Knights. */
export const FIGURES: Cards<Command> = [FLOW_OF_THE_FORCE, AFFIRMATIVE_GENERAL];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
