import type { Cards, CardText } from "../../catalogue/cards.ts";
import type { BattleForce } from "../../catalogue/entries.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";

const SEPARATIST_INVASION = (): BattleForce => ({
  id: "separatist-invasion",
  name: { en: "Separatist Invasion" },
  faction: "separatist-alliance",
  side: "dark",
  units: [
    "count-dooku-darth-tyranus",
    "general-grievous-sinister-cyborg",
    "t-series-tactical-droid-programmed-for-strategy",
    "general-grievous-wheel-bike-warlord",
    "maul-impatient-apprentice",
    "b1-battle-droids",
    "ig-100-magnaguard",
    "droidekas",
    "stap-riders",
    "aat-battle-tank",
  ],
  uniqueUpgrades: [],
  standard: {
    ranks: {
      commander: { min: 1, max: 2 },
      operative: { min: 0, max: 2 },
      corps: { min: 4, max: 8 },
      "special-forces": { min: 0, max: 2 },
      support: { min: 0, max: 3 },
      heavy: { min: 1, max: 2 },
    },
    commandersAndOperatives: 2,
  },
  skirmish: {
    ranks: {
      commander: { min: 1, max: 2 },
      operative: { min: 0, max: 2 },
      corps: { min: 2, max: 6 },
      "special-forces": { min: 0, max: 1 },
      support: { min: 0, max: 2 },
      heavy: { min: 1, max: 1 },
    },
    commandersAndOperatives: 2,
  },
  build: { noFieldCommander: true },
  rules: ["Field Commander cannot be used."],
});

const SEPARATIST_INVASION_ENTRY = (): BattleForceEntry => ({ id: "separatist-invasion", unused: ["field-commander"] });

const SEPARATIST_INVASION_TEXT: CardText = {
  id: "separatist-invasion",
  does: { en: "Its units cannot use Field Commander.", es: "Sus unidades no pueden usar Comandante operativo." },
};

/** Whom its armies include. */
export const FIGURES: Cards<BattleForce> = [SEPARATIST_INVASION];

/** What it changes in play. */
export const ENTRIES: Cards<BattleForceEntry> = [SEPARATIST_INVASION_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [SEPARATIST_INVASION_TEXT];
