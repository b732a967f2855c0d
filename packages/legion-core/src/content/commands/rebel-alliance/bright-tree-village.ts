import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS, dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const ARBOREAL_ASSAULT = (): Command => ({
  id: "arboreal-assault",
  name: { en: "Arboreal Assault" },
  pips: 1,
  faction: "rebel-alliance",
  battleForce: "bright-tree-village",
  orders: [{ count: 2, of: [{ affiliation: "ewoks", type: "trooper" }] }],
  keywords: [{ id: "suppressive" }, { id: "immobilize", value: 1 }],
  summary:
    "Needs an Ewok commander. Ewok trooper units ordered have Suppressive and Immobilize 1 on their weapons this round; after a friendly special forces unit attacks a unit with a face-up order that order is shuffled back.",
  verification: COMMAND_CARDS,
});

const LOG_TRAPS = (): Command => ({
  id: "log-traps",
  name: { en: "Log Traps" },
  pips: 1,
  faction: "rebel-alliance",
  battleForce: "bright-tree-village",
  orders: [],
  keywords: [{ id: "impact" }, { id: "pierce" }],
  weapons: [
    ranged("Log Trap", [1, 4], dice(2, 3, 0), [
      { id: "impact", value: 4 },
      { id: "pierce", value: 1 },
    ]),
  ],
  summary:
    "At the start of the Activation Phase one Ewok trooper unit with an Ewok Trapper may attack with the listed weapon.",
  verification: COMMAND_CARDS,
});

const HIDING_IN_PLAIN_SIGHT = (): Command => ({
  id: "hiding-in-plain-sight",
  name: { en: "Hiding in Plain Sight" },
  pips: 2,
  faction: "rebel-alliance",
  battleForce: "bright-tree-village",
  orders: [{ count: 2, of: [{ affiliation: "ewoks", type: "trooper" }] }],
  keywords: [{ id: "inconspicuous" }],
  summary: "Needs an Ewok commander. Ordered units have Inconspicuous this round.",
  verification: COMMAND_CARDS,
});

const FOR_THE_TRIBE = (): Command => ({
  id: "for-the-tribe",
  name: { en: "For the Tribe" },
  pips: 3,
  faction: "rebel-alliance",
  battleForce: "bright-tree-village",
  orders: [{ count: 3, of: [{ affiliation: "ewoks", type: "trooper" }] }],
  keywords: [{ id: "dauntless" }, { id: "relentless" }],
  summary: "Needs an Ewok commander. Ordered units have Dauntless and Relentless this round and may Recover.",
  verification: COMMAND_CARDS,
});

/** Command cards of armies of Bright Tree Village. */
export const FIGURES: Cards<Command> = [ARBOREAL_ASSAULT, LOG_TRAPS, HIDING_IN_PLAIN_SIGHT, FOR_THE_TRIBE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
