import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/** Whom its armies include. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "separatist-invasion": {
    name: "Separatist Invasion",
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
    en: "Its units cannot use Field Commander.",
    es: "Sus unidades no pueden usar Comandante operativo.",
    does: () => ({ unused: ["field-commander"] }),
  },
}));
