import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const SNEAK_ATTACK = (): Command => ({
  id: "sneak-attack",
  name: { en: "Sneak Attack" },
  pips: 1,
  faction: "galactic-republic",
  battleForce: "212th-attack-battalion",
  orders: [{ count: 1, of: [{}] }],
  divulge: { step: "setup", mandatory: false },
  keywords: [{ id: "infiltrate" }, { id: "scout", value: 1 }],
  summary:
    "Divulged in set-up: up to 2 corps clone trooper units have Infiltrate for the game, and one vehicle per special forces unit in the army has Scout 1.",
  verification: COMMAND_CARDS,
});

const RECON_DIVISION = (): Command => ({
  id: "recon-division",
  name: { en: "Recon Division" },
  pips: 2,
  faction: "galactic-republic",
  battleForce: "212th-attack-battalion",
  orders: [{ count: 2, of: [{ type: "vehicle" }, { rank: "special-forces" }] }],
  keywords: [{ id: "observe", value: 1 }],
  summary:
    "Friendly trooper units have Observe 1 this round; in the next End Phase enemies with observation tokens in line of sight of friendly units keep them.",
  verification: COMMAND_CARDS,
});

const FLEXIBLE_STRATEGY = (): Command => ({
  id: "flexible-strategy",
  name: { en: "Flexible Strategy" },
  pips: 3,
  faction: "galactic-republic",
  battleForce: "212th-attack-battalion",
  orders: [{ count: 3, of: [{}] }],
  summary:
    "Trooper units ordered may remove 1 suppression or move at speed 1; vehicles ordered may gain 1 aim or 1 dodge.",
  verification: COMMAND_CARDS,
});

/** Command cards of the 212th Attack Battalion. */
export const FIGURES: Cards<Command> = [SNEAK_ATTACK, RECON_DIVISION, FLEXIBLE_STRATEGY];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
