import type { Cards, CardText } from "../../catalogue/cards.ts";
import type { BattleForce } from "../../catalogue/entries.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";

const LEGION_501ST = (): BattleForce => ({
  id: "501st-legion",
  name: { en: "501st Legion" },
  faction: "galactic-republic",
  side: "light",
  units: [
    "ahsoka-tano-padawan-commander",
    "anakin-skywalker-the-chosen-one",
    "clone-captain-rex-honorable-soldier",
    "clone-commander-trained-for-leadership",
    "clone-trooper-infantry",
    "clone-trooper-marksmen",
    "arc-troopers",
    "arc-troopers-strike-team",
    "arf-troopers",
    "at-rt-galactic-republic",
    "barc-speeder",
    "clone-commandos",
    "clone-commandos-delta-squad",
    "laat-le-patrol-transport-galactic-republic",
  ],
  uniqueUpgrades: ["ahsoka-tano-jedi-padawan", "clone-captain-rex", "echo-arc-marksman", "fives"],
  standard: {
    ranks: {
      commander: { min: 1, max: 2 },
      operative: { min: 0, max: 2 },
      corps: { min: 1, max: 4 },
      "special-forces": { min: 1, max: 4 },
      support: { min: 1, max: 2 },
      heavy: { min: 0, max: 1 },
    },
    commandersAndOperatives: 2,
  },
  skirmish: {
    ranks: {
      commander: { min: 1, max: 1 },
      operative: { min: 0, max: 1 },
      corps: { min: 1, max: 4 },
      "special-forces": { min: 1, max: 4 },
      support: { min: 0, max: 2 },
      heavy: { min: 0, max: 1 },
    },
    commandersAndOperatives: 1,
  },
  rules: ["Part of the Galactic Republic."],
  doubts: ["Of the list of 2026-01-14 alone: allowedUnits, reconRanks."],
});

const LEGION_501ST_ENTRY = (): BattleForceEntry => ({ id: "501st-legion" });

const LEGION_501ST_TEXT: CardText = {
  id: "501st-legion",
  does: {
    en: "It has no special rules beyond the units and upgrades that it may include.",
    es: "No tiene más reglas especiales que las unidades y mejoras que puede incluir.",
  },
};

/** Whom its armies include. */
export const FIGURES: Cards<BattleForce> = [LEGION_501ST];

/** What it changes in play. */
export const ENTRIES: Cards<BattleForceEntry> = [LEGION_501ST_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [LEGION_501ST_TEXT];
