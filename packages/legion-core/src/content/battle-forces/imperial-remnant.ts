import type { Cards, CardText } from "../../catalogue/cards.ts";
import type { BattleForce } from "../../catalogue/entries.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";

/** How its armies are built. */
const BUILD: NonNullable<BattleForce["build"]> = {
  noDetachments: true,
  countAs: [
    { unit: "scout-troopers", rank: "corps" },
    { unit: "imperial-death-troopers", rank: "corps" },
  ],
  limits: [
    { units: ["stormtroopers"], min: 1, max: 2 },
    { units: ["shoretroopers"], min: 1, max: 2 },
  ],
  oneOfEachCorpsFirst: true,
  sharedHeavyWeapons: ["Stormtroopers", "Shoretroopers", "Scout Troopers", "Imperial Death Troopers"],
};

const IMPERIAL_REMNANT = (): BattleForce => ({
  id: "imperial-remnant",
  name: { en: "Imperial Remnant" },
  faction: "galactic-empire",
  side: "dark",
  units: [
    "moff-gideon-long-live-the-empire",
    "imperial-officer-ruthless-efficiency",
    "imperial-agent-bringing-order-to-the-galaxy",
    "stormtroopers",
    "shoretroopers",
    "scout-troopers",
    "imperial-death-troopers",
    "74-z-speeder-bikes",
    "e-web-heavy-blaster-team",
    "imperial-dark-troopers",
  ],
  uniqueUpgrades: [
    "academy-trained",
    "command-and-control-uplink",
    "defend-in-depth",
    "platoon-commander",
    "strike-team-leader",
    "tip-of-the-spear",
    "the-darksaber-gideon",
    "trusted-agent",
  ],
  standard: {
    ranks: {
      commander: { min: 1, max: 2 },
      operative: { min: 0, max: 2 },
      corps: { min: 3, max: 6 },
      "special-forces": { min: 0, max: 0 },
      support: { min: 0, max: 2 },
      heavy: { min: 0, max: 2 },
    },
    commandersAndOperatives: 2,
  },
  skirmish: {
    ranks: {
      commander: { min: 1, max: 2 },
      operative: { min: 0, max: 2 },
      corps: { min: 2, max: 4 },
      "special-forces": { min: 0, max: 0 },
      support: { min: 0, max: 1 },
      heavy: { min: 0, max: 1 },
    },
    commandersAndOperatives: 2,
  },
  build: BUILD,
  rules: [
    "Scout Troopers and Death Troopers count as corps for army building. A second unit of any corps kind may be taken only when one of each kind is in the army; 1 to 2 Stormtroopers and 1 to 2 Shoretroopers units. No detachments.",
    "A commander can order only units within 2. Units not deployed, or not within 2 of a commander, have Independent (1 aim or 1 dodge).",
    "A unit never uses, for panic, the courage of a unit that is not within 2.",
    "A trooper unit that is not a droid and has the slot may take a heavy weapon limited to Stormtroopers, Shoretroopers, Scout Troopers or Death Troopers, whichever of these it is itself.",
  ],
  verification: {
    complete: true,
    sources: ["list", "rules-sheet"],
    asOf: "2026-08-05",
    doubts: [
      "The rules sheet shows the slot of its equipment rule as an icon; heavy weapon is inferred.",
      "Of the list of 2026-01-14 alone: allowedUnits.",
    ],
  },
});

/** Whom its armies include. */
export const FIGURES: Cards<BattleForce> = [IMPERIAL_REMNANT];

/** What it changes in play. */
export const ENTRIES: Cards<BattleForceEntry> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
