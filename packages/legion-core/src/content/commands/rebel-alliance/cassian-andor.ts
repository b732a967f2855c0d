import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const CRACK_SHOT = (): Command => ({
  id: "crack-shot",
  name: { en: "Crack Shot" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Cassian Andor" },
  orders: [{ count: 1, of: [{ unit: "Cassian Andor" }] }],
  keywords: [{ id: "gunslinger" }],
  summary:
    "Cassian gains 1 aim, has Gunslinger this round, may gain 1 suppression, and may make a free attack in his next activation.",
  verification: COMMAND_CARDS,
});

const LAST_STAND = (): Command => ({
  id: "last-stand",
  name: { en: "Last Stand" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Cassian Andor" },
  orders: [
    { count: 1, of: [{ unit: "Cassian Andor" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "indomitable" }],
  summary:
    "A commander or operative ordered has Indomitable this round and gains 1 aim, dodge or suppression per wound it has, at most 3.",
  verification: COMMAND_CARDS,
});

const VOLUNTEER_MISSION = (): Command => ({
  id: "volunteer-mission",
  name: { en: "Volunteer Mission" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Cassian Andor" },
  orders: [
    { count: 1, of: [{ unit: "Cassian Andor" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "danger-sense", value: 1 }],
  summary:
    "Each commander, operative or special forces unit Cassian orders may Recover, has Danger Sense 1 this round and may gain 1 suppression.",
  verification: COMMAND_CARDS,
});

/** Command cards of Cassian Andor. */
export const FIGURES: Cards<Command> = [CRACK_SHOT, LAST_STAND, VOLUNTEER_MISSION];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
