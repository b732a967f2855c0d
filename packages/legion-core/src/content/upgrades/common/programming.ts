import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Programming upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "programming", restriction: { type: "ground-vehicle" } },
  () => ({
    "attack-protocols": {
      name: "Attack Protocols",
      cost: 8,
      keywords: ["ai (aim)", "precise 2"],
      doubts: ["Of the list of 2026-01-14 alone: cost."],
    },
    "defense-protocols": {
      name: "Defense Protocols",
      cost: 8,
      keywords: ["ai (dodge)", "nimble", "outmaneuver"],
      doubts: ["Of the list of 2026-01-14 alone: cost."],
    },
    "engagement-protocols": {
      name: "Engagement Protocols",
      cost: 3,
      keywords: ["ai (attack, move)"],
    },
  }),
);
