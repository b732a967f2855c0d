import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/** The battle force Blizzard Force with the units and rules of its armies. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "blizzard-force": {
    name: "Blizzard Force",
    faction: "galactic-empire",
    side: "dark",
    units: [
      "darth-vader-dark-lord-of-the-sith",
      "general-veers-master-tactician",
      "imperial-officer-ruthless-efficiency",
      "snowtroopers",
      "stormtroopers",
      "stormtroopers-heavy-response-unit",
      "74-z-speeder-bikes",
      "e-web-heavy-blaster-team",
      "at-st",
    ],
    uniqueUpgrades: ["academy-trained", "defend-in-depth", "general-weiss", "tip-of-the-spear"],
    standard: {
      ranks: { commander: "1-2", operative: "0", corps: "3-6", "special-forces": "0-3", support: "1-4", heavy: "0-2" },
    },
    skirmish: {
      ranks: { commander: "1-2", operative: "0", corps: "2-4", "special-forces": "0-3", support: "1-3", heavy: "0-1" },
    },
    build: {
      noFieldCommander: true,
      limits: [{ units: ["stormtroopers", "stormtroopers-heavy-response-unit"], min: 0, max: 2 }],
      freeDetachments: [{ unit: "Imperial Probe Droid" }],
    },
    rules: [
      "Field Commander cannot be used.",
      "At most 2 units of Stormtroopers, the heavy response unit included.",
      "An Imperial Probe Droid needs no unit for its Detachment.",
    ],
    doubts: ["The unit of freeDetachments came into play later.", "Of the list of 2026-01-14 alone: reconRanks."],
    en: "Its units cannot use Field Commander. It has at most 2 units of Stormtroopers, a Heavy Response Unit included, and an Imperial Probe Droid needs no unit for its Detachment.",
    es: "Sus unidades no pueden usar Comandante operativo. Incluye como máximo 2 unidades de Stormtroopers, contando una Heavy Response Unit, y un Imperial Probe Droid no necesita otra unidad para su Destacamento.",
    does: () => ({ unused: ["field-commander"] }),
  },
}));
