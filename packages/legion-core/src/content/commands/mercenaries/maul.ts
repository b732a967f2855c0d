import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const HIS_EMINENCE = (): Command => ({
  id: "his-eminence",
  name: { en: "His Eminence" },
  pips: 2,
  faction: "mercenary",
  requires: { unit: "Maul", title: "A Rival" },
  orders: [
    { count: 1, of: [{ unit: "Maul" }] },
    { count: 1, of: [{}] },
  ],
  summary:
    "Maul gains 1 dodge; other trooper units within 1 of him gain 1 suppression. This round friendly trooper units activating within 1 of him skip the rally step and can be neither suppressed nor panicked.",
  verification: COMMAND_CARDS,
});

const SEIZE_WHAT_POWER_WE_CAN = (): Command => ({
  id: "seize-what-power-we-can",
  name: { en: "Seize What Power We Can" },
  pips: 3,
  faction: "mercenary",
  requires: { unit: "Maul", title: "A Rival" },
  orders: [
    { count: 1, of: [{ unit: "Maul" }] },
    { count: 2, of: [{}] },
  ],
  summary:
    "Put 1 aim and 3 surges on the card; each aim, dodge or surge spent by enemies within 1 of Maul adds one of the same kind. Friendly mercenaries may spend them this round.",
  verification: COMMAND_CARDS,
});

const WITCH_MAGICK = (): Command => ({
  id: "witch-magick",
  name: { en: "Witch Magick" },
  pips: 3,
  handPips: 1,
  faction: "mercenary",
  requires: { unit: "Maul", title: "A Rival" },
  orders: [{ count: 1, of: [{ unit: "Maul" }] }],
  summary:
    "Counts as a 1-pip card in hand building. Maul removes up to 2 wounds and any poison and immobilize, and Recovers when his next activation starts.",
  verification: COMMAND_CARDS,
});

/** Command cards of Maul. */
export const FIGURES: Cards<Command> = [HIS_EMINENCE, SEIZE_WHAT_POWER_WE_CAN, WITCH_MAGICK];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
