import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/** The battle force Separatist Invasion with the units and rules of its armies. */
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
        commander: "1-2",
        operative: "0-2",
        corps: "4-8",
        "special-forces": "0-2",
        support: "0-3",
        heavy: "1-2",
      },
      commandersAndOperatives: 2,
    },
    skirmish: {
      ranks: { commander: "1-2", operative: "0-2", corps: "2-6", "special-forces": "0-1", support: "0-2", heavy: "1" },
      commandersAndOperatives: 2,
    },
    build: { noFieldCommander: true },
    rules: ["Field Commander cannot be used."],
    en: "Its units cannot use Field Commander.",
    es: "Sus unidades no pueden usar Comandante operativo.",
    does: () => ({ unused: ["field-commander"] }),
  },
}));
