import type { Cards, CardText } from "../../catalogue/cards.ts";
import type { BattleForce } from "../../catalogue/entries.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";

const EXPERIMENTAL_DROIDS = (): BattleForce => ({
  id: "experimental-droids",
  name: { en: "Experimental Droids" },
  faction: "separatist-alliance",
  side: "dark",
  units: [
    "kalani-super-tactical-droid",
    "kraken-super-tactical-droid",
    "t-series-tactical-droid-programmed-for-strategy",
    "b1-battle-droids",
    "b2-super-battle-droids",
    "ig-100-magnaguard-prototype-assassin-droids",
    "bx-series-droid-commandos",
    "droidekas",
    "persuader-class-tank-droid-prototype-tank-droid",
  ],
  uniqueUpgrades: ["strike-team-leader", "kraken"],
  standard: {
    ranks: {
      commander: { min: 1, max: 2 },
      operative: { min: 0, max: 0 },
      corps: { min: 3, max: 6 },
      "special-forces": { min: 0, max: 3 },
      support: { min: 0, max: 3 },
      heavy: { min: 0, max: 2 },
    },
  },
  skirmish: {
    ranks: {
      commander: { min: 1, max: 1 },
      operative: { min: 0, max: 1 },
      corps: { min: 2, max: 4 },
      "special-forces": { min: 0, max: 3 },
      support: { min: 0, max: 1 },
      heavy: { min: 0, max: 1 },
    },
  },
  build: {
    countAs: [{ unit: "ig-100-magnaguard-prototype-assassin-droids", rank: "corps" }],
    limits: [
      { units: ["b1-battle-droids"], min: 0, max: 2 },
      { units: ["b2-super-battle-droids"], min: 0, max: 2 },
      { units: ["bx-series-droid-commandos"], min: 0, max: 2 },
    ],
  },
  rules: [
    "Prototype MagnaGuard count as corps for army building and battle cards.",
    "At most 2 B1, 2 B2 and 2 BX units.",
    "At the start of each Activation Phase one commander may hold 3 surges on its card. Once in its activation a friendly corps, special forces or support unit with AI within 3 may, as a free action, spend one of them to be 1 faster for its next move, gain 1 aim or dodge, add a black and a white die to a pool of its next attack action, or remove up to 2 suppression.",
  ],
  verification: {
    complete: true,
    sources: ["list", "rules-sheet"],
    asOf: "2026-08-05",
    doubts: ["Of the list of 2026-01-14 alone: allowedUnits, reconRanks."],
  },
});

/** Whom its armies include. */
export const FIGURES: Cards<BattleForce> = [EXPERIMENTAL_DROIDS];

/** What it changes in play. */
export const ENTRIES: Cards<BattleForceEntry> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
