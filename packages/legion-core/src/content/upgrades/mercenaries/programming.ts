import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Programming upgrades of the mercenaries. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "programming", restriction: { unit: "IG-11" } },
  () => ({
    "bounty-programming": {
      name: '"Bounty" Programming',
      cost: 5,
      keywords: ["bounty", "ai (aim, attack)"],
      doubts: ["Sources disagree which rank gives which."],
      en: "The unit has Bounty and AI. Which rank of its bounty gives its weapons Pierce and which Suppressive the sources do not agree on, and is not played.",
      es: "La unidad tiene Recompensa e IA. Las fuentes no coinciden en qué categoría de su recompensa da a sus armas Perforante y cuál Fuego de contención, y no se juega.",
      does: () => [],
    },
  }),
);
