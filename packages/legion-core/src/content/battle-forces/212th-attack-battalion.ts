import type { Cards, CardText } from "../../catalogue/cards.ts";
import type { BattleForce } from "../../catalogue/entries.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";

const ATTACK_BATTALION_212TH = (): BattleForce => ({
  id: "212th-attack-battalion",
  name: { en: "212th Attack Battalion" },
  faction: "galactic-republic",
  side: "light",
  units: [
    "obi-wan-kenobi-civilized-warrior",
    "clone-commander-cody-leader-of-the-212th",
    "jedi-knight-keeper-of-the-peace",
    "clone-trooper-infantry",
    "clone-trooper-marksmen",
    "arf-troopers",
    "at-rt-galactic-republic",
    "saber-class-tank",
    "laat-le-patrol-transport-galactic-republic",
    "infantry-support-platform",
  ],
  uniqueUpgrades: ["boil", "jedi-consular", "jedi-guardian-doctrine", "jedi-negotiator", "strike-team-leader", "waxer"],
  standard: {
    ranks: {
      commander: { min: 1, max: 2 },
      operative: { min: 0, max: 1 },
      corps: { min: 1, max: 4 },
      "special-forces": { min: 0, max: 3 },
      support: { min: 0, max: 3 },
      heavy: { min: 1, max: 3 },
    },
  },
  skirmish: {
    ranks: {
      commander: { min: 1, max: 2 },
      operative: { min: 0, max: 1 },
      corps: { min: 1, max: 3 },
      "special-forces": { min: 0, max: 2 },
      support: { min: 0, max: 3 },
      heavy: { min: 1, max: 2 },
    },
  },
  rules: [
    "A vehicle that is neither commander nor operative may, when attacking or defending, spend one aim, dodge or surge of another such friendly vehicle, or one aim or dodge of a friendly clone trooper unit, within 2 and in line of sight.",
  ],
  verification: { complete: true, sources: ["list", "rules-sheet"], asOf: "2026-08-05" },
});

/** Whom its armies include. */
export const FIGURES: Cards<BattleForce> = [ATTACK_BATTALION_212TH];

/** What it changes in play. */
export const ENTRIES: Cards<BattleForceEntry> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
