import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const EXTERMINATE = (): Command => ({
  id: "exterminate",
  name: { en: "Exterminate" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "Super Tactical Command Droid" },
  orders: [{ count: 1, of: [{ unit: "Super Tactical Command Droid" }] }],
  keywords: [{ id: "demoralize", value: 2 }],
  summary:
    "The droid ordered has Demoralize 2 this round and, the first time it defeats a unit, may make a free attack even after an attack action.",
  verification: COMMAND_CARDS,
});

const TACTICAL_DOWNLOAD = (): Command => ({
  id: "tactical-download",
  name: { en: "Tactical Download" },
  pips: 3,
  faction: "separatist-alliance",
  requires: { unit: "Super Tactical Command Droid" },
  orders: [{ count: 3, of: [{ keyword: "ai" }, { type: "droid-trooper" }] }],
  summary:
    "Put 4 aims and 4 dodges on the card; droid troopers and AI units may spend one when attacking or defending this round and then gain 1 immobilize per token spent.",
  verification: COMMAND_CARDS,
});

/** Command cards of Super Tactical Command Droid. */
export const FIGURES: Cards<Command> = [EXTERMINATE, TACTICAL_DOWNLOAD];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
