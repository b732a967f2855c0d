import type { Cards, CardText } from "../../catalogue/cards.ts";
import type { BattleForce } from "../../catalogue/entries.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";

const STORMTROOPER_BATTALION = (): BattleForce => ({
  id: "stormtrooper-battalion",
  name: { en: "Stormtrooper Battalion" },
  faction: "galactic-empire",
  side: "dark",
  units: [
    "darth-vader-dark-lord-of-the-sith",
    "imperial-officer-ruthless-efficiency",
    "imperial-agent-bringing-order-to-the-galaxy",
    "stormtrooper-riot-squad",
    "stormtroopers",
    "scout-troopers",
    "74-z-speeder-bikes",
    "e-web-heavy-blaster-team",
    "at-st",
    "tx-225-gavw-occupier-tank",
    "laat-le-patrol-transport-galactic-empire",
  ],
  uniqueUpgrades: [
    "academy-trained",
    "agent-kallus",
    "tip-of-the-spear",
    "defend-in-depth",
    "platoon-commander",
    "command-and-control-uplink",
    "trusted-agent",
  ],
  standard: {
    ranks: {
      commander: { min: 1, max: 3 },
      operative: { min: 0, max: 2 },
      corps: { min: 4, max: 7 },
      "special-forces": { min: 0, max: 2 },
      support: { min: 0, max: 3 },
      heavy: { min: 0, max: 2 },
    },
  },
  skirmish: {
    ranks: {
      commander: { min: 1, max: 3 },
      operative: { min: 0, max: 1 },
      corps: { min: 4, max: 6 },
      "special-forces": { min: 0, max: 2 },
      support: { min: 0, max: 2 },
      heavy: { min: 0, max: 1 },
    },
  },
  rules: [
    "Commanders and operatives that are not unique have Target 2 and gain 1 surge when ordered.",
    "The nominated commander has Compel.",
  ],
  verification: {
    complete: true,
    sources: ["list", "rules-sheet"],
    asOf: "2026-08-05",
    doubts: ["Of the list of 2026-01-14 alone: allowedUnits."],
  },
});

/** Whom its armies include. */
export const FIGURES: Cards<BattleForce> = [STORMTROOPER_BATTALION];

/** What it changes in play. */
export const ENTRIES: Cards<BattleForceEntry> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
