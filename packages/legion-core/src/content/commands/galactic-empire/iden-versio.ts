import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS, dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const PULSE_SCAN = (): Command => ({
  id: "pulse-scan",
  name: { en: "Pulse Scan" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Iden Versio" },
  orders: [{ count: 1, of: [{ unit: "Iden Versio" }] }],
  keywords: [{ id: "sharpshooter", value: 2 }],
  summary:
    "Iden gains 1 aim and has Sharpshooter 2 this round; when her next activation ends she gains 1 dodge and 1 standby.",
  verification: COMMAND_CARDS,
});

const CONCUSSIVE_BLAST = (): Command => ({
  id: "concussive-blast",
  name: { en: "Concussive Blast" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Iden Versio" },
  orders: [{ count: 1, of: [{ unit: "Iden Versio" }] }],
  keywords: [{ id: "blast" }, { id: "scatter" }, { id: "suppressive" }],
  weapons: [
    ranged("Grenade Launcher", [1, 2], dice(5, 0, 0), [{ id: "blast" }, { id: "scatter" }, { id: "suppressive" }]),
  ],
  summary: "Iden Recovers when she activates this round and has the listed weapon in that activation.",
  verification: COMMAND_CARDS,
});

const INCAPACITATE = (): Command => ({
  id: "incapacitate",
  name: { en: "Incapacitate" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Iden Versio" },
  orders: [{ count: 1, of: [{ unit: "Iden Versio" }] }],
  summary:
    "This round Iden has a free action: an enemy trooper unit within 1 and in line of sight of her seeker droid gains 3 suppression; a corps unit that has not activated also has its order turned face down, or is given one face down.",
  verification: COMMAND_CARDS,
});

const TACTICAL_STRIKE = (): Command => ({
  id: "tactical-strike",
  name: { en: "Tactical Strike" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Iden Versio" },
  orders: [
    { count: 1, of: [{ unit: "Iden Versio" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "steady" }, { id: "tactical", value: 1 }],
  summary:
    "This round Iden or a special forces unit with a face-up order may cut its speed to 1 for its activation to have Steady and Tactical 1.",
  verification: COMMAND_CARDS,
});

/** Command cards of Iden Versio. */
export const FIGURES: Cards<Command> = [PULSE_SCAN, CONCUSSIVE_BLAST, INCAPACITATE, TACTICAL_STRIKE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
